import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import budgets from '#tests/build/budgets.json' with { type: 'json' };
import { overBudget } from '#tests/build/overBudget.ts';
import { builtFolder, builtReport } from '#tests/sites/fixtureSite.ts';

test('the specification’s site weighs no more than budgets.json allows, and than is promised', () => {
  const { pages } = builtReport('specification');
  expect(overBudget(pages, budgets)).toEqual([]);
  const folder = join(builtFolder('specification'), 'assets');
  const assets = readdirSync(folder);
  const tooLarge = Object.entries(budgets.typefaces).flatMap(([name, budget]) => {
    const file = assets.find((asset) => asset.startsWith(name) && asset.endsWith('.woff2'));
    const bytes = file === undefined ? Infinity : statSync(join(folder, file)).size;
    return bytes > budget ? [`${name} weighs ${bytes} bytes and may weigh ${budget}.`] : [];
  });
  expect(tooLarge).toEqual([]);
  for (const { html, scriptBefore, scriptAfter } of pages) {
    expect(html).toBeLessThanOrEqual(14_000);
    expect(scriptBefore).toBeLessThanOrEqual(2500);
    expect(scriptAfter).toBeLessThan(76_000);
  }
});

test('what makes forms live weighs no more than 6,144 bytes, and is on pages with a form alone', () => {
  const weights = builtReport('forms').pages.map(({ path, parts }) => {
    const file = `${path === '/' ? '/index' : (path ?? '/404')}.html`;
    const html = readFileSync(join(builtFolder('forms'), file), 'utf8');
    return {
      path,
      hasForm: parts.some(({ name }) => name === 'section form'),
      script: parts.find(({ name }) => name === 'script Form')?.bytes ?? 0,
      isNamed: /assets\/Form-|form\[novalidate\]/.test(html),
    };
  });
  const withForm = weights.filter(({ hasForm }) => hasForm);
  expect(withForm.map(({ path }) => path)).toEqual(['/', '/news', '/mail', '/names']);
  for (const { path, hasForm, script, isNamed } of weights) {
    expect(script, `${path}`).toBeLessThanOrEqual(6144);
    expect({ path, isNamed, isFetched: script > 0 }).toEqual({
      path,
      isNamed: hasForm,
      isFetched: hasForm,
    });
  }
});
