import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildDist } from '#cli/buildDist.ts';
import { quoteComponent, quoteFields, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describe('the build of a site with a block of its own', () => {
  beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterAll(() => void vi.unstubAllEnvs());

  test('renders the block, and gives browsers a file for it on the pages that show it', async () => {
    const { folder, code, printed } = await build(quoteComponent);
    expect([code, printed]).toEqual([0, expect.stringContaining('Built 3 pages')]);
    const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
    const home = read('index.html');
    expect(home).toContain('<blockquote>The corner shop around the corner.</blockquote>');
    expect(home).toMatch(/\.f-\w+\{[^}]*font-style:italic/);
    const files = readdirSync(join(folder, 'dist/assets'));
    const chunk = files.find((file) => /^Quote-.*\.js$/.test(file)) ?? 'none';
    expect(home).toContain(chunk);
    expect(read('join.html')).not.toContain(chunk);
    // The page has a React and an Emotion already.
    expect(read(`assets/${chunk}`).length).toBeLessThan(1000);
  }, 60_000);

  test('renders it in place of a shipped one of its word, here and in browsers', async () => {
    const { folder, code, printed } = await build(quoteComponent, { type: 'testimonials' });
    expect([code, printed]).toEqual([0, expect.stringContaining('warning taken-block')]);
    const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('<blockquote>The corner shop around the corner.</blockquote>');
    const [chunk = ''] = /Testimonials-[^"']*\.js/.exec(home) ?? [];
    expect(readFileSync(join(folder, 'dist/assets', chunk), 'utf8')).toContain('italic');
  }, 60_000);

  test('draws the icons that the block names on their page, and gives browsers those alone', async () => {
    const { folder, code } = await build(withIcon(quoteComponent), { fields: iconFields });
    expect(code).toBe(0);
    const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
    expect(read('index.html')).toMatch(
      /<svg [^>]*aria-hidden="true"[^>]*><path d="M[^"]*"><\/path><\/svg>/,
    );
    expect(Object.keys(dataOf(read('data/index.json')).icons)).toEqual(['messages-square']);
    expect(dataOf(read('data/join.json'))).not.toHaveProperty('icons');
    expect(read('join.html')).not.toContain('messages-square');
  }, 60_000);

  test('shows a drawing of the site in the place of an icon', async () => {
    const { folder, code } = await build(withIcon(quoteComponent), {
      fields: iconFields,
      by: 'media/logo.svg',
    });
    expect(code).toBe(0);
    const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(home).toMatch(/<figcaption><img [^>]*src="\/assets\/logo-\w+\.svg"[^>]*alt=""\/>/);
  }, 60_000);

  test('says in which line a block fails, and on which page, and builds nothing', async () => {
    const { folder, code, printed } = await build(
      quoteComponent.replace('  return', '  const width = window.innerWidth;\n  return'),
    );
    expect(code).toBe(1);
    expect(printed).toContain('blocks/Quote.tsx:9:17 error failing-block');
    expect(printed).toContain('on the page /: window is not defined.');
    expect(readdirSync(folder)).not.toContain('dist');
  }, 60_000);
});

const iconFields = quoteFields.replace('by: line', 'by: icon').replace('line,', 'icon, line,');
const withIcon = (component: string) =>
  component
    .replace('{by}', '<Icon name={by} />')
    .replace('import { card }', 'import { card, Icon }');

function dataOf(json: string): { icons: object } {
  return JSON.parse(json) as { icons: object };
}

type Options = { type?: string; fields?: string; by?: string };

async function build(component: string, { by = 'messages-square', ...options }: Options = {}) {
  const {
    folder,
    source,
    write: save,
  } = siteWithQuote(temporaryFolder(), { component, ...options });
  if (options.fields !== undefined) save(source.replace('by: A neighbour', `by: ${by}`));
  let printed = '';
  const write = (text: string) => void (printed += text);
  const code = await buildDist(
    { root: folder, out: undefined, release: false },
    { out: write, error: write, colour: false },
  );
  return { folder, code, printed };
}
