import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Document } from '../readDocument.ts';
import type { Schema } from '../schemaNodes.ts';
import { nodeAt, type Path, type Scalar } from '../tree.ts';
import { fieldsAt, kindsIn } from './describe.ts';
import { leadingWord } from './explainKeys.ts';

/** A text in braces that is cut at its commas, and the paths of what is read as keys. */
type CutText = { problem: Problem; path: Path; rest: Path[] };

type Found = { path: Path; text: Scalar; end: number; rest: Path[] };

/** The texts of a group in braces that go on in keys without a colon, which the group does not know. */
export function findCutTexts(
  parent: Path,
  unknown: readonly string[],
  document: Document,
): CutText[] {
  const { tree, source } = document;
  const group = nodeAt(tree, parent);
  if (group?.kind !== 'group' || !group.isFlow) return [];
  const known = fieldsAt(parent, document);
  const strange = new Set(unknown);
  const isRest = (name: string, end: number) =>
    strange.has(name) &&
    !/^[\w-]+:./.test(name) &&
    !known.has(leadingWord(name) ?? '') &&
    !/^\s*:/.test(source.slice(end, end + 20));
  const found: Found[] = [];
  let open: Found | undefined;
  for (const { name, key, value } of group.entries.values()) {
    const path = [...parent, name];
    if (open && isRest(name, key.end)) {
      open.rest.push(path);
      open.end = key.end;
    } else {
      const isOpen = value.kind === 'scalar' && isText(value, known.get(name));
      open = isOpen ? { path, text: value, end: value.end, rest: [] } : undefined;
      if (open) found.push(open);
    }
  }
  return found.flatMap(({ path, text: { start, written: first }, end, rest }) => {
    const written = source.slice(start, end);
    if (rest.length === 0 || written.includes('\n')) return [];
    const plain = written.replace(/^[“„]|[”“]$/g, '');
    const whole = /["\\]/.test(plain) ? `'${plain.replaceAll("'", "''")}'` : `"${plain}"`;
    const place = { start, end, path: [...path], suggestion: whole };
    return { problem: createProblem('comma-in-text', { first, whole }, place), path, rest };
  });
}

function isText({ value, isPlain, repeats }: Scalar, schema: Schema | undefined): boolean {
  if (typeof value !== 'string' || !isPlain || repeats || !schema) return false;
  const kinds = kindsIn(schema);
  return kinds.has('string') && !kinds.has('array');
}
