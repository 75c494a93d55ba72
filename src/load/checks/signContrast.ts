import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Field } from '../findFields.ts';
import { groupBy } from '../groupBy.ts';
import type { CheckContext } from './CheckContext.ts';
import { contrastOf } from './contrastOf.ts';
import { valueLocation } from './locations.ts';

/** Large text needs a contrast of 3 (WCAG 2.2, 1.4.3). */
const least = 3;

/** The letters of a sign must differ enough from the ground behind them. */
export function signContrast({ fields, tree }: CheckContext): Problem[] {
  const bySign = groupBy(
    fields.filter(({ kind }) => kind === 'signText' || kind === 'signGround'),
    ({ path }) => path.slice(0, -1).join('.'),
  );
  return [...bySign.values()].flatMap((colours) => {
    const of = (kind: Field['kind']) => colours.find((field) => field.kind === kind);
    const [text, ground] = [of('signText'), of('signGround')];
    const ratio = text && ground ? contrastOf(text.value, ground.value) : least;
    if (!text || !ground || ratio >= least) return [];
    const { start, end } = valueLocation(tree, ground.path);
    return createProblem(
      'low-contrast',
      { name: 'colour', other: 'ground', ratio, least, isText: true },
      {
        ...valueLocation(tree, text.path),
        related: [{ start, end, message: 'ground stands here.' }],
      },
    );
  });
}
