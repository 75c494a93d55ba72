import { describe, expect, test } from 'vitest';
import type { Answer, Fake } from '#verify/intercept.ts';
import { framedPage, type FrameMood, videoPlayers } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';
import type { Profile } from './harness/profiles.ts';

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

/** Presses play on the home page, with a clock that can be put forward. */
async function play(title: string, profile: Profile) {
  const visit = await site.visit('/', { ...profile, prepare: (page) => page.clock.install() });
  const button = visit.page.getByRole('button', { name: `Play video: ${title}` });
  await button.click();
  return { ...visit, button, notice: visit.page.getByText('The video could not be played here.') };
}

const home = 'How zero-commission delivery works';
type Mood = [name: string, mood: FrameMood, expectedErrors: RegExp[]];
const rubbish: Mood = [
  'says rubbish',
  { says: [7, null, 'event', { event: 7 }, '{"event":{}}'] },
  [],
];
const players: readonly [string, string, string, unknown, readonly Mood[]][] = [
  [
    'YouTube',
    home,
    'www.youtube-nocookie.com',
    '{"event":"onReady","info":null}',
    [
      ['is blocked', 'blocked', []],
      ['refuses to be framed', 'refuses', []],
      ['hangs', 'hangs', []],
      ['is not there', { status: 404 }, []],
      ['throws', { throws: true }, [/The page elsewhere is broken/]],
      rubbish,
    ],
  ],
  // How a frame fails to come has nothing to do with whose it is.
  ['Vimeo', 'Sample testimonial 03', 'player.vimeo.com', { event: 'ready' }, [rubbish]],
];

describe.each(players)('the player of %s', (host, title, address, word, moods) => {
  test.each(moods)(
    'that %s leaves the still, the button and the link',
    async (_, mood, expectedErrors) => {
      const fakes = [framedPage(address, mood)];
      const { page, button, notice } = await play(title, { fakes, expectedErrors });
      await page.locator('iframe').waitFor();
      await page.clock.fastForward(11_000);
      await notice.waitFor();
      expect(await button.isVisible()).toBe(true);
      expect(await page.locator('iframe[inert]').count()).toBe(1);
      const link = page.getByRole('link', { name: `Watch on ${host}` });
      expect(await link.getAttribute('href')).toMatch(/^https:/);
      expect(await link.getAttribute('rel')).toBe('noopener');
      expect(await button.evaluate((own) => own === document.activeElement)).toBe(true);
    },
  );

  test('that comes late plays after all', async () => {
    const fakes = [framedPage(address, { says: [word], after: 15_000 })];
    const { page, button, notice } = await play(title, { fakes });
    await page.frameLocator('iframe').locator('p').waitFor();
    await page.clock.fastForward(11_000);
    await notice.waitFor();
    await page.clock.fastForward(5000);
    await notice.waitFor({ state: 'detached' });
    expect(await page.locator('iframe[inert]').count()).toBe(0);
    expect(await button.count()).toBe(0);
  });
});

describe('a video file', () => {
  const title = 'Sample testimonial 07';
  test.each<[string, Fake]>([
    ['is not there', file({ status: 404, type: 'text/html', body: 'Not found' })],
    ['is no video', file({ type: 'video/mp4', body: '<script>alert(1)</script>' })],
    ['is blocked', file('blocked')],
    ['hangs', file('hangs')],
  ])('that %s leaves the still, the button and the link', async (_, fake) => {
    const { page, button, notice } = await play(title, { fakes: [fake] });
    await page.locator('video').waitFor({ state: 'attached' });
    await page.clock.fastForward(11_000);
    await notice.waitFor();
    expect(await button.isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /^Watch on/ }).isVisible()).toBe(true);
  });

  function file(answer: Answer): Fake {
    return { host: /^download\./, answer: () => answer };
  }
});

test('a video behind an ad blocker leaves a page that works', async () => {
  const { page } = await site.visit('/', { adBlocker: true });
  await page.getByRole('button', { name: `Play video: ${home}` }).click();
  await page.getByRole('link', { name: 'Watch on YouTube' }).waitFor();
  await page.getByRole('link', { name: 'Marketing package' }).click();
  await page.getByRole('heading', { level: 1, name: /marketing solution/ }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});
