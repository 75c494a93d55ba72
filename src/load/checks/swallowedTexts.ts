import type { Problem } from '#problems/Problem.ts';
import { createProblem, safely } from '#problems/createProblem.ts';
import { fieldsAt } from '../explain/describe.ts';
import { contentColumn, indentOf, lineAt } from '../lines.ts';
import { valueAt } from '../paths.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * An item of a list that starts further right than its neighbours is no item: YAML treats its line
 * as the rest of the text above, dash included. Nor is one with a bullet, or without a space.
 */
export function swallowedItems({ values, fields, source }: CheckContext): Problem[] {
  const rich = new Set(
    fields.filter(({ kind }) => kind === 'richText').map(({ scalar }) => scalar),
  );
  return values.flatMap(({ value, scalar, path }) => {
    if (typeof value !== 'string' || !scalar.isPlain || scalar.repeats) return [];
    const written = source.slice(scalar.start, scalar.end);
    const [whole = '', lead = '', dash, mark = ''] =
      /(\n[ \t]*)(?:(- )|(-(?=\p{L})|[•‣◦·▪] ?))(?=\S)/u.exec(written) ?? [];
    // A word that begins with a dash is an item only in a list.
    if (whole === '' || (mark === '-' && typeof path.at(-1) !== 'number')) return [];
    const start = scalar.start + written.indexOf(whole) + lead.length;
    const line = lineAt(source, start);
    const above = lineAt(source, scalar.start);
    const column = above.text.trimStart().startsWith('- ') ? indentOf(above) : undefined;
    const margin = ' '.repeat(column ?? 0);
    const fix =
      column === undefined
        ? undefined
        : safely({
            start: line.start,
            end: start + mark.length,
            text: dash ? margin : `${margin}- `,
          });
    const place = { start, end: line.end, path };
    if (rich.has(scalar)) {
      const facts = { column, mark: mark.trim(), key: String(path.at(-1)) };
      return createProblem('swallowed-item', facts, place);
    }
    return createProblem('swallowed-item', { column, mark: mark.trim() }, { ...place, fix });
  });
}

/** The first line of a section that has become part of the text of several lines above it. */
export function swallowedSections({ values, source, ...context }: CheckContext): Problem[] {
  const { schema, names, atKey } = context;
  const words = {
    type: new Set<string>(schema.Block.options.map((option) => option.shape.type.value)),
    use: new Set<string>(names.section),
  };
  return values.flatMap(({ scalar, path }) => {
    const written = scalar.repeats ? '' : source.slice(scalar.start, scalar.end);
    const lines = written.matchAll(/(?<=\n[ \t]*)- (type|use): *([\w-]+)(?=[ \t]*(?:\r?\n|$))/g);
    const found = [...lines].find(([, key, word = '']) =>
      words[key as keyof typeof words].has(word),
    );
    if (!found) return [];
    const isItem = (step: string | number, at: number) =>
      path[at - 1] === 'sections' && typeof step === 'number';
    const section = path.slice(0, path.findLastIndex(isItem) + 1);
    const column = section.length > 0 ? indentOf(lineAt(source, atKey(section).start)) : undefined;
    const start = scalar.start + found.index;
    const place = { start, end: start + found[0].length, path };
    return createProblem('swallowed-item', { column, mark: '-' }, place);
  });
}

/** `accept: Yes` on a line of a text above it, where the group lacks that key and could take it. */
export function swallowedKeys(context: CheckContext): Problem[] {
  const { values, data, source } = context;
  return values.flatMap(({ value, scalar, path }) => {
    const written = source.slice(scalar.start, scalar.end);
    if (typeof value !== 'string' || scalar.repeats || !written.includes('\n')) return [];
    const group = path.slice(0, -1);
    const free = [...fieldsAt(group, context).keys()].filter(
      (key) => valueAt(data, [...group, key]) === undefined,
    );
    const [whole = '', lead = '', key] =
      new RegExp(`\\n([ \\t]+)(${free.join('|') || '(?!)'}): `).exec(written) ?? [];
    const before = written.slice(0, written.indexOf(whole));
    // Of a section that has become part of the text, it is no fault of its own.
    if (key === undefined || /\n[ \t]*- (?:type|use): /.test(before)) return [];
    const start = scalar.start + before.length + 1;
    const margin = ' '.repeat(contentColumn(lineAt(source, scalar.start)));
    const isLast = !written
      .slice(written.indexOf(whole) + 1)
      .trimEnd()
      .includes('\n');
    const fix = isLast ? safely({ start, end: start + lead.length, text: margin }) : undefined;
    const at = start + lead.length;
    return createProblem('swallowed-key', { key }, { start: at, end: at + key.length, path, fix });
  });
}
