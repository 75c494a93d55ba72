import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildDist } from '#cli/buildDist.ts';
import { quoteComponent, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
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
    const { folder, code, printed } = await build(quoteComponent, 'testimonials');
    expect([code, printed]).toEqual([0, expect.stringContaining('warning taken-block')]);
    const home = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('<blockquote>The corner shop around the corner.</blockquote>');
    const [chunk = ''] = /Testimonials-[^"']*\.js/.exec(home) ?? [];
    expect(readFileSync(join(folder, 'dist/assets', chunk), 'utf8')).toContain('italic');
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

async function build(component: string, type = 'quote') {
  const { folder } = siteWithQuote(temporaryFolder(), { component, type });
  let printed = '';
  const write = (text: string) => void (printed += text);
  const code = await buildDist(
    { root: folder, out: undefined, release: false },
    { out: write, error: write, colour: false },
  );
  return { folder, code, printed };
}
