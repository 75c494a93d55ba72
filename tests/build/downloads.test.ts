import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { copyDownloads } from '#build/downloads.ts';
import { listRedirects } from '#build/hosts/createHostingConfig.ts';
import { createOutput } from '#build/output.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { loadSite } from '#load/loadSite.ts';
import { parseRichText } from '#schema/parseRichText.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { joinSources } from '#load/sources.ts';

const pdf = '%PDF-1.4\n%%EOF\n';

/** A copy of the small site whose footer has a link, beside files under media/. */
function withLink(to: string, files: Record<string, string>, more = '') {
  const { folder, source } = copyFixture('small', temporaryFolder());
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, 'media', name), content);
  const link = `{ label: Home, to: / }\n    - { label: Our menu, to: ${JSON.stringify(to)} }`;
  const text = source
    .replace('{ label: Home, to: / }', link)
    .replace('links:\n', `links:\n${more}`);
  return { folder, ...loadSite(joinSources(text), fileSystemOf(folder)) };
}

const codes = ({ problems }: ReturnType<typeof withLink>) => problems.map(({ code }) => code);

describe('a file that a link leads to', () => {
  test('is copied with a readable name and a hash, and described in the language of the site', async () => {
    const name = 'Menü & Preise (2).pdf';
    const { folder, site } = withLink(`media/${name}`, { [name]: pdf + ' '.repeat(240_000) });
    if (!site) throw new Error('The site is wrong.');
    const dist = join(folder, 'dist');
    const output = createOutput(dist);
    const place = { root: folder, cache: join(folder, 'kept'), output };
    expect(await copyDownloads(site, place)).toEqual({
      [`media/${name}`]: {
        src: expect.stringMatching(/^\/assets\/menu-preise-2-[0-9a-f]{10}\.pdf$/),
        about: 'PDF, 240 kB',
        opens: true,
        name,
      },
    });
    const [copy = ''] = readdirSync(join(dist, 'assets'));
    expect(readFileSync(join(dist, 'assets', copy), 'utf8')).toContain(pdf);
    const german = { ...site, site: { ...site.site, language: 'de-DE' } };
    writeFileSync(join(folder, 'media', name), pdf + ' '.repeat(1_240_000));
    const files = await copyDownloads(german, place);
    expect(files[`media/${name}`]?.about).toMatch(/^PDF, 1,2\sMB$/u);
  });

  test.each(['jpeg', 'png', 'webp'] as const)(
    'never says where a picture was taken (%s)',
    async (form) => {
      const photo = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
      const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 27/1 0/1' } };
      const bytes = await photo
        .toFormat(form)
        .withExif(exif)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Bristol</x:xmpmeta>')
        .toBuffer();
      expect((await sharp(bytes).metadata()).exif).toBeDefined();
      const name = `press.${form}`;
      const { folder, site } = withLink('media/menu.pdf', { 'menu.pdf': pdf });
      if (!site) throw new Error('The site is wrong.');
      writeFileSync(join(folder, 'media', name), bytes);
      const dist = join(folder, 'dist');
      const place = { root: folder, cache: join(folder, 'kept'), output: createOutput(dist) };
      const uses = { ...site.uses, files: [`media/${name}`] };
      const made = await copyDownloads({ ...site, uses }, place);
      const published = readFileSync(join(dist, made[`media/${name}`]?.src ?? ''));
      const { exif: left, xmp, format, width } = await sharp(published).metadata();
      expect({ left, xmp, format, width }).toEqual({
        left: undefined,
        xmp: undefined,
        format: form,
        width: 40,
      });
      expect(published.includes('Bristol')).toBe(false);
    },
  );

  test.each([
    ['menu.pdf', pdf],
    ['prices.xlsx', 'PK\x03\x04'],
    ['opening.ics', 'BEGIN:VCALENDAR'],
    ['us.vcf', 'BEGIN:VCARD'],
    ['jingle.mp3', 'ID3'],
  ])('may be %s', (name, content) => {
    expect(codes(withLink(`media/${name}`, { [name]: content }))).toEqual([]);
    const more = `  menu: { href: media/${name}, download: true }\n`;
    expect(codes(withLink('menu', { [name]: content }, more))).toEqual([]);
  });

  test('may open a new tab where a browser shows it, and not where it is saved', () => {
    const files = { 'menu.pdf': pdf, 'prices.xlsx': 'PK\x03\x04' };
    const withEntry = (entry: string) => codes(withLink('menu', files, `  menu: { ${entry} }\n`));
    expect(withEntry('href: media/menu.pdf, newTab: true')).toEqual([]);
    expect(withEntry('href: media/menu.pdf, newTab: true, download: true')).toEqual([
      'needless-tab',
    ]);
    expect(withEntry('href: media/prices.xlsx, newTab: true')).toEqual(['needless-tab']);
  });

  test.each([
    ['menu.html', 'unpublished-file'],
    ['menu.js', 'unpublished-file'],
    ['logo.svg', 'unpublished-file'],
    ['prices.xlsm', 'unpublished-file'],
    ['prices.rar', 'unpublished-file'],
    ['web.pdf', 'unreadable-media'],
    ['empty.pdf', 'unreadable-media'],
    ['other.pdf', 'missing-media'],
  ])('cannot be %s: %s', (name, code) => {
    const files = {
      'menu.html': '<p>',
      'menu.js': 'a()',
      'prices.xlsm': 'PK\x03\x04',
      'prices.rar': 'Rar',
      'web.pdf': '<!doctype html>',
      'empty.pdf': '',
    };
    expect(codes(withLink(`media/${name}`, files))).toEqual([code]);
    const more = `  menu: { href: media/${name} }\n`;
    expect(codes(withLink('menu', files, more))).toEqual([code]);
  });

  test.each(['media/menu.pdf', 'menu'])(
    'may be what an old address leads to, by %s',
    async (to) => {
      const { folder, source } = copyFixture('small', temporaryFolder());
      writeFileSync(join(folder, 'media/menu.pdf'), pdf);
      const text = source
        .replace('links:\n', 'links:\n  menu: { href: media/menu.pdf }\n')
        .replace('notFound:', `redirects: [{ from: /old.pdf, to: ${to} }]\n$&`);
      const { site, problems } = loadSite(joinSources(text), fileSystemOf(folder));
      if (!site) throw new Error(problems.map(({ message }) => message).join(' '));
      const place = { root: folder, cache: join(folder, 'kept'), output: createOutput(folder) };
      expect(listRedirects(site, await copyDownloads(site, place))).toEqual([
        {
          from: '/old.pdf',
          to: expect.stringMatching(/^\/assets\/menu-[0-9a-f]{10}\.pdf$/),
          status: 301,
        },
      ]);
    },
  );
});

test('a link in a text may lead to a file with spaces and brackets in its name', () => {
  const [node] = parseRichText('[A](media/Price list (2026).pdf), [b](/about) (c) [d](order).');
  expect(node).toMatchObject({
    content: [
      { text: 'A', to: 'media/Price list (2026).pdf' },
      { text: ', ' },
      { text: 'b', to: '/about' },
      { text: ' (c) ' },
      { text: 'd', to: 'order' },
      { text: '.' },
    ],
  });
});
