import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { indentOf, lineAt } from '../lines.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * An item of a list that starts further right than its neighbours is no item: YAML takes its line
 * for the rest of the text above, dash included.
 */
export function swallowedItems({ values, source }: CheckContext): Problem[] {
  return values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'string' || !scalar.isPlain || scalar.repeats) return [];
    const dash = /\n[ \t]*(?=- \S)/.exec(source.slice(scalar.start, scalar.end));
    if (!dash) return [];
    const start = scalar.start + dash.index + dash[0].length;
    const line = lineAt(source, start);
    const above = lineAt(source, scalar.start);
    const column = indentOf(above);
    const context = { column: above.text.trimStart().startsWith('- ') ? column : undefined };
    const problem = createProblem('swallowed-item', context, { start, end: line.end, path });
    if (context.column === undefined) return problem;
    const edit = { start: line.start, end: start, text: ' '.repeat(column) };
    return { ...problem, fix: { edits: [edit], isSafe: true } };
  });
}
