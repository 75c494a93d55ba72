import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { FileHead } from '../FileSystem.ts';
import type { Media, MediaForm } from '../media/readMedia.ts';
import { noteOf } from '../schemaNodes.ts';
import type { CheckContext, Location } from './CheckContext.ts';
import { valueLocation } from './locations.ts';

/** A file of a form must begin as files of that form do, and suit its place: not far too small, not far too large. */
export function unsuitableMedia({ fields, tree, fileSystem }: CheckContext): Problem[] {
  const reported = new Set<string>();
  return fields.flatMap(({ kind, value, schema, path }) => {
    const head =
      kind === 'media' && fileSystem.hasFile(value) ? fileSystem.readHead(value) : undefined;
    if (!head || reported.has(value)) return [];
    const leastWidth = noteOf(schema, 'leastWidth') ?? 0;
    const problem = checkMedia(value, head, {
      leastWidth,
      locationOf: () => valueLocation(tree, path),
    });
    // What is wrong with the file itself is so wherever it is shown.
    if (problem?.severity === 'error') reported.add(value);
    return problem ?? [];
  });
}

/** What is wrong with a file in its place: it is no such file, is not safe to show, too small or too large. */
export function checkMedia(
  file: string,
  { media, size, svgFaults = [], isOutside }: FileHead,
  place: { leastWidth: number; locationOf: () => Location },
): Problem | undefined {
  if (isOutside) return createProblem('outside-media', { file }, place.locationOf());
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (!media) {
    const fault = size === 0 ? 'empty' : { ending };
    return createProblem('unreadable-media', { file, fault }, place.locationOf());
  }
  if (media.form !== formOf(ending)) {
    const facts = { file, ending, form: media.form };
    return createProblem('mismatched-media', facts, place.locationOf());
  }
  const [fault, ...others] = svgFaults;
  if (fault) {
    const { kind, what, line } = fault;
    return kind === 'unreadable'
      ? createProblem('unreadable-svg', { file, reason: what, line }, place.locationOf())
      : createProblem(
          'unsafe-svg',
          { file, what, line, others: others.length },
          { ...place.locationOf(), media: file },
        );
  }
  const { width, height } = sizeOf(media);
  if (width > 0 && width < place.leastWidth) {
    const facts = { file, width, height, least: place.leastWidth };
    return createProblem('small-media', facts, place.locationOf());
  }
  if (size > mostBytes[media.form] || Math.max(width, height) > mostPixels) {
    const facts = { file, width, height, size, mostBytes: mostBytes[media.form], mostPixels };
    return createProblem('large-media', facts, place.locationOf());
  }
  return undefined;
}

/** Drawings and fonts reach the visitor as they are; of pictures, small copies are made. */
const mostBytes: Readonly<Record<MediaForm, number>> = {
  svg: 300_000,
  woff2: 2_000_000,
  jpeg: 15_000_000,
  png: 15_000_000,
  webp: 15_000_000,
  avif: 15_000_000,
};
const mostPixels = 10_000;

function formOf(ending: string): string {
  return ending === 'jpg' ? 'jpeg' : ending;
}

function sizeOf({ width = 0, height = 0 }: Media) {
  return { width, height };
}

/** What a picture shows must be said in words that help: no file name, no «picture», no number alone. */
export function meaninglessAlts({ fields, tree }: CheckContext): Problem[] {
  return fields
    .filter(({ kind, value }) => kind === 'alt' && isMeaningless(value))
    .map(({ value, path }) =>
      createProblem('meaningless-alt', { text: value }, valueLocation(tree, path)),
    );
}

function isMeaningless(text: string): boolean {
  const word = text.trim().toLowerCase();
  return (
    !/\p{L}{2}/u.test(word) ||
    /\.(?:jpe?g|png|webp|avif|svg|gif)$/.test(word) ||
    /^(?:an? |the )?(?:alt(?: text)?|image|img|picture|pic|photo(?:graph)?|graphic|icon|screenshot|untitled|todo|tbd|placeholder|description|dsc|pxl|xxx+)[\s_\-#:.]*\d*\.?$/.test(
      word,
    )
  );
}
