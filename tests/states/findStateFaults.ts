import type { Page } from 'playwright-core';
import { findLayoutFaults } from '#tests/endToEnd/harness/findLayoutFaults.ts';
import { runAxe } from '#verify/checkAccessibility.ts';
import { scrollThrough } from '#verify/steps.ts';

export const widths = [320, 390, 768, 1440, 2560] as const;

/** What a visitor may ask of a page besides its width. No zoom: 1,280 px at 400 % are 320. */
export const modes = [
  'plain',
  'dark',
  'largeText',
  'forced',
  'still',
  'print',
  'rightToLeft',
] as const;
export type Mode = (typeof modes)[number];
export type State = { width: (typeof widths)[number]; mode: Mode };

/** A4 without margins, in CSS pixels. */
const paper = 794;

/** What is wrong with a page in a state: what is cut off, overlaps or leaves its place, and what jumps when it is scrolled through. */
export async function findStateFaults(page: Page, { width, mode }: State): Promise<string[]> {
  await page.setViewportSize({ width: mode === 'print' ? paper : width, height: 900 });
  await page.emulateMedia({
    media: mode === 'print' ? 'print' : 'screen',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
    reducedMotion: mode === 'still' ? 'reduce' : 'no-preference',
  });
  await page.evaluate((asked) => {
    const { documentElement: root } = document;
    // All of the page is laid out at once.
    delete root.dataset['later'];
    root.style.fontSize = asked === 'largeText' ? '200%' : '';
    root.dir = asked === 'rightToLeft' ? 'rtl' : 'ltr';
  }, mode);
  return findLayoutFaults(page);
}

/**
 * Lays all of a page out, and scrolls it through once its typefaces are there; returns how far things jumped
 * meanwhile (CLS), where they did.
 */
export async function findJumps(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset['later'];
    await Promise.all([...document.fonts].map((face) => face.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const jumps: string[] = [];
    Reflect.set(window, 'jumps', jumps);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => node?.nodeName).join(', ');
        if (!entry.hadRecentInput && entry.value > 0.001) jumps.push(`${nodes}: ${entry.value}`);
      }
    }).observe({ type: 'layout-shift' });
  });
  await scrollThrough(page);
  return page.evaluate(() => Reflect.get(window, 'jumps') as string[]);
}

/** What axe finds. Regions of one name are the same section again. */
export async function findBarriers(page: Page): Promise<string[]> {
  const found = await runAxe(page);
  return found
    .filter(({ rule }) => rule !== 'landmark-unique')
    .map(({ rule, element, section }) => `${rule} in section ${section}: ${element}`);
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};
