import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { calendly, metaPixel, outsidePages, videoPlayers } from './harness/fakes.ts';
import { openSite } from './harness/openSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-harness-'));
const page = (body: string) =>
  `<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${body}`;
writeFileSync(join(folder, 'index.html'), page('<h1>Home</h1>'));
writeFileSync(join(folder, '404.html'), page('<h1>Oops</h1>'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const site = openSite(folder);

/** Adds a frame, and waits for what it says. */
const readFrame = async (
  visit: Awaited<ReturnType<typeof site.visit>>,
  src: string,
  policy = '',
) => {
  await visit.page.evaluate(
    ([address, referrerPolicy]) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: address, referrerPolicy });
      document.body.append(frame);
    },
    [src, policy] as const,
  );
  return visit.page.frameLocator('iframe').locator('p').innerText();
};

describe('a visit', () => {
  test('fails the test when the page asks for a host that no fake stands for', async () => {
    const visit = await site.visit('/');
    await visit.page.evaluate(() => fetch('https://tracker.example/x').catch(() => {}));
    expect(visit.outside.unexpected.map(String)).toEqual(['https://tracker.example/x']);
    await expect(visit.end()).rejects.toThrow('asked for https://tracker.example/x');
  });

  test('fails the test when the page throws or writes an error to the console', async () => {
    const visit = await site.visit('/');
    await visit.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('dropped the milk');
      });
      console.error('no bread');
    });
    await expect.poll(() => visit.errors).toHaveLength(2);
    await expect(visit.end()).rejects.toThrow(/no bread[\s\S]*dropped the milk/);
  });

  test('lets errors pass that the test expects', async () => {
    const visit = await site.visit('/nowhere', { expectedErrors: [/status of 404/] });
    expect(await visit.page.locator('h1').innerText()).toBe('Oops');
    expect(visit.errors).toHaveLength(1);
  });

  test('blocks every other host for an ad blocker, without a fault', async () => {
    const visit = await site.visit('/', { adBlocker: true, fakes: [outsidePages(/./)] });
    const reach = () =>
      fetch('https://tracker.example/x').then(
        () => 'reached',
        () => 'blocked',
      );
    expect(await visit.page.evaluate(reach)).toBe('blocked');
    expect(visit.outside.requests).toHaveLength(1);
  });

  test('has the size, the motion and the scripts of its profile', async () => {
    const { page: still } = await site.visit('/', { viewport: 'narrow', reducedMotion: true });
    const seen = await still.evaluate(() => [
      innerWidth,
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    ]);
    expect(seen).toEqual([320, true]);
    const { page: plain } = await site.visit('/', { javaScript: false });
    await plain.setContent('<p>Before</p><script>document.body.textContent = "After"</script>');
    expect(await plain.locator('body').innerText()).toContain('Before');
  });

  test('opens pages of other hosts in a new tab', async () => {
    const visit = await site.visit('/', { fakes: [outsidePages('forms.example')] });
    const opened = visit.context.waitForEvent('page');
    await visit.page.evaluate(() => window.open('https://forms.example/qualify'));
    const tab = await opened;
    await expect.poll(() => tab.title()).toBe('forms.example/qualify');
  });
});

describe('the fake pixel', () => {
  /** Meta's stub, as pages have it, with one event in the queue. */
  const base = `
    window.fbq = (...call) => fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call);
    fbq.queue = [];
    fbq('init', '000');
    fbq('track', 'Lead', { value: 0, currency: 'GBP' }, { eventID: 'one' });`;
  const script = { url: 'https://connect.facebook.net/en_US/fbevents.js' };

  test('counts what waited in the queue, and drops what comes after a refusal', async () => {
    const { fakes, events } = metaPixel();
    const visit = await site.visit('/', { fakes });
    await visit.page.evaluate(base);
    await visit.page.addScriptTag(script);
    await visit.page.evaluate(`fbq('consent', 'revoke'); fbq('track', 'Purchase');`);
    await expect
      .poll(() => events)
      .toEqual([
        {
          provider: 'meta',
          id: '000',
          name: 'Lead',
          value: '0',
          currency: 'GBP',
          eventId: 'one',
          path: '/',
        },
      ]);
  });

  test.each([
    [false, ['Lead', 'PageView']],
    [true, ['Lead']],
  ])(
    'reports history changes by itself unless disablePushState (%s)',
    async (isDisabled, names) => {
      const { fakes, events } = metaPixel();
      const visit = await site.visit('/', { fakes });
      await visit.page.evaluate(`${base}; fbq.disablePushState = ${isDisabled}`);
      await visit.page.addScriptTag(script);
      await visit.page.evaluate(() => history.pushState({}, '', '/buy-media'));
      await visit.page.waitForTimeout(100);
      expect(events.map(({ name }) => name)).toEqual(names);
    },
  );
});

describe('the fake calendar', () => {
  const script = { url: 'https://assets.calendly.com/assets/external/widget.js' };

  test('draws the booking page, after so many failures', async () => {
    const fakes = [calendly({ failures: 2 }), outsidePages('booking.example')];
    const visit = await site.visit('/', { fakes });
    await expect(visit.page.addScriptTag(script)).rejects.toThrow('Failed to load');
    await expect(visit.page.addScriptTag(script)).rejects.toThrow('Failed to load');
    await visit.page.addScriptTag(script);
    await visit.page.evaluate(() =>
      window.Calendly?.initInlineWidget({
        url: 'https://booking.example/alex/call',
        parentElement: document.body,
      }),
    );
    const text = visit.page.frameLocator('iframe').locator('p');
    expect(await text.innerText()).toBe('A page elsewhere');
  });

  test('can hang', async () => {
    const visit = await site.visit('/', { fakes: [calendly({ hangs: true })] });
    const outcome = visit.page.addScriptTag(script).then(
      () => 'loaded',
      () => 'failed',
    );
    const waited = visit.page.waitForTimeout(300).then(() => 'still waiting');
    expect(await Promise.race([outcome, waited])).toBe('still waiting');
    await visit.end();
  });
});

describe('the fake players', () => {
  test('play, and YouTube only where it learns who embeds', async () => {
    const open = () => site.visit('/', { fakes: videoPlayers() });
    expect(await readFrame(await open(), 'https://player.vimeo.com/video/1084537')).toBe(
      'Playing player.vimeo.com/video/1084537',
    );
    const film = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
    expect(await readFrame(await open(), film, 'strict-origin')).toMatch(/^Playing/);
    expect(await readFrame(await open(), film, 'no-referrer')).toBe('Error 153');
  });
});
