import type { Edit } from '#problems/Problem.ts';
import { isMap, type Node, parseDocument, stringify, type YAMLSeq } from 'yaml';
import { blockStyle } from './blockStyle.ts';
import { gapOf, insertion, isInline, itemAt } from './chunks.ts';
import { itemsOf } from './items.ts';
import type { OpenText } from './openText.ts';
import type { Part } from './Operation.ts';
import { onlyByHand, Refusal } from './Refusal.ts';
import { columnOf } from './textRange.ts';
import { writeFlow } from './writeFlow.ts';

/** Writes a part as item `index` of a list, in braces where its neighbours stand in braces. */
export function addItem(
  text: OpenText,
  holder: YAMLSeq<Node | null>,
  { index, value }: { index: number; value: Part },
): Edit {
  const sample = holder.items[Math.min(index, holder.items.length - 1)];
  const isFlow = isMap(sample) && sample.flow === true;
  const yaml = isFlow ? writeFlow(value) : stringify(value, blockStyle);
  return insertItem(text, holder, { index, yaml });
}

/** Writes YAML as item `index` of a list. */
export function insertItem(
  text: OpenText,
  holder: YAMLSeq<Node | null>,
  { index, yaml }: { index: number; yaml: string },
): Edit {
  const { source, lineEnd } = text;
  const items = itemsOf(holder, text);
  if (index < 0 || index > items.length) throw new Refusal('The list is not that long.');
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error' });
  if (document.errors.length > 0)
    throw new Refusal('What should be put in cannot be read as YAML.');
  if (!document.contents) throw new Refusal('There is nothing to put in.');
  const target = items[index];
  const last = items.at(-1);
  if (holder.flow) {
    const flow = writeFlow(document.toJS());
    const inside = (holder.range?.[0] ?? 0) + 1;
    if (!last) return { start: inside, end: inside, text: flow };
    return target
      ? { start: target.start, end: target.start, text: `${flow}, ` }
      : { start: last.end, end: last.end, text: `, ${flow}` };
  }
  const sample = itemAt(items, 0);
  if (isInline(sample, source)) throw onlyByHand();
  const indent = ' '.repeat(columnOf(sample.mark, source));
  const width = /^-( +)\S/.exec(source.slice(sample.mark))?.[1]?.length ?? 1;
  const rows = dedent(yaml);
  const chunk = rows
    .map((row, place) => {
      if (place === 0) return `${indent}-${' '.repeat(width)}${row}`;
      return row === '' ? '' : `${indent}${' '.repeat(width + 1)}${row}`;
    })
    .join(lineEnd);
  const gap = gapOf(text, items, Math.min(index, items.length - 1));
  return target
    ? insertion(text, target.start, { chunk, gap, isAfter: false })
    : insertion(text, itemAt(items, items.length - 1).end, { chunk, gap, isAfter: true });
}

function dedent(yaml: string): string[] {
  const rows = yaml.replace(/^(?:[ \t]*\r?\n)+|\s+$/g, '').split(/\r?\n/);
  const margins = rows.filter((row) => row.trim() !== '').map((row) => row.search(/\S/));
  const margin = Math.min(...margins);
  return rows.map((row) => (row.trim() === '' ? '' : row.slice(margin)));
}
