import { expect, test } from 'vitest';
import { videoPlayers } from './harness/fakes/videoPlayers.ts';
import { openSite } from './harness/openSite.ts';

const site = openSite();

test('plays on request: nothing of the host before, then the player has the focus', async () => {
  const { page, outside } = await site.visit('/', { fakes: videoPlayers() });
  expect(outside.requests).toEqual([]);
  await page
    .getByRole('button', { name: 'Play video: How zero-commission delivery works' })
    .click();
  const player = page.locator('iframe');
  await player.waitFor();
  expect(await player.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?autoplay=1/,
  );
  expect(await player.getAttribute('title')).toBe('How zero-commission delivery works');
  expect(await page.frameLocator('iframe').locator('p').innerText()).toContain('Playing');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  expect(await page.getByRole('link', { name: /Watch on YouTube/ }).getAttribute('href')).toContain(
    'watch?v=aqz-KE-bpKQ',
  );
});

test('plays one video at a time', async () => {
  const { page } = await site.visit('/', { fakes: videoPlayers() });
  await page.getByRole('button', { name: /^Play video: How/ }).click();
  await page.getByRole('button', { name: 'Play video: Sample testimonial 03' }).click();
  await page.locator('iframe[src*="player.vimeo.com"]').waitFor();
  expect(await page.locator('iframe').count()).toBe(1);
  await page.getByRole('button', { name: 'Play video: Sample testimonial 07' }).click();
  await page.locator('video').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});

test('without JavaScript the still is a link to the video', async () => {
  const { page } = await site.visit('/', { javaScript: false });
  const link = page.getByRole('link', { name: /How zero-commission delivery works: Watch on/ });
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  const box = await link.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
});
