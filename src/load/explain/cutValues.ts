import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import { nearestWords } from '../nearestWords.ts';
import { schemaAt } from '../schemaAt.ts';
import { type Entry, nodeAt, type Path } from '../tree.ts';
import { adviseList, kindsIn } from './advise.ts';
import { kindWanted } from './kindWords.ts';
import type { UnknownKey } from './joinSlips.ts';
import type { Context } from './readIssues.ts';

/** A value inside {…} that was cut at its commas, so that its other pieces became keys. */
export type CutValue = { kind: 'cutValue'; parent: Path; key: string; pieces: string[] };

/** `{ alt: Shop, in Leeds }` and `{ except: /one, /two }`: keys without a value, after a text or list that has one. */
export function cutValues(unknown: readonly UnknownKey[], context: Context): CutValue[] {
  const found = new Map<string, CutValue>();
  for (const fault of unknown) {
    const { parent, key: piece } = fault;
    const key = holderOf(fault, unknown, context);
    if (key === undefined || !canBeCut([...parent, key], context)) continue;
    const name = JSON.stringify([...parent, key]);
    const cut = found.get(name) ?? { kind: 'cutValue', parent, key, pieces: [] };
    found.set(name, { ...cut, pieces: [...cut.pieces, piece] });
  }
  return [...found.values()];
}

/** The key whose value the piece was cut off: the last before it that is no such piece itself. */
function holderOf(
  { parent, key: piece, known }: UnknownKey,
  unknown: readonly UnknownKey[],
  context: Context,
): string | undefined {
  const group = nodeAt(context.tree, parent);
  if (group?.kind !== 'group' || !group.isFlow) return undefined;
  const entries = [...group.entries.values()];
  const at = entries.findIndex(({ name }) => name === piece);
  const isPiece = (entry: Entry) =>
    isBare(entry, context.source) && unknown.some(({ key }) => key === entry.name);
  const own = entries[at];
  const [word = ''] = piece.split(/\s/);
  const isSlip = known.includes(word) || nearestWords(word, known).length > 0;
  if (!own || !isPiece(own) || isSlip) return undefined;
  return entries.slice(0, at).findLast((entry) => !isPiece(entry))?.name;
}

function isBare({ key, value }: Entry, source: string): boolean {
  const isEmpty = value.kind === 'scalar' && value.value === null;
  return isEmpty && /^\s*[,}]/.test(source.slice(key.end, key.end + 200));
}

function canBeCut(path: Path, context: Context): boolean {
  const value = nodeAt(context.tree, path);
  const schema = schemaAt(context.schema, context.data, path);
  if (value?.kind !== 'scalar' || !value.isPlain || value.repeats || !schema) return false;
  const kinds = kindsIn(schema);
  return typeof value.value === 'string' && (kinds.has('string') || kinds.has('array'));
}

/** The whole value as one fault, with the quotes or brackets that it needs. */
export function cutValue({ parent, key, pieces }: CutValue, context: Context): Problem {
  const path = [...parent, key];
  const place = { ...wholeOf(path, pieces, context), path };
  const written = context.source.slice(place.start, place.end);
  const schema = schemaAt(context.schema, context.data, path) ?? context.schema;
  const list = kindsIn(schema).has('array') ? adviseList(written, schema) : undefined;
  if (list) {
    const words = { written: `"${written}"`, got: 'a text', wanted: kindWanted(schema) };
    const { advice, suggestion } = list;
    return createProblem('wrong-kind', { ...words, advice }, { ...place, suggestion });
  }
  const mark = written.includes('"') ? "'" : '"';
  const suggestion = written.includes(mark) ? undefined : mark + written + mark;
  return createProblem('comma-in-text', { whole: suggestion }, { ...place, suggestion });
}

function wholeOf(path: Path, pieces: readonly string[], { tree }: Context): Range {
  const value = nodeAt(tree, path);
  const group = nodeAt(tree, path.slice(0, -1));
  const last = group?.kind === 'group' ? group.entries.get(pieces.at(-1) ?? '') : undefined;
  return { start: value?.start ?? 0, end: last?.key.end ?? value?.end ?? 0 };
}
