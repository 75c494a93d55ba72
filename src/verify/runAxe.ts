import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page, or in a frame of it: the rule and the elements. */
export async function runAxe(page: Page | Frame): Promise<string[]> {
  // Not as a script of the page, whose policy lets none in.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    // What stands in a frame is judged by itself.
    const found = (await run.run(document, { iframes: false })).violations;
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
