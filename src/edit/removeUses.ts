import { removablePart } from '#load/removablePart.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Code, Edit, Problem } from '#problems/Problem.ts';
import { editInSteps } from './editInSteps.ts';
import { joinEdits } from './joinEdits.ts';
import { openText } from './openText.ts';
import type { Operation, YamlPath } from './Operation.ts';

/** What is said of a place that refers to something that is gone, and of a part that then lacks something. */
const causes: readonly Code[] = [
  'unknown-page',
  'unknown-anchor',
  'unknown-link',
  'unknown-section',
  'unknown-click',
  'too-few',
  'broken-rule',
];

/**
 * Takes away what refers to something that was deleted: a link in a running text, else the smallest
 * part around it that can go. Undefined when a fault is another, or when a whole page would go.
 */
export function removeUses(source: string, faults: readonly Problem[]): Edit[] | undefined {
  if (faults.some(({ code }) => !causes.includes(code))) return undefined;
  const data: unknown = openText(source).document.toJS();
  const words: Edit[] = [];
  const parts = new Map<string, YamlPath>();
  for (const fault of faults) {
    const link = linkAround(source, fault);
    if (link) words.push(...link);
    else {
      const part = removablePart(data, fault.path);
      if (!part) return undefined;
      parts.set(part.join('.'), part);
    }
  }
  const deletions = outermost([...parts.values()])
    .toSorted(backwards)
    .map((path): Operation => ({ kind: 'delete', path }));
  const deleted = editInSteps(applyEdits(source, words), deletions);
  return 'refusal' in deleted ? undefined : joinEdits(words, deleted.edits);
}

/** `[words](/page)` becomes `words`. */
function linkAround(source: string, { start, end }: Problem): Edit[] | undefined {
  const opening = /\[[^[\]]*\]\($/.exec(source.slice(0, start));
  if (!opening || source[end] !== ')') return undefined;
  return [
    { start: opening.index, end: opening.index + 1, text: '' },
    { start: start - 2, end: end + 1, text: '' },
  ];
}

/** Without those that stand in another one. */
function outermost(paths: readonly YamlPath[]): YamlPath[] {
  return paths.filter(
    (path) =>
      !paths.some(
        (other) => other.length < path.length && other.every((step, at) => path[at] === step),
      ),
  );
}

/** The later item of a list first, so that the others keep their places. */
function backwards(one: YamlPath, other: YamlPath): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return Number(other[at]) - Number(one[at]) || 0;
}
