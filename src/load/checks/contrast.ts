import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { contrastPairs } from '#schema/theme.ts';
import { groupBy } from '../groupBy.ts';
import type { CheckContext } from './CheckContext.ts';
import { relatedTo, valueLocation } from './locations.ts';

/**
 * The colours that meet on the page (listed beside the theme's schema) must differ enough to be read.
 * The colour that most of the failing pairs share is reported once, with its worst pair.
 */
export function colourContrast({ file, tree }: CheckContext): Problem[] {
  const { colours } = file.theme;
  const locationOf = (name: string) => valueLocation(tree, ['theme', 'colours', name]);
  let failing = contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastOf(colours[pair.front], colours[pair.ground]) }))
    .filter(({ ratio, least }) => ratio < least);
  const problems: Problem[] = [];
  while (failing.length > 0) {
    const name = mostShared(failing);
    const own = failing.filter(({ front, ground }) => front === name || ground === name);
    const [worst] = own.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    failing = failing.filter((pair) => !own.includes(pair));
    if (!worst) continue;
    const other = worst.front === name ? worst.ground : worst.front;
    const related = relatedTo(locationOf(other), `${other} stands here.`);
    const facts = { ...worst, name, other, isText: worst.least > 3 };
    problems.push(createProblem('low-contrast', facts, { ...locationOf(name), ...related }));
  }
  return problems;
}

type ColourPair = (typeof contrastPairs)[number];

/** The colour in most of the pairs; among equals the one in front. */
function mostShared(pairs: readonly ColourPair[]): ColourPair['front'] {
  const names = [...pairs.map(({ front }) => front), ...pairs.map(({ ground }) => ground)];
  const countOf = (name: string) => names.filter((one) => one === name).length;
  return names.reduce((best, name) => (countOf(name) > countOf(best) ? name : best));
}

/** Large text needs a contrast of 3 (WCAG 2.2, 1.4.3). */
const least = 3;

/** The letters of a sign must differ enough from the ground behind them. */
export function signContrast({ fields, tree }: CheckContext): Problem[] {
  const bySign = groupBy(
    fields.filter(({ kind }) => kind === 'signText' || kind === 'signGround'),
    ({ path }) => path.slice(0, -1).join('.'),
  );
  return [...bySign.values()].flatMap((colours) => {
    const text = colours.find(({ kind }) => kind === 'signText');
    const ground = colours.find(({ kind }) => kind === 'signGround');
    if (!text || !ground) return [];
    const ratio = contrastOf(text.value, ground.value);
    if (ratio >= least) return [];
    const facts = { name: 'colour', other: 'ground', ratio, least, isText: true };
    const related = relatedTo(valueLocation(tree, ground.path), 'ground stands here.');
    return createProblem('low-contrast', facts, { ...valueLocation(tree, text.path), ...related });
  });
}

/** The contrast of two colours (#RRGGBB), from 1 to 21, as WCAG 2.2 defines it. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance (WCAG 2.2, "relative luminance"). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
