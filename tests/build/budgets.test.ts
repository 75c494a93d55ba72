import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { PageReport } from '#build/BuildReport.ts';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import budgets from './budgets.json' with { type: 'json' };
import { overBudget } from './overBudget.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('the specification’s site weighs no more than budgets.json allows, and than is promised', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = join(temporaryFolder(), 'dist');
  const { pages } = await buildFixture(fixtureSite('specification'), outDir);
  vi.unstubAllEnvs();

  expect(overBudget(pages, budgets)).toEqual([]);
  const assets = readdirSync(join(outDir, 'assets'));
  const tooLarge = Object.entries(budgets.typefaces).flatMap(([name, budget]) => {
    const file = assets.find((asset) => asset.startsWith(name) && asset.endsWith('.woff2'));
    const bytes = file === undefined ? Infinity : statSync(join(outDir, 'assets', file)).size;
    return bytes > budget ? [`${name} weighs ${bytes} bytes and may weigh ${budget}.`] : [];
  });
  expect(tooLarge).toEqual([]);
  for (const { html, scriptBefore, scriptAfter } of pages) {
    expect(html.brotli).toBeLessThanOrEqual(14_000);
    expect(scriptBefore.brotli).toBeLessThanOrEqual(2500);
    expect(scriptAfter.brotli).toBeLessThan(76_000);
  }
}, 300_000);

describe('overBudget', () => {
  const weight = (brotli: number) => ({ raw: brotli * 4, brotli });
  const page: PageReport = {
    path: '/',
    html: weight(900),
    css: weight(200),
    scriptBefore: weight(100),
    scriptAfter: weight(1000),
    dataAfter: weight(50),
    parts: [
      { name: 'script parts', weight: weight(700) },
      { name: 'script Hero', weight: weight(300) },
      { name: 'section hero', weight: weight(400) },
    ],
  };
  const fine = {
    pages: { '/': { html: 900, scriptBefore: 100, scriptAfter: 1000, dataAfter: 50 } },
    parts: { 'script parts': 700, 'script Hero': 300, 'section hero': 400 },
  };

  test('is silent within the budgets', () => {
    expect(overBudget([page], fine)).toEqual([]);
  });

  test('names the block that made a page grow', () => {
    const tight = {
      pages: { '/': { ...fine.pages['/'], scriptAfter: 900 } },
      parts: { ...fine.parts, 'script Hero': 200 },
    };
    expect(overBudget([page], tight)).toEqual([
      '/: scriptAfter weighs 1000 bytes and may weigh 900. Look at script Hero (300).',
      'script Hero weighs 300 bytes and may weigh 200.',
    ]);
  });

  test('asks for the budget of what has none', () => {
    expect(overBudget([page], { pages: {}, parts: fine.parts })).toEqual([
      '/ has no budget: give it one.',
    ]);
  });
});
