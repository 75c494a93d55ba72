import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { PageReport } from '#build/BuildReport.ts';
import { buildSite } from '#build/buildSite.ts';
import { fallbackNames } from '#build/fallbackFace.ts';
import { pageFile } from '#build/hosts/HostingConfig.ts';
import { listEvents } from '#build/listEvents.ts';
import { mapLimited } from '#build/mapLimited.ts';
import { serveDist } from '#build/serveDist.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { listed } from '#problems/phrases.ts';
import type { Sources } from '#load/sources.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { Site, SiteSchema } from '#schema/site.ts';
import { checkFiles } from './checkFiles.ts';
import { type BuiltLinks, type DeclaredPage, declarePages, knownLinks } from './declarePages.ts';
import { causeOf, createFindings, type Finding, type Issue } from './Finding.ts';
import { distinctForms } from './distinctForms.ts';
import { hasFallback } from './hasFallback.ts';
import { limitTime } from './limitTime.ts';
import { visitForm } from './visitForm.ts';
import { missingPath } from './visitIssues.ts';
import { visitPage } from './visitPage.ts';
import { checkFirstLoad, checkWeight } from './weights.ts';

type Options = {
  /** The folder of site.yaml and media/. */
  root: string;
  browser: Browser;
  /** Gets a line of progress. */
  say(line: string): void;
};

/**
 * How many pages are visited at once: two on a small machine, which keep three quarters of two processors
 * busy, and one for each processor of a larger one. A visit needs memory, too.
 */
const atOnce = Math.min(Math.max(availableParallelism(), 2), 6);

/**
 * Decides whether a valid site may go live: builds it into a separate folder, reads what was written, and
 * visits every page as visitors do. No other host is contacted: everything outside is answered from
 * here. Everything that is checked is derived from the file. Without findings it may go live.
 */
export async function verifySite(
  { sources, site }: ReadSite & { site: Site },
  { root, browser, say }: Options,
) {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-verify-'));
  try {
    say('Building …');
    const dist = join(folder, 'dist');
    const { schema } = readOwnBlocks(root);
    const { pages: reports, files } = await buildSite(site, { root, outDir: dist });
    const built = { dist, sources, site: { ...site, files }, schema, reports };
    return { ...(await verifyBuilt(built, { browser, say })), schema };
  } finally {
    // It is among temporary files: what another program still holds, such as a virus scanner, may stay there.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

/** A site that is built already, with the texts that it was made from. */
export type BuiltSite = {
  dist: string;
  sources: Sources;
  site: BuiltLinks;
  schema: SiteSchema;
  reports: readonly PageReport[];
};

/** The same for a site that is built already. */
export async function verifyBuilt(
  { dist, sources, site, schema, reports }: BuiltSite,
  { browser, say }: Pick<Options, 'browser' | 'say'>,
) {
  const { origin, close } = await serveDist(dist, { port: 0 });
  const judgesShifts = site.theme.fonts === undefined || (await hasFallback(browser));
  if (!judgesShifts)
    say(
      `Whether pages jump when the typefaces come is not checked: this machine has none of the fonts ${listed(fallbackNames)}, of which visitors have one. Install one to check it, such as fonts-liberation.`,
    );
  const known = knownLinks(site);
  const visited = { browser, origin, site, events: listEvents(site), known, judgesShifts };
  const pages = declarePages(sources, site, schema);
  const forms = distinctForms(pages, site, visited.events);
  const verifyPage = async (declared: DeclaredPage) => {
    const { route } = declared;
    const report = reports.find(({ path }) => path === route);
    const limit = { minutes: 10, what: `The visit to ${route ?? '404'}` };
    const firstLoad = await checkFirstLoad(route ?? missingPath, visited);
    const issues = [
      ...(await checkWritten(dist, declared)),
      ...(report ? checkWeight(declared, report) : []),
      ...firstLoad.issues,
    ];
    const findings = [
      ...createFindings(issues, declared),
      ...(await findTwice(() => limitTime(visitPage(declared, visited), limit))),
    ];
    for (const form of forms.get(declared) ?? [])
      findings.push(
        ...(await findTwice(() => limitTime(visitForm(declared, form, visited), limit))),
      );
    const codes = [...new Set(findings.map(({ code }) => code))].join(', ');
    say(`${route ?? '404'}: ${codes === '' ? 'all right' : codes}`);
    const script = (report?.scriptBefore ?? 0) + (report?.scriptAfter ?? 0);
    const weight = { html: report?.html ?? 0, script, firstLoad: firstLoad.bytes };
    return { findings, weight: { route, ...weight } };
  };
  try {
    const results = await mapLimited(pages, atOnce, verifyPage);
    return {
      findings: results.flatMap(({ findings }) => findings),
      weights: results.map(({ weight }) => weight),
    };
  } finally {
    await close();
  }
}

/**
 * What a visitor meets. Where that is something, or the visit fails, a second visitor comes with a
 * fresh profile, and only what both have met counts: the rest comes from a machine that has much else to do.
 */
async function findTwice(visit: () => Promise<Finding[]>): Promise<Finding[]> {
  const first = await visit().catch(() => undefined);
  if (first?.length === 0) return [];
  const second = await visit();
  const causes = new Set(second.map(causeOf));
  return first?.filter((finding) => causes.has(causeOf(finding))) ?? second;
}

/** The issues in the HTML of a page, and in the data files that it names. */
async function checkWritten(dist: string, declared: DeclaredPage): Promise<Issue[]> {
  const file = join(dist, pageFile(declared.route));
  // The visit reports a page that is missing.
  if (!existsSync(file)) return [];
  const html = await readFile(file, 'utf8');
  const names = [...new Set(html.match(/\/(?:assets|data)\/[\w./-]+\.json/g))];
  const data = await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')));
  return checkFiles(declared, { html, data });
}
