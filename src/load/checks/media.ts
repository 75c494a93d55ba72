import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { groundWidth } from '#schema/picture.ts';
import { declarationsOf } from '../collectDeclarations.ts';
import { groupBy } from '../groupBy.ts';
import type { FileHead } from '../fileSystemOf.ts';
import type { MediaForm } from '../media/readMedia.ts';
import type { Field, Written } from '../findValues.ts';
import { isHolder, valueAt } from '../paths.ts';
import { darkPictures, picturesIn } from '../linksIn.ts';
import { richTextParts } from '../richTextParts.ts';
import { noteOf } from '../schemaNodes.ts';
import type { Location } from '../readDocument.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';
import { locationIn } from './locationIn.ts';

/** A file must be what its ending says, safe to show, and suit its place: not far too small, not far too large. */
export function unsuitableMedia(context: CheckContext): Problem[] {
  const { fields, fileSystem } = context;
  const broken = new Set<string>();
  return fields.flatMap((field) =>
    picturesIn(field).flatMap((name) => {
      const head = fileSystem.hasFile(name) ? fileSystem.readHead(name) : undefined;
      const file = head?.outside ?? name;
      if (!head || broken.has(file)) return [];
      const problem = checkMedia(name, head, {
        leastWidth: leastWidthOf(field, context),
        locationOf: () => locationIn(context, field, { target: name, part: name }),
      });
      // What is wrong with the file itself is so wherever it is shown.
      if (problem?.severity === 'error') broken.add(file);
      return problem ?? [];
    }),
  );
}

/** How wide a picture must be for its place, in pixels: the ground of a section wider than where it stands otherwise. */
function leastWidthOf({ schema: of, path }: Written, { file, schema }: CheckContext): number {
  const block = valueAt(file, path.slice(0, -2));
  const ground = isHolder(block) ? declarationsOf(block, schema.Block).ground : undefined;
  if (ground?.picture === path.at(-2) && valueAt(block, [ground?.where ?? '']) === ground?.is)
    return groundWidth;
  return noteOf(of, 'leastWidth') ?? 0;
}

/** What is wrong with a file in its place. */
export function checkMedia(
  file: string,
  { media, size, svgFaults = [], outside }: FileHead,
  { leastWidth: least, locationOf }: { leastWidth: number; locationOf: () => Location },
): Problem | undefined {
  if (outside !== undefined) return createProblem('outside-media', { file: outside }, locationOf());
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase();
  if (!media) {
    const fault = size === 0 ? 'empty' : { ending };
    return createProblem('unreadable-media', { file, fault }, locationOf());
  }
  const { form, width = 0, height = 0 } = media;
  if (form === 'heic')
    return createProblem('unreadable-media', { file, fault: 'unshown' }, locationOf());
  if (form !== formOfEnding(ending))
    return createProblem('mismatched-media', { file, ending, form }, locationOf());
  const [fault, ...others] = svgFaults;
  if (fault) {
    const { kind, what, line } = fault;
    if (kind === 'unreadable')
      return createProblem('unreadable-svg', { file, reason: what, line }, locationOf());
    const facts = { file, what, line, others: others.length };
    return createProblem('unsafe-svg', facts, { ...locationOf(), media: file });
  }
  if (width > 0 && width < least)
    return createProblem('small-media', { file, width, height, least }, locationOf());
  if (size <= mostBytes[form] && Math.max(width, height) <= mostPixels) return undefined;
  const facts = { file, width, height, size, mostBytes: mostBytes[form], mostPixels };
  return createProblem('large-media', facts, locationOf());
}

/** The form of file that an ending promises. */
export function formOfEnding(ending: string): string {
  return { jpg: 'jpeg', tif: 'tiff' }[ending] ?? ending;
}

/** Drawings and fonts reach the visitor as they are; of pictures, small copies are made. */
const mostBytes: Readonly<Record<MediaForm, number>> = {
  svg: 300_000,
  woff2: 2_000_000,
  jpeg: 15_000_000,
  png: 15_000_000,
  webp: 15_000_000,
  avif: 15_000_000,
  gif: 15_000_000,
  tiff: 100_000_000,
  heic: 0,
  pdf: 0,
  zip: 0,
};
const mostPixels = 10_000;

/** Two shapes differ when one is so much wider than the other, as a share: less is not seen. */
const mostDifference = 0.03;

/** The pictures of a pair are shown in the shape of the first: the second is cut where it has another. */
export function unequalPairs({ file: data, fields, fileSystem, atValue }: CheckContext): Problem[] {
  const halves = fields.filter(({ schema }) => noteOf(schema, 'isOfPair'));
  const pairs = [
    ...groupBy(halves, ({ path }) => path.slice(0, -2).join('.')).values(),
    ...darkPictures(fields, data).map(({ picture, ...dark }) => [
      { path: [...dark.path.slice(0, -1), 'src'], value: picture },
      dark,
    ]),
  ];
  const sizeOf = ({ value: file }: Pick<Field, 'value'>) => {
    const { width = 0, height = 0 } = fileSystem.readHead(file)?.media ?? {};
    return width > 0 && height > 0 ? { file, width, height } : undefined;
  };
  return pairs.flatMap(([one, other]) => {
    if (!one || !other) return [];
    const [first, second] = [sizeOf(one), sizeOf(other)];
    if (!first || !second) return [];
    const wider = (first.width / first.height) * (second.height / second.width);
    if (Math.max(wider, 1 / wider) <= 1 + mostDifference) return [];
    const related = relatedTo(atValue(one.path), 'The first of the pair stands here.');
    return createProblem('unequal-pair', { first, second }, { ...atValue(other.path), ...related });
  });
}

/** What a picture shows must be said in words that help: no file name, no «picture», no number alone. */
export function meaninglessAlts(context: CheckContext): Problem[] {
  return context.fields.flatMap((field) => {
    if (field.kind === 'alt')
      return isMeaningful(field.value)
        ? []
        : createProblem('meaningless-alt', { text: field.value }, context.atValue(field.path));
    if (picturesIn(field).length === 0) return [];
    return richTextParts(field.value).flatMap(({ src: file, text }) => {
      if (file === undefined || isMeaningful(text)) return [];
      const place = locationIn(context, field, { target: file, part: file });
      return text.trim() === ''
        ? createProblem('missing-alt', { file }, place)
        : createProblem('meaningless-alt', { text }, place);
    });
  });
}

function isMeaningful(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !meaningless.test(text.trim());
}

const meaningless =
  /\.(?:jpe?g|png|webp|avif|svg|gif)$|^(?:an? |the )?(?:alt(?: text)?|image|img|picture|pic|photo(?:graph)?|graphic|icon|screenshot|untitled|todo|tbd|placeholder|description|dsc|pxl|xxx+)[\s_\-#:.]*\d*\.?$/i;
