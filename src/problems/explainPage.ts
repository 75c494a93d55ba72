import { createPaint } from './createPaint.ts';
import type { Page } from './Page.ts';
import type { Severity } from './Problem.ts';

/** The severity of the code, the file of its page, and whether the terminal shows colours. */
export type Look = { severity: Severity; file: string; colour: boolean };

const width = 80;

/** A page for the terminal: the prose, the first case, and the titles of the others. */
export function explainPage(
  { code, summary, more, cases }: Page,
  { severity, file, colour }: Look,
): string {
  const paint = createPaint(colour);
  const [{ bad, printed, good }, ...others] = cases;
  const blocks = [bad, printed, ...(good ? [good] : [])].map(
    ({ label, text }) =>
      `${paint.heading(label.replaceAll('`', ''))}\n\n${paint.frame(text.replace(/^(?=.)/gm, '    ').trimEnd())}`,
  );
  const titles = others.map(({ title }) => `\n  - ${title}`);
  return [
    `${paint.heading(code)} (${paint[severity](severity)})`,
    ...[summary, ...more].map(wrapped),
    ...blocks,
    ...(titles.length > 0
      ? [`${paint.heading(`More cases`)} in ${file}:\n${titles.join('')}`]
      : []),
  ].join('\n\n');
}

function wrapped(paragraph: string): string {
  let line = '';
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
