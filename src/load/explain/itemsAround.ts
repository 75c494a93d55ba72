import { z } from 'zod';
import { itemsAbove } from '../itemsAbove.ts';
import { nearestWords } from '../nearestWords.ts';
import { listAt, startsWith } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { fieldsOf, noteOf } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import { isPlainWord } from './advise.ts';
import { schemaOf } from './readIssues.ts';

/** The names of the items that a value may be near to, by their names or labels; undefined where it names none. */
export function meantItems(written: string, path: Path, context: Document): string[] | undefined {
  const items = itemsBefore(path, context);
  const isNear = (word: string) => word === written || nearestWords(written, [word]).length > 0;
  const near = items.filter(({ name, label }) => isNear(name) || isNear(label));
  return items.length === 0 ? undefined : near.map(({ name }) => name);
}

/**
 * A group of the name of an item and a list of values, `{ field: who, is: [Me] }`, for what people write in its
 * place: `who is Me`, `[who, Me]`, `{ who: Me }`.
 */
export function meantReference(path: Path, context: Document): string | undefined {
  const [schema, node] = [schemaOf(path, context), nodeAt(context.tree, path)];
  const [nameKey, valuesKey] = schema ? fieldsOf(schema).keys() : [];
  if (!node || nameKey === undefined || valuesKey === undefined) return undefined;
  const written = context.source.slice(node.start, node.end).replace(/^[[{]\s*|\s*[\]}]$/g, '');
  for (const { name, label } of itemsBefore([...path, nameKey], context)) {
    const word = [name, label].find((one) => one !== '' && written.startsWith(one)) ?? written;
    const rest = written.slice(word.length);
    const [, text] = /^\s*(?:[=:,]+|(?:is|equals)\b)\s*\[?(.+?)\]?$/i.exec(rest) ?? [];
    if (word === written ? word !== name : text === undefined) continue;
    const lists = text === undefined ? [undefined] : [[text], text.split(/\s*,\s*|\s+or\s+/)];
    for (const values of lists) {
      if (!isTaken({ [nameKey]: name, [valuesKey]: values }, path, context)) continue;
      const words = values?.map((one) => (isPlainWord(one) ? one : JSON.stringify(one)));
      return `{ ${nameKey}: ${name}${words ? `, ${valuesKey}: [${words.join(', ')}]` : ''} }`;
    }
  }
  return undefined;
}

/** The items above a value that names one of them. */
function itemsBefore(path: Path, context: Document) {
  const schema = schemaOf(path, context);
  const keys = schema && noteOf(schema, 'itemName');
  return keys ? itemsAbove(context.data, path, keys) : [];
}

/** Whether the list around a place would be right about it with another value. */
function isTaken(value: unknown, path: Path, context: Document): boolean {
  const at = indexIn(path);
  const [index, key] = [Number(path[at]), String(path[at + 1])];
  const schema = schemaOf(path.slice(0, at), context);
  const items = listAt(context.data, path.slice(0, at));
  const changed = items.with(index, Object.assign({}, items[index], { [key]: value }));
  const issues = (schema && z.safeParse(schema, changed).error?.issues) ?? [];
  return !issues.some((issue) => startsWith(issue.path.map(String), [String(index), key]));
}

function indexIn(path: Path): number {
  return path.findLastIndex((step) => typeof step === 'number');
}
