import { inert } from './inert.ts';

type Position = { line: number; column: number };

/** How much of a long line is shown. */
const widest = 100;

/** The line of a place between its neighbours, with the place underlined (to the end of its first line at most). */
export function drawFrame(
  lineText: (line: number) => string | undefined,
  first: Position,
  last: Position,
): string {
  const text = lineText(first.line) ?? '';
  const from = first.column - 1;
  const to = last.line === first.line ? last.column - 1 : text.trimEnd().length;
  const cut = Math.max(0, Math.min(from - 20, text.length - widest));
  const gutter = String(first.line + 1).length;

  const row = (line: number, mark: string) => {
    const whole = lineText(line);
    if (whole === undefined) return [];
    return [`${mark} ${String(line).padStart(gutter)} | ${crop(whole, cut)}`.trimEnd()];
  };
  const lead = (cut > 0 ? 1 : 0) + displayWidth(text.slice(cut, from));
  const length = displayWidth(text.slice(from, Math.min(Math.max(to, from + 1), cut + widest)));
  return [
    ...row(first.line - 1, ' '),
    ...row(first.line, '>'),
    `  ${' '.repeat(gutter)} | ${' '.repeat(lead)}${'^'.repeat(Math.max(1, length))}`,
    ...row(first.line + 1, ' '),
  ].join('\n');
}

/** The visible part of a line, with what a terminal would act on made harmless. */
function crop(text: string, cut: number): string {
  const part = text.slice(cut, cut + widest);
  const start = cut > 0 && part !== '' ? '…' : '';
  const end = text.length > cut + widest ? '…' : '';
  return `${start}${inert(part.replaceAll('\t', ' '))}${end}`;
}

/** Unicode Standard Annex 11, the ranges that are wide in every font. */
const wide =
  /^[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]$/u;

/**
 * How many columns of a terminal a text takes: wide East Asian letters and emoji two, combining
 * marks and other invisible characters none. A tab counts as one; the frame prints it as a space.
 */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (/^[\p{Mark}\p{Cf}]$/u.test(character)) continue;
    width += wide.test(character) ? 2 : 1;
  }
  return width;
}
