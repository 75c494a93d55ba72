import { isDeepStrictEqual } from 'node:util';
import { lineEnd as endOfLine } from '#load/lines.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit } from '#problems/Problem.ts';
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from 'yaml';
import { dedent, trimEdit } from './edits.ts';
import {
  columnOf,
  endOfPair,
  insertItem,
  moveItem,
  removeItem,
  rowsOf,
  withDash,
} from './items.ts';
import type { Operation, Part, YamlPath } from './Operation.ts';
import { renamePart } from './renamePart.ts';
import {
  collectionAt,
  type Group,
  keyIndex,
  type List,
  type Location,
  locationOf,
  parseText,
  Refusal,
  textRange,
  type Written,
  type YamlText,
} from './yamlText.ts';
import { writeFlow, writeRows, writeScalar } from './writeValue.ts';

/** The text after an operation and the last edits that led there, or why it cannot be done. */
type Edited = { source: string; edits: Edit[] } | { refusal: string };

/**
 * Does an operation with the smallest change of the text: comments, quotes, order, anchors and every
 * character outside the edits stay. The result is parsed and compared with the same operation on the
 * parsed document, and refused if it says anything else. Whether the site is right is not checked.
 */
export function editText(source: string, operation: Operation): Edited {
  // A byte order mark belongs to no line.
  if (source.startsWith('\uFEFF')) {
    const edited = editText(source.slice(1), operation);
    if ('refusal' in edited) return edited;
    const edits = edited.edits.map((edit) => ({
      ...edit,
      start: edit.start + 1,
      end: edit.end + 1,
    }));
    return { source: `\uFEFF${edited.source}`, edits };
  }
  try {
    const text = parseText(source);
    const edits = perform(text, operation)
      .map((edit) => trimEdit(edit, source))
      .filter(({ start, end, text: written }) => end > start || written !== '');
    const after = applyEdits(source, edits);
    const isAsked = isDeepStrictEqual(dataOf(parseText(after)), dataOf(text));
    if (isAsked) return { source: after, edits };
    return { refusal: 'The file is written in a way that only a person should edit here.' };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    // An alias whose anchor is gone, or comes later now.
    if (!(error instanceof ReferenceError)) throw error;
    const refusal =
      'Another place of the file repeats this part with *name, so it must stay where it is.';
    return { refusal };
  }
}

/** Does operations one after the other; or says which cannot be done. */
export function editInSteps(source: string, operations: readonly Operation[]): Edited {
  let edited: Edited = { source, edits: [] };
  for (const operation of operations) {
    if ('refusal' in edited) return edited;
    edited = editText(edited.source, operation);
  }
  return edited;
}

/** The data of a text as the site loader would read it. */
export function dataOf({ document }: YamlText): unknown {
  return document.toJS({ maxAliasCount: -1 });
}

/** The edits of an operation. Changes the parsed document, too: that is what the text must say afterwards. */
function perform(text: YamlText, operation: Operation): Edit[] {
  switch (operation.kind) {
    case 'set': {
      const location = locationOf(text, operation.path);
      if (location.kind === 'missing') return addKey(text, location, operation.value);
      const edit = setValue(text, location, operation.value);
      assign(location, operation.value);
      return [edit];
    }
    case 'delete': {
      const location = locationOf(text, operation.path);
      if (location.kind === 'missing') throw new Refusal('There is nothing to take away.');
      const edit = removeItem(text, location.holder, location.index);
      location.holder.items.splice(location.index, 1);
      return [edit];
    }
    case 'move': {
      const { holder, index } = itemOf(text, operation.path);
      const edits = moveItem(text, holder, { from: index, to: operation.to });
      holder.items.splice(operation.to, 0, ...holder.items.splice(index, 1));
      return edits;
    }
    case 'duplicate':
      return duplicate(text, operation.path);
    case 'hide':
      return hide(text, operation);
    case 'insert': {
      const list = collectionAt(text, operation.list);
      if (!isSeq(list)) throw new Refusal('There is no list at this place.');
      return insert(text, list, operation);
    }
    case 'add': {
      const { path, value } = operation;
      const [holder, step] = [collectionAt(text, path.slice(0, -1)), path.at(-1)];
      if (isSeq(holder)) return addItem(text, holder, { index: Number(step), value });
      const key = String(step);
      if (keyIndex(holder, key) !== -1) throw new Refusal(`There is a ${key} here already.`);
      return addKey(text, { holder, key }, value);
    }
    case 'rename':
      return renamePart(text, operation);
  }
}

function itemOf(text: YamlText, path: YamlPath): Extract<Location, { kind: 'item' }> {
  const location = locationOf(text, path);
  if (location.kind !== 'item') throw new Refusal('This is not an item of a list.');
  return location;
}

/** Writes a single value in the place and in the style of the present one. */
export function setValue(
  text: YamlText,
  location: Written,
  value: string | number | boolean,
): Edit {
  const { source, lineEnd } = text;
  const { holder, value: node } = location;
  if (node && !isScalar(node) && !isAlias(node)) {
    throw new Refusal(
      'Only a single value can be written here, and this is a whole part of the file.',
    );
  }
  const slot = { isFlow: holder.flow ?? false, indent: indentOf(location, source), lineEnd };
  const range = node && textRange(node, source);
  if (range && range.end > range.start) {
    const isFollowed = source.slice(range.end, endOfLine(source, range.end)).trim() !== '';
    const raw = source.slice(range.start, range.end);
    const old = isScalar(node) && { old: { node, raw } };
    return { ...range, text: writeScalar(value, { ...slot, isFollowed, ...old }) };
  }
  // After a key or a dash that has none.
  const pair = location.kind === 'key' && location.holder.items[location.index];
  const at = pair ? endOfPair({ key: pair.key, value: null }, source) : (node?.range?.[0] ?? -1);
  if (at < 0) throw new Refusal('This value cannot be written here; write it by hand.');
  return { start: at, end: at, text: ` ${writeScalar(value, { ...slot, isFollowed: true })}` };
}

function indentOf(location: Written, source: string): number {
  const key = location.kind === 'key' && location.holder.items[location.index]?.key;
  return columnOf((key || location.holder).range?.[0] ?? 0, source);
}

function assign(location: Written, value: string | number | boolean): void {
  if (isScalar(location.value)) location.value.value = value;
  else if (location.kind === 'item') location.holder.items[location.index] = new Scalar(value);
  else {
    const pair = location.holder.items[location.index];
    if (pair) pair.value = new Scalar(value);
  }
}

/** Writes a new key into a group: before key `index`, or after its last one. */
function addKey(
  text: YamlText,
  { holder, key, index = holder.items.length }: { holder: Group; key: string; index?: number },
  value: Part,
): Edit[] {
  const rows = holder.flow ? [`${key}: ${writeFlow(value)}`] : writeRows({ [key]: value });
  const edit = insertItem(text, holder, { index, rows });
  holder.items.push(text.document.createPair(key, value) as Group['items'][number]);
  return [edit];
}

/** Writes `hidden: true` beside the type of a section, or removes it. */
function hide(text: YamlText, { path, hidden }: { path: YamlPath; hidden: boolean }): Edit[] {
  const section = locationOf(text, path);
  if (section.kind === 'missing' || !isMap(section.value)) {
    throw new Refusal(
      'This section is not written here, but repeated from another place with *name.',
    );
  }
  const holder = section.value as Group;
  const isWritten = keyIndex(holder, 'hidden') !== -1;
  const key = [...path, 'hidden'];
  if (!hidden) return isWritten ? perform(text, { kind: 'delete', path: key }) : [];
  if (isWritten) return perform(text, { kind: 'set', path: key, value: true });
  const index = Math.max(keyIndex(holder, 'type'), keyIndex(holder, 'use'), 0) + 1;
  return addKey(text, { holder, key: 'hidden', index }, true);
}

/** Writes an item once more behind itself, without its `id` and the comments above it. */
function duplicate(text: YamlText, path: YamlPath): Edit[] {
  const { holder, index, value } = itemOf(text, path);
  let isNamed = false;
  visit(value, { Node: (_, node) => void (isNamed ||= !isAlias(node) && !!node.anchor) });
  if (isNamed) {
    throw new Refusal(
      'This part has a name of its own (&name), so its copy is better made by hand.',
    );
  }
  const id = [...path, 'id'];
  const bare = isMap(value) ? editText(text.source, { kind: 'delete', path: id }) : undefined;
  const from = bare && 'source' in bare ? parseText(bare.source) : text;
  const rows = rowsOf(from, itemOf(from, path).holder, index);
  const edit = insertItem(text, holder, { index: index + 1, rows });
  const copy = isAlias(value) || value === null ? value : (value.clone() as Node);
  if (isMap(copy)) copy.delete('id');
  holder.items.splice(index + 1, 0, copy);
  return [edit];
}

/** Writes YAML as an item of a list. */
function insert(
  text: YamlText,
  holder: List,
  { index, yaml }: { index: number; yaml: string },
): Edit[] {
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0)
    throw new Refusal('What should be put in cannot be read as YAML.');
  if (!document.contents) throw new Refusal('There is nothing to put in.');
  const value = document.toJS() as Part;
  const rows = yaml.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  return addItem(text, holder, { index, value, rows: dedent(rows) });
}

/** Writes a part as an item of a list, in braces where its neighbours are in braces. */
function addItem(
  text: YamlText,
  holder: List,
  { index, value, rows }: { index: number; value: Part; rows?: string[] },
): Edit[] {
  const neighbour = holder.items[Math.min(index, holder.items.length - 1)];
  const isFlow = holder.flow || (!rows && isMap(neighbour) && neighbour.flow);
  const written = isFlow ? [writeFlow(value)] : (rows ?? writeRows(value));
  const dashed = holder.flow ? written : withDash(text, holder, written);
  const edit = insertItem(text, holder, { index, rows: dashed });
  holder.items.splice(index, 0, text.document.createNode(value) as Node);
  return [edit];
}
