import type { YamlPath } from './EditApi.ts';

// Letters of the private use area: no text of a site holds them, and no component changes them.
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
    let holder: unknown = copy;
    for (const step of path.slice(0, -1)) holder = isHolder(holder) ? holder[step] : undefined;
    const last = path.at(-1) ?? '';
    const text = isHolder(holder) ? holder[last] : undefined;
    if (isHolder(holder) && typeof text === 'string') holder[last] = mark(text, index);
  }
  return copy;
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

function mark(text: string, index: number): string {
  const digits = [...index.toString(16)].map((digit) =>
    String.fromCharCode(zero + parseInt(digit, 16)),
  );
  return open + digits.join('') + named + text + close;
}

/** A text without its marks, and which stretch came from which; of marks inside each other, the inner one. */
export function readMarks(marked: string): { text: string; runs: Run[] } {
  const runs: Run[] = [];
  const around: { mark: number; length: number }[] = [];
  let text = '';
  for (const [whole, digits, letters] of marked.matchAll(
    /\uE000([\uE010-\uE01F]*)\uE001|([^\uE000\uE002]+)|\uE002/g,
  )) {
    if (digits !== undefined) {
      const hex = [...digits].map((digit) => (digit.charCodeAt(0) - zero).toString(16)).join('');
      around.push({ mark: parseInt(hex, 16), length: 0 });
    } else if (whole === close) {
      around.pop();
    } else if (letters !== undefined) {
      const inner = around.at(-1);
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
