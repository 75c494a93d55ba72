import type { Block, Page } from './Page.ts';
import { createPaint } from './printPretty.ts';
import type { Severity } from './Problem.ts';

/** The severity of the code, the file of its page, and whether the terminal shows colours. */
export type Look = { severity: Severity; file: string; colour: boolean };

/** A page for the terminal: what is wrong, the first case, and the titles of the others. */
export function explainPage(
  { code, summary, cases: [first, ...others] }: Page,
  { severity, file, colour }: Look,
): string {
  const paint = createPaint(colour);
  const show = ({ label, text }: Block) =>
    `${paint.heading(label.replaceAll('`', ''))}\n\n${paint.frame(text.trimEnd().replace(/^(?=.)/gm, '    '))}`;
  const titles = others.map(({ title }) => `\n  - ${title}`).join('');
  return [
    `${paint.heading(code)} (${paint[severity](severity)})`,
    summary.replace(/(.{1,80})(?:\s+|$)/g, '$1\n').trimEnd(),
    show(first.bad),
    show(first.printed),
    ...(first.good ? [show(first.good)] : []),
    ...(titles ? [`${paint.heading('More cases')} in ${file}:\n${titles}`] : []),
  ].join('\n\n');
}
