import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { parse, stringify } from 'yaml';
import { serveDist } from '#build/serveDist.ts';
import { findBrowser } from '#cli/findBrowser.ts';
import { thisMachine } from '#cli/machine.ts';
import { startPreview } from '#tests/endToEnd/harness/startPreview.ts';
import { exampleLinks, examplesByType } from '#tests/sites/blockExamples.ts';
import { coverOf } from '#new/examples.ts';
import { exampleSites, type FixtureSite, fixtureSite } from '#tests/sites/fixtureSite.ts';
import { styleNames } from '#styles/readStyle.ts';
import sharp from 'sharp';
import { loadText } from '#repair/readSite.ts';
import { ids } from '#browser/dom.ts';

/**
 * `npm run pictures`: draws what docs/blocks.md and README.md show: each example of each block as it looks on
 * the site of the specification, on a desktop, that site itself, the window with it, one page in every style, and the sites to begin with, also as covers for the window.
 */
const folder = 'docs/pictures';
const width = 1200;
const quality = 60;

const shipped = fixtureSite('specification');
const { routes, links, ...rest } = parse(shipped.source);
const addressOf = (type: string) => `/blocks/${type.toLowerCase()}`;
const site = {
  ...rest,
  links: { ...exampleLinks, ...links },
  pixel: undefined,
  routes: [
    ...routes,
    ...examplesByType.map(({ type, examples }) => ({
      path: addressOf(type),
      title: type,
      seo: { description: type },
      reachedFrom: 'outside',
      sections: examples.map(({ yaml }) => ({ ...parse(yaml), id: undefined })),
    })),
  ],
};

// React chooses its version when it is loaded.
process.env['NODE_ENV'] = 'production';
const { buildSite } = await import('#build/buildSite.ts');

/** Builds a fixture site with another text, and serves it. */
async function serve({ file, folder: root }: FixtureSite, data: object) {
  const out = await mkdtemp(join(tmpdir(), 'fascia-pictures-'));
  const read = loadText({ file, source: stringify(data) });
  if (!read.site) throw new Error(JSON.stringify(read.problems, null, 2));
  await buildSite(read.site, { root, outDir: out, cache: 'node_modules/.cache/fascia' });
  const { origin, close } = await serveDist(out, { port: 0 });
  const end = () => Promise.all([close(), rm(out, { recursive: true, force: true })]);
  return { origin, end };
}

const found = await findBrowser(thisMachine);
if (!('path' in found)) throw new Error(found.problem);
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const served = await serve(shipped, site);
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const page = await browser.newPage({
    viewport: { width, height: 750 },
    deviceScaleFactor: 0.6,
    reducedMotion: 'reduce',
  });
  await page.route(/^https:/, (route) => route.abort());
  await open(page, served.origin);
  await writeFile(join(folder, 'site.jpg'), await page.screenshot({ type: 'jpeg', quality }));
  for (const { type, examples } of examplesByType) {
    await open(page, served.origin + addressOf(type));
    const sections = await page.locator(`#${ids.content} > section`).all();
    for (const [index, section] of sections.slice(0, examples.length).entries()) {
      const picture = await section.screenshot({ type: 'jpeg', quality });
      await writeFile(join(folder, `${type}-${index + 1}.jpg`), picture);
    }
  }
  await drawStyles(page);
  await drawExamples(page);
  await drawWindow();
} finally {
  await Promise.all([browser.close(), served.end()]);
}

/** The first screen of the same page in every style, two beside two. */
async function drawStyles(page: Page): Promise<void> {
  const dozen = fixtureSite('dozen');
  const pictures: Buffer[] = [];
  for (const style of styleNames)
    // oxlint-disable-next-line no-await-in-loop -- one browser
    pictures.push(await drawSite(page, dozen, { ...parse(dozen.source), theme: { style } }));
  const sheet = await drawSheet(pictures, { columns: 2, wide: 720, high: 450 });
  await writeFile(join(folder, 'styles.jpg'), sheet);
}

/** The first screen of every site to begin with, for who chooses among them; three of them for README.md. */
async function drawExamples(page: Page): Promise<void> {
  const covers = new Map<string, Buffer>();
  for (const example of exampleSites) {
    // oxlint-disable no-await-in-loop -- one browser
    const picture = await drawSite(page, example, parse(example.source));
    const cover = await sharp(picture)
      .resize(480, 300)
      .jpeg({ quality: 68, mozjpeg: true })
      .toBuffer();
    covers.set(example.name, cover);
    await writeFile(coverOf(example.name), cover);
    // oxlint-enable no-await-in-loop
  }
  const three = ['restaurant', 'product', 'club'].flatMap((name) => covers.get(name) ?? []);
  const sheet = await drawSheet(three, { columns: 3, wide: 480, high: 300 });
  await writeFile(join(folder, 'examples.jpg'), sheet);
}

/** The first screen of a site. */
async function drawSite(page: Page, of: FixtureSite, data: object): Promise<Buffer> {
  const { origin, end } = await serve(of, data);
  await openWhole(page, origin);
  const picture = await page.screenshot();
  await end();
  return picture;
}

type Sheet = { columns: number; wide: number; high: number };

/** Pictures of one size beside each other. */
function drawSheet(pictures: readonly Buffer[], { columns, wide, high }: Sheet): Promise<Buffer> {
  const gap = 12;
  const rows = Math.ceil(pictures.length / columns);
  const placed = pictures.map((input, index) => ({
    input,
    left: (index % columns) * (wide + gap),
    top: Math.floor(index / columns) * (high + gap),
  }));
  const size = { width: columns * (wide + gap) - gap, height: rows * (high + gap) - gap };
  return sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(placed)
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** The window with a text of the page chosen. */
async function drawWindow(): Promise<void> {
  const preview = await startPreview(5390);
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      deviceScaleFactor: 0.75,
      reducedMotion: 'reduce',
    });
    await page.goto(preview.address('/_fascia/#/'));
    await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
    await page.waitForTimeout(3000);
    const picture = await page.screenshot({ type: 'jpeg', quality });
    await writeFile(join(folder, 'window.jpg'), picture);
  } finally {
    await preview.close();
  }
}

/** With every picture and typeface, and nothing that lies over a section. */
async function open(page: Page, address: string): Promise<void> {
  await openWhole(page, address);
  await page.evaluate(() => {
    const top = document.querySelector('header');
    if (top) top.style.position = 'static';
  });
}

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async (consent) => {
    delete document.documentElement.dataset['later'];
    document.getElementById(consent)?.remove();
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    // Typefaces are asked for once the page is laid out.
    document.documentElement.getBoundingClientRect();
    await document.fonts.ready;
  }, ids.consent);
}
