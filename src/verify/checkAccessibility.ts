import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import type { Fault } from './Finding.ts';

/** What axe-core finds on the page as it is now. Colours belong to the theme, whatever text they make hard to read. */
export async function checkAccessibility(page: Page): Promise<Fault[]> {
  return (await runAxe(page)).flatMap(({ rule, help, elements }) =>
    elements.map(({ html, section }): Fault => {
      const region = section < 0 ? 'page' : section;
      return rule === 'color-contrast'
        ? { code: 'low-contrast', facts: undefined, path: ['theme', 'colours'], region }
        : { code: 'inaccessible', facts: { rule, help, element: html }, region };
    }),
  );
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule of axe that a page breaks, and where. `section` is the index among the sections of the page, or -1. */
export type Violation = {
  rule: string;
  help: string;
  elements: { html: string; section: number }[];
};

/** What axe finds wrong on a page, or in a frame of it. What is in a frame is tested by itself. */
export async function runAxe(page: Page | Frame): Promise<Violation[]> {
  // Not as a script of the page, whose policy lets none in.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: run } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await run.run(document, {
      iframes: false,
      elementRef: true,
      resultTypes: ['violations'],
    });
    const sections = [...document.querySelectorAll('#_content > section')];
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      elements: nodes.map(({ html, element }) => ({
        html: html.slice(0, 160),
        section: sections.findIndex((one) => one.contains(element ?? null)),
      })),
    }));
  });
}
