import type { PageReport } from '#build/BuildReport.ts';

/** Bytes after brotli that each page and each part may have at most; `tests/build/budgets.json`. */
type Budgets = {
  /** By path, and `404`. */
  pages: Record<string, Record<Kind, number> | undefined>;
  /** A part counts once, at its heaviest. */
  parts: Record<string, number | undefined>;
};
/** The parts that make a page's HTML, script or data grow. */
const makersOf = {
  html: /^(?:section|placeholder)/,
  scriptBefore: /^script/,
  scriptAfter: /^script/,
  dataAfter: /^section/,
};
type Kind = keyof typeof makersOf;

/**
 * Says which pages weigh more than they may, and which of their parts made them: those over their
 * own budget first, or else the heaviest.
 */
export function overBudget(pages: readonly PageReport[], budgets: Budgets): string[] {
  return [
    ...pages.flatMap((page) => checkPage(page, budgets)),
    ...heaviest(pages).flatMap(({ name, bytes }) => checkPart(name, bytes, budgets.parts[name])),
  ];
}

function checkPage(page: PageReport, { pages, parts }: Budgets): string[] {
  const path = page.path ?? '404';
  const budget = pages[path];
  if (!budget) return [`${path} has no budget: give it one.`];
  return (['html', 'scriptBefore', 'scriptAfter', 'dataAfter'] as const)
    .filter((kind) => page[kind] > budget[kind])
    .map((kind) => {
      const own = page.parts
        .filter(({ name }) => makersOf[kind].test(name))
        .toSorted((a, b) => b.bytes - a.bytes);
      const over = own.filter(({ name, bytes }) => bytes > (parts[name] ?? 0));
      const named = (over.length > 0 ? over : own.slice(0, 3)).map(
        ({ name, bytes }) => `${name} (${bytes})`,
      );
      return `${path}: ${kind} weighs ${page[kind]} bytes and may weigh ${budget[kind]}. Look at ${named.join(', ')}.`;
    });
}

function checkPart(name: string, bytes: number, budget: number | undefined): string[] {
  if (budget === undefined)
    return [`${name} has no budget: give it one. It weighs ${bytes} bytes.`];
  return bytes > budget ? [`${name} weighs ${bytes} bytes and may weigh ${budget}.`] : [];
}

/** Every part once, with the most that it weighs on any page. */
function heaviest(pages: readonly PageReport[]): { name: string; bytes: number }[] {
  const most = new Map<string, number>();
  for (const { name, bytes } of pages.flatMap(({ parts }) => parts)) {
    most.set(name, Math.max(bytes, most.get(name) ?? 0));
  }
  return [...most].map(([name, bytes]) => ({ name, bytes }));
}
