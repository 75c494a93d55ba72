import type { Browser } from 'playwright-core';
import { budgets } from '../budgets.ts';
import { createFinding, type Finding } from '../Finding.ts';
import { openVisit } from '../openVisit.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';
import { kilobytes } from '../wording.ts';
import type { Site } from '#schema/site.ts';

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/**
 * What a page weighs on a phone before its visitor does anything, and what of it is too much: everything that
 * the browser loads by itself until no request is open, with the pictures near the screen. Without what the
 * page loads when it is idle, which holds nobody up.
 */
export async function checkFirstLoad(
  look: Look,
  { browser, site, address }: { browser: Browser; site: Site; address: string },
): Promise<{ bytes: number; findings: Finding[] }> {
  const visit = await openVisit(browser, site, phone);
  try {
    const files: { path: string; bytes: number }[] = [];
    visit.page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      const bytes = Number(response.headers()['content-length'] ?? 0);
      if (origin === new URL(address).origin) files.push({ path: pathname, bytes });
    });
    // The page never counts as idle, so the pictures far from the screen stay away.
    await visit.page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await visit.page.goto(address, { waitUntil: 'networkidle' });
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes <= budgets.firstLoad) return { bytes, findings: [] };
    const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
    const heaviest = largest
      ? `Its heaviest file is ${largest.path}, with ${kilobytes(largest.bytes)}.`
      : '';
    const facts = { what: 'The first load on a phone', bytes, most: budgets.firstLoad, heaviest };
    const at = { path: pathOf(look, 'page'), place: placeOf(look, 'page') };
    return { bytes, findings: [createFinding('too-heavy', facts, at)] };
  } finally {
    await visit.close();
  }
}
