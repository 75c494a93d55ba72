import { lineAfter, lineAt } from '../../lines.ts';
import { nodeAt, type Path } from '../../tree.ts';
import { isSamePath, startsWith } from '../../paths.ts';
import type { Context } from '../readIssues.ts';
import type { RepeatedLine, Stray, Wrong } from './Stray.ts';

/**
 * The line that begins an item, written twice: the first is an item of its own then, without all that
 * an item needs, and the list has one too many.
 */
export function repeatedLines(wrong: readonly Wrong[], context: Context): Stray[] {
  const found = new Map<string, Stray>();
  for (const { path } of wrong) {
    for (const inside of [path, path.slice(0, -1)]) {
      const fault = repeatedLine(inside, context);
      if (fault) found.set(JSON.stringify(inside), { fault, explains: follows(inside) });
    }
  }
  return [...found.values()];
}

function repeatedLine(inside: Path, { tree, source }: Context): RepeatedLine | undefined {
  const item = nodeAt(tree, inside);
  if (typeof inside.at(-1) !== 'number' || item?.kind !== 'group' || item.isFlow) return undefined;
  const [entry, ...others] = item.entries.values();
  if (!entry || others.length > 0) return undefined;
  const first = lineAt(source, entry.key.start);
  const second = lineAfter(source, first);
  const text = first.text.trim();
  const isTwice = text.startsWith('- ') && second?.text.trimEnd() === first.text.trimEnd();
  if (!isTwice) return undefined;
  const start = second.start + second.text.indexOf('-');
  return { kind: 'repeatedLine', inside, text, place: { start, end: start + text.length } };
}

function follows(inside: Path): Stray['explains'] {
  const list = inside.slice(0, -1);
  return ({ path, isAboutLength }) =>
    startsWith(path, inside) ||
    (isAboutLength && (isSamePath(path, list) || isSamePath(path.slice(0, -1), list.slice(0, -1))));
}
