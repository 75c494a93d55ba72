import type { YamlPath } from './EditApi.ts';

// Characters of the private use area: no text of a site holds them, and no component changes them.
const open = '\uE000';
const named = '\uE001';
const close = '\uE002';
const zero = 0xe010;

/** A stretch of a text that was marked: by which number, and where it began in the text of that mark. */
export type Run = { start: number; end: number; mark: number; offset: number };

/** A copy of the data with the text at each path in marks that name the index of the path. */
export function markTexts<Data>(data: Data, paths: readonly YamlPath[]): Data {
  const copy = structuredClone(data);
  for (const [index, path] of paths.entries()) {
    const holder = path.slice(0, -1).reduce<unknown>(childOf, copy);
    const last = path.at(-1) ?? '';
    const text = childOf(holder, last);
    if (isHolder(holder) && typeof text === 'string') holder[last] = mark(text, index);
  }
  return copy;
}

function childOf(value: unknown, step: string | number): unknown {
  return isHolder(value) ? value[step] : undefined;
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

function mark(text: string, index: number): string {
  const digits = index
    .toString(16)
    .replaceAll(/./g, (digit) => String.fromCharCode(zero + parseInt(digit, 16)));
  return open + digits + named + text + close;
}

/** A text without its marks, and which stretch came from which; of nested marks, the inner one. */
export function readMarks(marked: string): { text: string; runs: Run[] } {
  const runs: Run[] = [];
  const around: { mark: number; length: number }[] = [];
  let text = '';
  const pattern = /\uE000([\uE010-\uE01F]*)\uE001|([^\uE000\uE002]+)|\uE002/g;
  for (const [, digits, letters = ''] of marked.matchAll(pattern)) {
    const inner = around.at(-1);
    if (digits !== undefined) {
      const hex = digits.replaceAll(/./g, (one) => (one.charCodeAt(0) - zero).toString(16));
      around.push({ mark: parseInt(hex, 16), length: 0 });
    } else if (letters === '') around.pop();
    else {
      const start = text.length;
      text += letters;
      if (inner) {
        runs.push({ start, end: text.length, mark: inner.mark, offset: inner.length });
        inner.length += letters.length;
      }
    }
  }
  return { text, runs };
}
