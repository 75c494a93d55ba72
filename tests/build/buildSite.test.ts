import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type PageReport, printReport } from '#build/BuildReport.ts';
import { buildSite } from '#build/buildSite.ts';
import { endings } from '#build/fileType.ts';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const bakery = fixtureSite('bakery');
const site = loadFixture(bakery);

describe('buildSite', { timeout: 120_000 }, () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    return () => vi.unstubAllEnvs();
  });

  test('writes a page for every route and everything that the pages name', async () => {
    const outDir = join(temporaryFolder(), 'dist');
    const report = await buildFixture(bakery, outDir);

    const files = readdirSync(outDir, { recursive: true }).map(String);
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
    for (const { html } of report.pages) expect(html.brotli).toBeLessThan(14_000);
    expect(printReport(report, 0)).toMatch(/^KB \(brotli\) +HTML/);
  });

  test('writes what hosts read, beside the site what servers read, and nothing of an unknown type', async () => {
    const outDir = join(temporaryFolder(), 'dist');
    await buildFixture(bakery, outDir);
    const files = readdirSync(outDir, { recursive: true }).map(String);
    for (const name of ['_headers', '_redirects', '.htaccess', 'vercel.json'])
      expect(files).toContain(name);
    expect(readdirSync(`${outDir}-servers`)).toEqual(['Caddyfile', 'nginx.conf', 'serving.json']);
    const types = files.map((file) => /[^/]\.(\w+)$/.exec(file)?.[1] ?? 'html');
    expect(types.filter((type) => !endings.includes(type))).toEqual([]);
  });

  test('weighs no more pages than it should, the heaviest, and says how many are left out', async () => {
    const build = (weighed?: number) =>
      buildSite(site, {
        root: bakery.folder,
        outDir: join(temporaryFolder(), 'dist'),
        cache: join(process.cwd(), 'node_modules/.cache/fascia'),
        ...(weighed !== undefined && { weighed }),
      });
    const all = await build();
    const report = await build(2);
    expect(report.pageCount).toBe(all.pages.length);
    const sum = ({ html, scriptAfter, dataAfter }: PageReport) =>
      html.raw + scriptAfter.raw + dataAfter.raw;
    const heaviest = all.pages.toSorted((one, other) => sum(other) - sum(one)).slice(0, 2);
    expect(report.pages).toEqual(heaviest);
    const printed = printReport(report, 65_432);
    expect(printed).toContain(`The heaviest; ${all.pages.length - 2} lighter ones are left out.`);
    expect(printed).toContain(`Built ${all.pages.length} pages into dist/ in 65.4 s (`);
    expect(printReport(all, 0)).not.toContain('left out');
  });

  test('leaves the last good folder as it was when a picture is missing', async () => {
    const outDir = join(temporaryFolder(), 'dist');
    mkdirSync(outDir);
    writeFileSync(join(outDir, 'index.html'), 'the last good one');
    const broken = { ...site, site: { ...site.site, logo: 'media/gone.svg' } };
    await expect(
      buildSite(broken, { root: bakery.folder, outDir, cache: temporaryFolder() }),
    ).rejects.toThrow('media/gone.svg');
    expect(readdirSync(outDir)).toEqual(['index.html']);
    expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('the last good one');
  });

  test('fails when two pages would share a file', async () => {
    const outDir = join(temporaryFolder(), 'dist');
    const routes = site.routes.slice(0, 1).flatMap((route) => [route, { ...route, path: '/404' }]);
    await expect(
      buildSite({ ...site, routes }, { root: bakery.folder, outDir, cache: temporaryFolder() }),
    ).rejects.toThrow('404.html');
  });
});
