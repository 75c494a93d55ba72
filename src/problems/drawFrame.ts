import { displayWidth } from './displayWidth.ts';

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
  const ends = {
    start: cut > 0 && part !== '' ? '…' : '',
    end: text.length > cut + widest ? '…' : '',
  };
  return (
    ends.start +
    part.replaceAll('\t', ' ').replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD') +
    ends.end
  );
}
