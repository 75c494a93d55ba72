import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { PageReport } from '#build/BuildReport.ts';
import { buildSite } from '#build/buildSite.ts';
import { listEvents } from '#build/listEvents.ts';
import { mapLimited } from '#build/mapLimited.ts';
import { pageFile } from '#build/pageFile.ts';
import { serveDist } from '#build/serveDist.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { Site } from '#schema/site.ts';
import { checkFiles, type PageFiles } from './checkFiles.ts';
import { type DeclaredPage, declarePages } from './declarePages.ts';
import { causeOf, createFindings, type Finding } from './Finding.ts';
import { missingPath, visitPage, type Visited } from './visitPage.ts';
import { checkFirstLoad, checkWeight, type PageWeight } from './weights.ts';

/** What came of a site: nothing but weights when it may go live. */
export type Verified = { findings: Finding[]; weights: PageWeight[] };

type Options = {
  /** The folder of site.yaml and media/. */
  root: string;
  browser: Browser;
  /** Told what is being done. */
  say(line: string): void;
};

/** Half as many pages are visited at once as a small machine has patience for. */
const atOnce = 2;

/**
 * Decides whether a site that is right may go live: builds it into a separate folder, reads what was
 * written, and visits every page as visitors do. No other host is contacted: everything outside
 * is answered from here. Everything that is looked for is derived from the file.
 */
export async function verifySite(
  { source, site }: ReadSite & { site: Site },
  { root, browser, say }: Options,
): Promise<Verified> {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-verify-'));
  try {
    say('Building …');
    const dist = join(folder, 'dist');
    const { pages: reports } = await buildSite(site, { root, outDir: dist });
    return await verifyBuilt({ dist, source, site, reports }, { browser, say });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A site that is built already, with the text that it was made from. */
export type BuiltSite = {
  dist: string;
  source: string;
  site: Site;
  reports: readonly PageReport[];
};

/** The same for a site that is built already. */
export async function verifyBuilt(
  { dist, source, site, reports }: BuiltSite,
  { browser, say }: Pick<Options, 'browser' | 'say'>,
): Promise<Verified> {
  const server = await serveDist(dist, { port: 0 });
  try {
    const pages = declarePages(source, site);
    const visited = { browser, origin: server.origin, site, rows: listEvents(site) };
    const results = await mapLimited(pages, atOnce, async (declared) => {
      const report = reports.find(({ path }) => path === declared.route);
      const address = server.origin + (declared.route ?? missingPath);
      const files = await readPage(dist, declared);
      const firstLoad = await checkFirstLoad(address, { browser, site });
      const faults = [
        ...(files ? checkFiles(declared, files) : []),
        ...(report ? checkWeight(declared, report) : []),
        ...firstLoad.faults,
      ];
      const findings = [
        ...createFindings(faults, declared),
        ...(await visitTwice(declared, visited)),
      ];
      const codes = [...new Set(findings.map(({ code }) => code))].join(', ');
      say(`${declared.route ?? '404'}: ${codes === '' ? 'all right' : codes}`);
      return {
        findings,
        weight: {
          route: declared.route,
          html: report?.html.brotli ?? 0,
          script: (report?.scriptBefore.brotli ?? 0) + (report?.scriptAfter.brotli ?? 0),
          firstLoad: firstLoad.bytes,
        },
      };
    });
    return {
      findings: results.flatMap(({ findings }) => findings),
      weights: results.map(({ weight }) => weight),
    };
  } finally {
    await server.close();
  }
}

/**
 * What visitors of a page meet. Where it is something, or the visit fails, a second visitor comes with a
 * fresh profile, and only what both have met counts: the rest comes from a machine that has much else to do.
 */
async function visitTwice(declared: DeclaredPage, visited: Visited): Promise<Finding[]> {
  const first = await visitPage(declared, visited).catch(() => undefined);
  if (first?.length === 0) return [];
  const second = await visitPage(declared, visited);
  const causes = new Set(second.map(causeOf));
  return first?.filter((finding) => causes.has(causeOf(finding))) ?? second;
}

/** The HTML of a page, and the data files that it names. */
async function readPage(dist: string, { route }: DeclaredPage): Promise<PageFiles | undefined> {
  const file = join(dist, pageFile(route));
  // The visit says that a page is not there.
  if (!existsSync(file)) return undefined;
  const html = await readFile(file, 'utf8');
  const names = [...new Set(html.match(/\/(?:assets|data)\/[\w./-]+\.json/g))];
  const data = await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')));
  return { html, data };
}
