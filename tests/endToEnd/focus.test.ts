import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { bringReact } from './harness/bringReact.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite(builtFolder('extremes'));

describe.each([
  ['enlarged to 400 %', { width: 320, height: 256 }],
  ['held sideways', { width: 844, height: 390 }],
])('on a screen %s', (_, viewport) => {
  test.each(['/', '/recht'])(
    'nothing hides what has the focus on %s while the question is open',
    async (path) => {
      const { page } = await site.visit(path, { context: { viewport } });
      await page.getByRole('button', { name: 'Alle Einwilligungen erteilen' }).waitFor();
      const hidden: string[] = [];
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step < 25; step += 1) {
          await page.keyboard.press(key);
          const covered = await nameOfCovered(page);
          if (covered !== null) hidden.push(covered);
        }
      }
      expect(hidden).toEqual([]);
    },
  );
});

/** What has the focus and is not seen at any point; null where it is. */
function nameOfCovered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    // Of what is taller than the screen, the part on it.
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
    const width = Math.min(innerWidth, box.right) - left;
    const height = Math.min(innerHeight, box.bottom) - top;
    const shares = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
    const isSeen = shares.some((down) =>
      shares.some((along) => {
        const found = document.elementFromPoint(left + width * along, top + height * down);
        return found !== null && focused.contains(found);
      }),
    );
    return isSeen ? null : `${focused.localName} ${focused.textContent}`;
  });
}

test.each([
  ['a video', '/', 'button', /^Film abspielen/],
  ['a button', '/', 'link', /^Fahrgastbeförderungsvertragsbedingungen/],
  ['the pause control', '/', 'checkbox', /^Wechselnde/],
  ['a video in its phone', '/rueckmeldungen', 'button', /Rundfahrt 1:/],
  ['an offer', '/partner', 'link', /^Jetzt unverbindlich/],
  ['a copy button', '/partner', 'button', /kopieren: Anzeige 1$/],
  ['a banner', '/recht', 'link', /^Reisebüropartnerschaftsvereinbarung/],
  ['a link of the footer', '/recht', 'link', /^Anzahl/],
  ['an answer to the question', '/recht', 'button', /^Alle Einwilligungen ablehnen/],
] as const)('the focus is plain to see around %s', async (_, path, role, name) => {
  const { page } = await site.visit(path, { context: { viewport: { width: 1280, height: 2400 } } });
  await page.keyboard.press('Shift'); // From here on, it is the keyboard that moves the focus.
  const control = page.getByRole(role, { name }).first();
  await control.focus();
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  const room = 12;
  const clip = {
    x: box.x - room,
    y: box.y - room,
    width: box.width + 2 * room,
    height: box.height + 2 * room,
  };
  const focused = await page.screenshot({ clip, animations: 'disabled' });
  await control.blur();
  const plain = await page.screenshot({ clip, animations: 'disabled' });
  // WCAG 2.4.13: as large as a line of 2 px around it, in a contrast of 3 to what was there before.
  expect(await countContrasting(focused, plain)).toBeGreaterThan(4 * (box.width + box.height));
});

/** How many pixels differ by a contrast of 3 or more. */
async function countContrasting(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(luminances));
  return (first ?? []).filter((light, index) => {
    const dark = second?.[index] ?? light;
    return (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05) >= 3;
  }).length;
}

/** The relative luminance of every pixel, as WCAG defines it. */
async function luminances(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value = 0) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red, green, blue] = data.subarray(3 * index, 3 * index + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}

test('a video of the strip that the keyboard comes to is wholly in view', async () => {
  const { page } = await site.visit('/anzahl');
  await bringReact(page);
  await page.getByRole('button', { name: 'Film abspielen: Hafen 1: Marie' }).focus();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const card = document.activeElement?.closest('li')?.getBoundingClientRect();
          return card && card.left >= 0 && card.right <= innerWidth;
        }),
      )
      .toBe(true);
  }
});

test('quick steps back and forth leave the focus on the screen', async () => {
  const { page } = await site.visit('/anzahl');
  await page.getByRole('link', { name: 'Anzahl' }).focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
  }
  const { top, bottom, height } = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return { top: box?.top, bottom: box?.bottom, height: innerHeight };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(height);
});
