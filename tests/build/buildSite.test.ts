import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BuildReport, type PageReport, printReport } from '#build/BuildReport.ts';
import { buildSite } from '#build/buildSite.ts';
import { endings } from '#build/fileType.ts';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const bakery = fixtureSite('bakery');
const site = loadFixture(bakery);

const cache = join(process.cwd(), 'node_modules/.cache/fascia');

describe('buildSite', { timeout: 120_000 }, () => {
  const outDir = join(mkdtempSync(join(tmpdir(), 'fascia-build-')), 'dist');
  let report: BuildReport;
  let files: readonly string[];

  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    report = await buildFixture(bakery, outDir);
    files = readdirSync(outDir, { recursive: true }).map(String);
  });
  afterAll(() => {
    rmSync(dirname(outDir), { recursive: true, force: true });
    vi.unstubAllEnvs();
  });

  test('writes a page for every route and everything that the pages name', () => {
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages).toHaveLength(site.routes.length + 1);
    for (const name of ['404.html', '_headers', 'robots.txt', 'sitemap.xml', 'favicon.svg']) {
      expect(files).toContain(name);
    }
    const named = [...pages, ...files.filter((file) => file.endsWith('.json'))].flatMap((file) =>
      [
        ...readFileSync(join(outDir, file), 'utf8').matchAll(
          /(?<![\w.])\/(?:assets|data)\/[\w.-]+/g,
        ),
      ].map(([address]) => address.slice(1)),
    );
    expect([...new Set(named)].filter((file) => !files.includes(file))).toEqual([]);

    expect(report.pages.map(({ path }) => path)).toEqual([
      ...site.routes.map(({ path }) => path),
      null,
    ]);
    for (const { html } of report.pages) expect(html).toBeLessThan(14_000);
    expect(printReport(report, { folder: 'dist/', ms: 0 })).toMatch(/^KB \(brotli\) +HTML/);
  });

  test('writes what hosts read, beside the site what servers read, and nothing of an unknown type', () => {
    for (const name of ['_headers', '_redirects', '.htaccess', 'vercel.json'])
      expect(files).toContain(name);
    expect(readdirSync(`${outDir}-servers`)).toEqual(['Caddyfile', 'nginx.conf', 'serving.json']);
    const types = files.map((file) => /[^/]\.(\w+)$/.exec(file)?.[1] ?? 'html');
    expect(types.filter((type) => !endings.includes(type))).toEqual([]);
  });

  test('weighs no more pages than it should, the heaviest, and says how many are left out', async () => {
    const again = join(temporaryFolder(), 'dist');
    const some = await buildSite(site, { root: bakery.folder, outDir: again, cache, weighed: 2 });
    const { pages } = report;
    expect(some.pageCount).toBe(pages.length);
    const sum = ({ html, scriptAfter, dataAfter }: PageReport) => html + scriptAfter + dataAfter;
    const heaviest = pages.toSorted((one, other) => sum(other) - sum(one)).slice(0, 2);
    expect(some.pages).toEqual(heaviest);
    const printed = printReport(some, { folder: 'dist/', ms: 65_432 });
    expect(printed).toContain(
      `The longest documents; ${pages.length - 2} shorter ones are left out.`,
    );
    expect(printed).toContain(`Built ${pages.length} pages into dist/ in 65.4 s (`);
    expect(printReport(report, { folder: 'dist/', ms: 0 })).not.toContain('left out');
  });

  test('leaves the last good folder as it was when a picture is missing', async () => {
    const dist = join(temporaryFolder(), 'dist');
    mkdirSync(dist);
    writeFileSync(join(dist, 'index.html'), 'the last good one');
    const broken = { ...site, site: { ...site.site, logo: 'media/gone.svg' } };
    await expect(buildSite(broken, { root: bakery.folder, outDir: dist, cache })).rejects.toThrow(
      'media/gone.svg',
    );
    expect(readdirSync(dist)).toEqual(['index.html']);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the last good one');
  });

  test('fails when two pages would share a file', async () => {
    const dist = join(temporaryFolder(), 'dist');
    const routes = site.routes.slice(0, 1).flatMap((route) => [route, { ...route, path: '/404' }]);
    await expect(
      buildSite({ ...site, routes }, { root: bakery.folder, outDir: dist, cache }),
    ).rejects.toThrow(/404\.(?:html|json)/);
  });
});
