import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { contrastOf } from '#schema/contrast.ts';
import { contrastPairs } from '#schema/theme.ts';
import { groupBy } from '../groupBy.ts';
import { parentKey } from '../paths.ts';
import { nodeAt, type Path } from '../tree.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/**
 * The colours that meet on the page (listed beside the theme's schema) must differ enough to be read.
 * The colour that most of the failing pairs share is reported once, with its worst pair.
 */
export function colourContrast({ file, tree, atValue }: CheckContext): Problem[] {
  const { colours, dark } = file.theme;
  return [
    ...problemsIn(colours, ['theme', 'colours']),
    ...(dark ? problemsIn(dark, ['theme', 'dark']) : []),
  ];

  function problemsIn(palette: typeof colours, path: Path): Problem[] {
    const at = (name: string) => atValue([...path, name]);
    const isWritten = (name: string) => nodeAt(tree, [...path, name]) !== undefined;
    let failing = contrastPairs
      .map((pair) => ({ ...pair, ratio: contrastOf(palette[pair.front], palette[pair.ground]) }))
      .filter(({ ratio, least: needed }) => ratio < needed)
      .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    const problems: Problem[] = [];
    while (failing.length > 0) {
      const shared = mostShared(failing);
      const worst = failing.find(({ front, ground }) => front === shared || ground === shared);
      failing = failing.filter(({ front, ground }) => front !== shared && ground !== shared);
      if (!worst) continue;
      const against = worst.front === shared ? worst.ground : worst.front;
      // One of the defaults is not what was chosen wrong.
      const [name, other] = isWritten(shared) ? [shared, against] : [against, shared];
      const facts = { ...worst, name, other, isText: worst.least > 3 };
      const related = isWritten(other) ? relatedTo(at(other), `${other} stands here.`) : {};
      problems.push(createProblem('low-contrast', facts, { ...at(name), ...related }));
    }
    return problems;
  }
}

type ColourPair = (typeof contrastPairs)[number];

/** The colour in most of the pairs; among equals the one in front, in the order of the schema. */
function mostShared(failing: readonly ColourPair[]): ColourPair['front'] {
  const pairs = contrastPairs.filter((pair) =>
    failing.some(({ front, ground }) => front === pair.front && ground === pair.ground),
  );
  const names = [...pairs.map(({ front }) => front), ...pairs.map(({ ground }) => ground)];
  const countOf = (name: string) => names.filter((one) => one === name).length;
  return names.reduce((best, name) => (countOf(name) > countOf(best) ? name : best));
}

/** Large text needs a contrast of 3 (WCAG 2.2, 1.4.3). */
const least = 3;

/** The letters of a sign must differ enough from the ground behind them. */
export function signContrast({ fields, atValue }: CheckContext): Problem[] {
  const signs = groupBy(
    fields.filter(({ kind }) => kind === 'signText' || kind === 'signGround'),
    parentKey,
  );
  return [...signs.values()].flatMap((colours) => {
    const text = colours.find(({ kind }) => kind === 'signText');
    const ground = colours.find(({ kind }) => kind === 'signGround');
    const ratio = text && ground ? contrastOf(text.value, ground.value) : least;
    if (!text || !ground || ratio >= least) return [];
    const facts = { name: 'colour', other: 'ground', ratio, least, isText: true };
    const related = relatedTo(atValue(ground.path), 'ground stands here.');
    return createProblem('low-contrast', facts, { ...atValue(text.path), ...related });
  });
}
