import type { BuildReport, PageReport, Weight } from './BuildReport.ts';

const columns: readonly [string, (page: PageReport) => Weight][] = [
  ['HTML', ({ html }) => html],
  ['of it CSS', ({ css }) => css],
  ['script at once', ({ scriptBefore }) => scriptBefore],
  ['script later', ({ scriptAfter }) => scriptAfter],
  ['data later', ({ dataAfter }) => dataAfter],
];

/** A build as people read it: what a visitor of each page downloads, and how long the command took. */
export function printReport({ pageCount, pages, steps }: BuildReport, ms: number): string {
  const names = ['KB (brotli)', ...pages.map(({ path }) => path ?? '404')];
  const width = Math.max(...names.map((name) => name.length));
  const rows = names.map((name, index) => {
    const page = pages[index - 1];
    const cells = columns.map(([title, weightOf]) =>
      (page ? kilobytes(weightOf(page)) : title).padStart(title.length),
    );
    return [name.padEnd(width), ...cells].join('   ');
  });
  const times = steps.map((step) => `${step.name} ${Math.round(step.ms)}`).join(', ');
  const left = pageCount - pages.length;
  return [
    ...rows,
    ...(left > 0 ? [`The heaviest; ${left} lighter ones are left out.`] : []),
    '',
    `Built ${pageCount} pages into dist/ in ${(ms / 1000).toFixed(1)} s (${times} ms).`,
    '',
  ].join('\n');
}

function kilobytes({ brotli }: Weight): string {
  return (brotli / 1000).toFixed(1);
}
