import { createPaint } from './printPretty.ts';
import type { Severity } from './Problem.ts';

/** What `pages/CODE.md` says of a code. pages/README.md describes the format. */
export type Page = {
  code: string;
  /** What is wrong and why, in one paragraph. */
  summary: string;
  /** The first is the example that `--explain` shows. */
  cases: [Case, ...Case[]];
};

/** One problem: what was written, what is printed, and the same corrected. */
export type Case = {
  /** Empty for the first case. */
  title: string;
  bad: Block;
  printed: Block;
  good?: Block;
};

export type Block = { label: string; language: string; text: string };

/** The line before a block says what it is. */
export const labels = {
  bad: 'Wrong:',
  wholeFile: 'Wrong, as the whole file:',
  printed: '`check` prints:',
  printedByBuild: '`build` prints:',
  good: 'Right:',
  fixed: 'Right, and `--fix` writes it:',
} as const;

const noBlock: Block = { label: '', language: '', text: '' };

export function parsePage(markdown: string): Page {
  const lines = markdown.replaceAll('\r\n', '\n');
  const [, code = '', rest = ''] = /^# (.*)\n([^]*)$/.exec(lines) ?? [];
  const [first = '', ...others] = rest.split(/^### /m);
  const [summary = ''] = first.split(/^Wrong.*:$/m);
  return {
    code,
    summary: summary.trim(),
    cases: [
      readCase('', first),
      ...others.map((text) => readCase(text.split('\n', 1)[0] ?? '', text)),
    ],
  };
}

function readCase(title: string, text: string): Case {
  const blocks = [...text.matchAll(/^(.+:)\n\n```(\w*)\n([^]*?)^```$/gm)].map(
    ([, label = '', language = '', content = '']): Block => ({ label, language, text: content }),
  );
  const find = (...wanted: string[]) => blocks.find(({ label }) => wanted.includes(label));
  const good = find(labels.good, labels.fixed);
  return {
    title,
    bad: find(labels.bad, labels.wholeFile) ?? noBlock,
    printed: find(labels.printed, labels.printedByBuild) ?? noBlock,
    ...(good && { good }),
  };
}

/** The severity of the code, the file of its page, and whether the terminal shows colours. */
type Look = { severity: Severity; file: string; colour: boolean };

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
