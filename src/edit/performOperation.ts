import { CST, Lexer } from 'yaml';
import { lineEnd as endOfLine } from '#load/lines.ts';
import type { Path, WrittenItem } from '#load/tree.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { Edit } from '#problems/Problem.ts';
import { dedent } from './edits.ts';
import { columnOf, insertItem, moveItem, removeItems, rowsOf, withDash } from './items.ts';
import type { Operation, Part } from './Operation.ts';
import { renamePart } from './renamePart.ts';
import { writeFlow, writeRows, writeScalar } from './writeValue.ts';
import {
  dataOf,
  type Holder,
  holderAt,
  keyIndex,
  locationOf,
  onlyByHand,
  isOwnGroup,
  parseText,
  Refusal,
  type YamlText,
} from './yamlText.ts';

/** The edits of an operation. Changes the tree, too: that is what the text must say afterwards. */
export function performOperation(text: YamlText, operation: Operation, schema: SiteSchema): Edit[] {
  switch (operation.kind) {
    case 'set':
      return set(text, operation.path, operation.value);
    case 'retype': {
      const { path, value, needs } = operation;
      const added = addKeys(text, holderAt(text, path.slice(0, -1)), { values: needs });
      return [...set(text, path, value), ...added];
    }
    case 'delete':
      return [remove(text, operation.path)];
    case 'move': {
      const { holder, index, item } = itemOf(text, operation.path);
      const edits = moveItem(text, holder, { from: index, to: operation.to });
      holder.writtenItems.splice(index, 1);
      holder.writtenItems.splice(operation.to, 0, item);
      return edits;
    }
    case 'duplicate':
      return [duplicate(text, operation.path)];
    case 'hide':
      return hide(text, operation);
    case 'insert': {
      const { path, yaml } = operation;
      const list = holderAt(text, path.slice(0, -1));
      if (list.kind !== 'list') throw new Refusal('There is no list at this place.');
      return [insert(text, list, { index: Number(path.at(-1)), yaml })];
    }
    case 'add': {
      const { path, value } = operation;
      const [holder, step] = [holderAt(text, path.slice(0, -1)), path.at(-1)];
      if (holder.kind === 'list') return [addItem(text, holder, { index: Number(step), value })];
      const key = String(step);
      return addKeys(text, holder, { values: { [key]: value } });
    }
    case 'rename':
      return renamePart(text, operation, schema);
  }
}

function set(
  text: YamlText,
  path: Path,
  value: Extract<Operation, { kind: 'set' }>['value'],
): Edit[] {
  const { holder, item } = locationOf(text, path);
  if (!item) return addKeys(text, holder, { values: { [String(path.at(-1))]: value } });
  const edit = setValue(text, { holder, item }, value);
  // What repeats a value changes with it.
  if (item.value.repeats) item.value = newItem(value).value;
  else Object.assign(item.value, newItem(value).value);
  return [edit];
}

function remove(text: YamlText, path: Path): Edit {
  const { holder, index } = locationOf(text, path);
  if (index === -1) throw new Refusal('There is nothing to remove.');
  const edit = removeItems(text, holder, [index, index]);
  holder.writtenItems.splice(index, 1);
  return edit;
}

/** A value as an item of a list, or with a name as one of a group, that is written nowhere yet. */
function newItem(value: Part, name?: string): WrittenItem {
  return { start: 0, end: 0, name, value: parseText(JSON.stringify(value)).tree };
}

function itemOf(text: YamlText, path: Path) {
  const { holder, index, item } = locationOf(text, path);
  if (holder.kind !== 'list' || !item) throw new Refusal('This is not an item of a list.');
  return { holder, index, item };
}

/** Writes a single value in the place and in the style of the present one. */
export function setValue(
  { source, lineEnd }: YamlText,
  { holder, item }: { holder: Holder; item: WrittenItem },
  value: string | number | boolean,
): Edit {
  const node = item.value;
  if (node.kind === 'scalar' && node.isBroken) throw onlyByHand();
  if (node.kind !== 'scalar' && !node.repeats) {
    throw new Refusal(
      'Only a single value can be written here, and this is a whole part of the file.',
    );
  }
  const indent = columnOf(item.start, source);
  const slot = { isFlow: holder.isFlow, indent, lineEnd };
  const { start, end } = node;
  if (end > start) {
    const isFollowed = source.slice(end, endOfLine(source, end)).trim() !== '';
    const raw = source.slice(start, end);
    const old = node.kind === 'scalar' && !node.repeats && { old: { value: node.value, raw } };
    return { start, end, text: writeScalar(value, { ...slot, isFollowed, ...old }) };
  }
  // After a key or a dash that has none.
  const text = ` ${writeScalar(value, { ...slot, isFollowed: true })}`;
  return { start: item.end, end: item.end, text };
}

/** Writes new keys into a group: before key `index`, or after its last one. */
function addKeys(
  text: YamlText,
  holder: Holder,
  { values, index = holder.writtenItems.length }: { values: Record<string, Part>; index?: number },
): Edit[] {
  const entries = Object.entries(values);
  if (entries.length === 0) return [];
  const taken = entries.find(([key]) => keyIndex(holder, key) !== -1);
  if (taken) throw new Refusal(`There is a ${taken[0]} here already.`);
  const inFlow = entries.map(([key, value]) => `${key}: ${writeFlow(value)}`).join(', ');
  const rows = holder.isFlow ? [inFlow] : writeRows(values);
  const edit = insertItem(text, holder, { index, rows });
  holder.writtenItems.push(...entries.map(([key, value]) => newItem(value, key)));
  return [edit];
}

/** Writes `hidden: true` beside the type of a section, or removes it. */
function hide(text: YamlText, { path, hidden }: { path: Path; hidden: boolean }): Edit[] {
  const section = locationOf(text, path).item?.value;
  if (!isOwnGroup(section)) {
    throw new Refusal(
      'This section is not written here, but repeated from another place with *name.',
    );
  }
  const isWritten = keyIndex(section, 'hidden') !== -1;
  const key = [...path, 'hidden'];
  if (!hidden) return isWritten ? [remove(text, key)] : [];
  if (isWritten) return set(text, key, true);
  const index = Math.max(keyIndex(section, 'type'), keyIndex(section, 'use'), 0) + 1;
  return addKeys(text, section, { values: { hidden: true }, index });
}

/** Writes an item once more behind itself, without its `id` and the comments above it. */
function duplicate(text: YamlText, path: Path): Edit {
  const { holder, index, item } = itemOf(text, path);
  const { value } = item;
  const hasId = isOwnGroup(value) && keyIndex(value, 'id') !== -1;
  const withoutId = () => {
    const edit = remove(parseText(text.source), [...path, 'id']);
    return parseText(applyEdits(text.source, [edit]));
  };
  const from = hasId ? withoutId() : text;
  const rows = rowsOf(from, itemOf(from, path).holder, index);
  const tokens = [...new Lexer().lex(rows.join('\n'))];
  if (tokens.some((token, at) => token.startsWith('&') && tokens[at - 1] !== CST.SCALAR))
    throw new Refusal('This part has a name (&name), so its copy is better made by hand.');
  const bare = rows.slice(rows.findIndex((row) => !row.startsWith('#')));
  const edit = insertItem(text, holder, { index: index + 1, rows: bare });
  const writtenItems = hasId ? value.writtenItems.filter(({ name }) => name !== 'id') : [];
  const copy = hasId ? { ...value, writtenItems } : value;
  holder.writtenItems.splice(index + 1, 0, { ...item, value: copy });
  return edit;
}

/** Writes YAML as an item of a list. */
function insert(
  text: YamlText,
  holder: Holder,
  { index, yaml }: { index: number; yaml: string },
): Edit {
  if (!/^\s*[^\s#]/m.test(yaml)) throw new Refusal('There is nothing to put in.');
  const value = dataOf(parseText(yaml, 'What should be put in cannot be read as YAML.')) as Part;
  const rows = yaml.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  return addItem(text, holder, { index, value, rows: dedent(rows) });
}

/** Writes a part as an item of a list, in braces where its neighbours are in braces. */
function addItem(
  text: YamlText,
  holder: Holder,
  { index, value, rows }: { index: number; value: Part; rows?: string[] },
): Edit {
  const items = holder.writtenItems;
  const neighbour = items[Math.min(index, items.length - 1)]?.value;
  const isFlow = holder.isFlow || (!rows && isOwnGroup(neighbour) && neighbour.isFlow);
  const written = isFlow ? [writeFlow(value)] : (rows ?? writeRows(value));
  const dashed = holder.isFlow ? written : withDash(text, holder, written);
  const edit = insertItem(text, holder, { index, rows: dashed });
  items.splice(index, 0, newItem(value));
  return edit;
}
