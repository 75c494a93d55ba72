import { addressOf } from '#build/addressOf.ts';
import { type PageReport, printWeights as printTable } from '#build/BuildReport.ts';
import type { DeclaredPage } from './declarePages.ts';
import type { Issue } from './Finding.ts';
import { openVisit } from './openVisit.ts';
import type { Visited } from './visitPage.ts';
import { kilobytes } from './wording.ts';

/**
 * Promises to a visitor on a slow phone (1.6 Mbit/s), not what pages weigh today: those of the shipped
 * site need a quarter to three fifths of it. Weights are bytes as a host sends them.
 */
export const budgets = {
  /** The HTML with its styles: with it, everything can be read and pressed. */
  html: 50_000,
  /** The script that runs before the visitor does anything. */
  scriptBefore: 5_000,
  /** All script of the page. */
  script: 120_000,
  /** What a phone downloads of a page that nobody touches, with the pictures near the screen: two seconds. */
  firstLoad: 400_000,
} as const;

/** What one page weighs for its visitors. */
type PageWeight = { route: string | null; html: number; script: number; firstLoad: number };

/** What the build reports on the weight of a page. Names the section that makes it heavy. */
export function checkWeight({ sections }: DeclaredPage, report: PageReport): Issue[] {
  const { html, scriptBefore, scriptAfter, parts } = report;
  const sizes = parts.flatMap((part) => (part.name.startsWith('section ') ? part.bytes : []));
  const index = sizes.indexOf(Math.max(...sizes));
  const section = sections[index];
  const heaviest = section
    ? `Its heaviest part is ${section.name}, with ${kilobytes(sizes[index] ?? 0)}.`
    : '';
  const weights = [
    ['The HTML of the page', html, budgets.html],
    ['The script before the first interaction', scriptBefore, budgets.scriptBefore],
    ['The script of the page', scriptBefore + scriptAfter, budgets.script],
  ] as const;
  const region = section ? index : 'page';
  return weights
    .filter(([, bytes, most]) => bytes > most)
    .map(([what, bytes, most]) => {
      return { code: 'too-heavy', facts: { what, bytes, most, heaviest }, region };
    });
}

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/**
 * What a page weighs on a phone before its visitor does anything, and what of it is too much: everything that
 * the browser loads by itself until no request is open, with the pictures near the screen.
 */
export async function checkFirstLoad(
  path: string,
  { browser, origin, site }: Visited,
): Promise<{ bytes: number; issues: Issue[] }> {
  const visit = await openVisit(browser, site, phone);
  try {
    const files: { path: string; bytes: number }[] = [];
    visit.page.on('response', (response) => {
      const url = new URL(response.url());
      const bytes = Number(response.headers()['content-length'] ?? 0);
      if (url.origin === origin) files.push({ path: url.pathname, bytes });
    });
    await visit.page.goto(origin + addressOf(site, path), { waitUntil: 'networkidle' });
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
    if (!largest || bytes <= budgets.firstLoad) return { bytes, issues: [] };
    const heaviest = `Its heaviest file is ${largest.path}, with ${kilobytes(largest.bytes)}.`;
    const facts = { what: 'The first load on a phone', bytes, most: budgets.firstLoad, heaviest };
    return { bytes, issues: [{ code: 'too-heavy', facts }] };
  } finally {
    await visit.close();
  }
}

/** What every page weighs for its visitors, and what they are promised at most. */
export function printWeights(weights: readonly PageWeight[]): string {
  const rows = [
    ...weights.map(({ route, ...bytes }) => ({ ...bytes, name: route ?? '404' })),
    { ...budgets, name: 'promised at most' },
  ].map(({ name, html, script, firstLoad }) => ({ name, bytes: [html, script, firstLoad] }));
  return `${printTable('KB', { columns: ['HTML', 'script', 'first load on a phone'], rows })}\n`;
}
