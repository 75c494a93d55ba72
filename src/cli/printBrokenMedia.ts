import { BrokenMedia } from '#build/BrokenMedia.ts';
import { placeOfValue } from '#load/places.ts';
import { readFields } from '#load/readFields.ts';
import type { ReadSite } from '#repair/readSite.ts';
import { createProblem } from '#problems/createProblem.ts';
import { printPretty } from '#problems/printPretty.ts';

/** The problem that a damaged file is, at the first place that names it; nothing when the build failed otherwise. */
export function printBrokenMedia(
  error: unknown,
  { file, source }: Pick<ReadSite, 'file' | 'source'>,
  colour: boolean,
): string | undefined {
  const read = readFields(source);
  if (!(error instanceof BrokenMedia) || !read) return undefined;
  const field = read.fields.find(
    ({ kind, scalar }) => kind === 'media' && scalar.value === error.file,
  );
  if (!field) return undefined;
  const place = { ...placeOfValue(read.tree, field.path), path: field.path };
  const problem = createProblem('unreadable-media', { file: error.file, fault: 'damaged' }, place);
  return `${printPretty([problem], { file, source, colour })}\n`;
}
