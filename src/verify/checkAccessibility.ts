import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import { ids } from '#browser/dom.ts';
import type { Issue } from './Finding.ts';

/** What axe-core finds on the page as it is now. Colours belong to the theme, whatever text they make hard to read. */
export async function checkAccessibility(page: Page): Promise<Issue[]> {
  return (await runAxe(page)).map(({ rule, help, element, section }) => {
    const region = section < 0 ? 'page' : section;
    return rule === 'color-contrast'
      ? { code: 'low-contrast', facts: undefined, path: ['theme', 'colours'], region }
      : { code: 'inaccessible', facts: { rule, help, element }, region };
  });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** An element that breaks a rule of axe. `section` is the index among the sections of the page, or -1. */
type Violation = { rule: string; help: string; element: string; section: number };

/** What axe finds wrong on a page, or in a frame of it. What is in a frame is tested by itself. */
export async function runAxe(page: Page | Frame): Promise<Violation[]> {
  // Not as a script of the page, whose policy lets none in.
  await page.evaluate(axe);
  return page.evaluate(async (content) => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await run.run(document, {
      iframes: false,
      elementRef: true,
      resultTypes: ['violations'],
    });
    const sections = [...document.querySelectorAll(`#${content} > section`)];
    return violations.flatMap(({ id: rule, help, nodes }) =>
      nodes.map(({ html, element }) => ({
        rule,
        help,
        element: html.slice(0, 160),
        section: sections.findIndex((one) => one.contains(element ?? null)),
      })),
    );
  }, ids.content);
}
