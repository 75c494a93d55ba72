import { type MediaType, mediaTypeOf, mediaTypes } from '#schema/mediaTypes.ts';
import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { FileHead } from '../fileSystemOf.ts';
import { nearestNames } from '../names.ts';
import type { Document, Location } from '../readDocument.ts';
import { formOfEnding } from './media.ts';

/** Longer ones take minutes on a telephone, and some hosts refuse them. */
const mostBytes = 20_000_000;

/** What is wrong with a file that a link leads to. */
export function checkDownload(
  file: string,
  context: Document,
  location: Location,
): Problem | undefined {
  const { fileSystem } = context;
  if (!fileSystem.hasFile(file)) {
    const nearest = nearestNames('media', file, context);
    return createProblem('missing-media', { file, nearest }, location);
  }
  return checkLinkedFile(file, fileSystem.readHead(file), location);
}

/** The same of a file that is there, by its beginning; without one, by its name alone. */
export function checkLinkedFile(
  file: string,
  head: FileHead | undefined,
  location: Location,
): Problem | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  const known = mediaTypeOf(file);
  if (!known || !canBeLinked(file))
    return createProblem('unpublished-file', { file, ending }, location);
  if (!head) return undefined;
  const { media, size, outside } = head;
  if (outside !== undefined) return createProblem('outside-media', { file: outside }, location);
  if (size === 0) return createProblem('unreadable-media', { file, fault: 'empty' }, location);
  const form = formOf(ending, known);
  if (form !== undefined && media?.form !== form)
    return createProblem('unreadable-media', { file, fault: { ending } }, location);
  if (size <= mostBytes) return undefined;
  const facts = { file, width: 0, height: 0, size, mostBytes, mostPixels: 0 };
  return createProblem('large-media', facts, location);
}

/** Whether a link may lead to such a file: a picture, a recording or a document. */
function canBeLinked(file: string): boolean {
  return mediaTypeOf(file)?.use === 'picture' || isDownload(file);
}

/** Whether a link to a file is likely meant: a picture is mostly there to be shown. */
export function isDownload(file: string): boolean {
  const use = mediaTypeOf(file)?.use;
  return use === 'document' || use === 'recording';
}

/** The files that a link may lead to, as the `accept` of an input has them. */
export const linkedEndings = Object.keys(mediaTypes)
  .map((ending) => `.${ending}`)
  .filter(canBeLinked)
  .join();

/** How a file begins; undefined where many beginnings are right. */
function formOf(ending: string, { use, type }: MediaType): string | undefined {
  if (use === 'picture') return formOfEnding(ending);
  if (ending === 'pdf') return 'pdf';
  return /officedocument|opendocument|zip/.test(type) ? 'zip' : undefined;
}
