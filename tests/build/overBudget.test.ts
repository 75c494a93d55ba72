import { describe, expect, test } from 'vitest';
import type { PageReport } from '#build/BuildReport.ts';
import { overBudget } from './overBudget.ts';

describe('overBudget', () => {
  const page: PageReport = {
    path: '/',
    html: 900,
    css: 200,
    scriptBefore: 100,
    scriptAfter: 1000,
    dataAfter: 50,
    parts: [
      { name: 'script parts', bytes: 700 },
      { name: 'script Hero', bytes: 300 },
      { name: 'section hero', bytes: 400 },
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
