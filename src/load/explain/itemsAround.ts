import { z } from 'zod';
import { listed, quoted } from '#problems/phrases.ts';
import { itemsAbove } from '../itemsAbove.ts';
import { nearestWords } from '../nearestWords.ts';
import { listAt, startsWith } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { fieldsOf, noteOf } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import { type Advice, exactly } from './Advice.ts';
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
 * To write a group of the name of an item and a list of values, `{ field: who, is: [Me] }`, for what people write in
 * its place: `who is Me`, `[who, Me]`, `{ who: Me }`.
 */
export function adviseReference(path: Path, context: Document): Advice | undefined {
  const [schema, node] = [schemaOf(path, context), nodeAt(context.tree, path)];
  const [nameKey, valuesKey] = schema ? fieldsOf(schema).keys() : [];
  if (!node || nameKey === undefined || valuesKey === undefined) return undefined;
  const written = context.source.slice(node.start, node.end).replace(/^[[{]\s*|\s*[\]}]$/g, '');
  for (const { name, label, choices } of itemsBefore([...path, nameKey], context)) {
    const begins = (one: string) => written.toLowerCase().startsWith(one.toLowerCase());
    const longest = Math.max(...[name, label].map((one) => (begins(one) ? one.length : 0)));
    const word = longest === 0 ? written : written.slice(0, longest);
    const rest = written.slice(word.length);
    const [, text] = /^\s*(?:[=:,]+|(?:is|equals|ist|est|es)\b)\s*\[?(.+?)\]?$/i.exec(rest) ?? [];
    if (word === written ? word !== name : text === undefined) continue;
    const write = (values?: readonly string[]) => {
      const words = values?.map((one) =>
        isPlainWord(one) || one === ' … ' ? one : JSON.stringify(one),
      );
      return `{ ${nameKey}: ${name}${words ? `, ${valuesKey}: [${words.join(', ')}]` : ''} }`;
    };
    const lists = text === undefined ? [undefined] : [[text], text.split(/\s*,\s*|\s+or\s+/)];
    const values = lists.find((one) =>
      isTaken({ [nameKey]: name, [valuesKey]: one }, path, context),
    );
    if (values || text === undefined) return exactly('Write', write(values));
    if (choices.length === 0) continue;
    const [near] = nearestWords(text, choices);
    const others = near === undefined ? ` It has ${listed(choices.map(quoted), mostNamed)}.` : '';
    const meant = write([near ?? ' … ']);
    return { advice: `Write ${meant}. ${quoted(name)} has no option ${quoted(text)}.${others}` };
  }
  return undefined;
}

/** So many options of an item are named. */
const mostNamed = 12;

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
