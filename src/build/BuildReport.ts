/** Bytes as they are, and as a host sends them (brotli at its strongest). */
export type Weight = { raw: number; brotli: number };

/** What a visitor of one page downloads, pictures and typefaces apart. */
export type PageReport = {
  /** Null for the 404 page. */
  path: string | null;
  /** The whole HTML file, with the styles, data and boot script inside it. */
  html: Weight;
  /** The part of it that is styles, by itself. */
  css: Weight;
  /** The scripts that run at once, the boot script above all: a part of the HTML. */
  scriptBefore: Weight;
  /** What is fetched at the first sign of presence. */
  scriptAfter: Weight;
  dataAfter: Weight;
  /** Where the HTML and the script of it come from, so that growth can be given a name. */
  parts: Part[];
};

/**
 * A section of the page (`section hero`), the placeholder of its first picture (`placeholder`), a file
 * of script (`script Hero`): bytes before compression, and after.
 */
export type Part = { name: string; weight: Weight };

/** What a build made, and what it took. */
export type BuildReport = {
  /** How many pages were built, with the 404 page. */
  pageCount: number;
  /** Those that were weighed: all of them in the order of site.yaml, or the heaviest first. */
  pages: PageReport[];
  /** What went into the script, with its size before compression. */
  modules: { file: string; bytes: number }[];
  /** Milliseconds; steps may run side by side. */
  steps: { name: string; ms: number }[];
};

/** Measures the steps of a build. */
export type Stopwatch = {
  time<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result>;
  steps: { name: string; ms: number }[];
};

export function createStopwatch(now: () => number = () => performance.now()): Stopwatch {
  const steps: Stopwatch['steps'] = [];
  return {
    steps,
    async time(name, step) {
      const begin = now();
      const result = await step();
      steps.push({ name, ms: now() - begin });
      return result;
    },
  };
}

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
