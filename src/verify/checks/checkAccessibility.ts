import type { Page } from 'playwright-core';
import { createFinding, type Finding } from '../Finding.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';
import { runAxe } from '../runAxe.ts';

/** What axe-core finds on the page as it is now. Colours belong to the theme, whatever text they make hard to read. */
export async function checkAccessibility(look: Look, page: Page): Promise<Finding[]> {
  return (await runAxe(page)).flatMap(({ rule, help, elements }) =>
    elements.map(({ html, section }) => {
      const region = section < 0 ? 'page' : section;
      const place = placeOf(look, region);
      if (rule === 'color-contrast') {
        return createFinding('low-contrast', undefined, { path: ['theme', 'colours'], place });
      }
      return createFinding(
        'inaccessible',
        { rule, help, element: html },
        { path: pathOf(look, region), place },
      );
    }),
  );
}
