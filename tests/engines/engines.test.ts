import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lookForEngines } from '#scripts/findEngines.ts';
import { startEndpoint } from '#tests/endToEnd/harness/endpoint.ts';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import type { Engine } from './harness/Engine.ts';
import { startFirefox } from './harness/firefox.ts';
import { openEngine } from './harness/openEngine.ts';
import { startWebKit } from './harness/webKit.ts';

const { firefox, webKit } = lookForEngines({ exists: existsSync });
const engines = [
  {
    name: 'Firefox',
    start: firefox === undefined ? undefined : (port: number) => startFirefox(firefox, port),
  },
  { name: 'WebKitGTK', start: webKit && ((port: number) => startWebKit(webKit, port)) },
];

const endpoint = startEndpoint(builtFolder('forms'));

const pages = () =>
  readdirSync(builtFolder('specification'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`);

const isHydrated = () => Object.keys(document.getElementById('_root') ?? {}).length > 0;

/** Interacts with the page, and waits until it is hydrated. */
async function hydrate(visit: Engine) {
  await visit.point('h1', 'hover');
  await expect.poll(() => visit.run(isHydrated)).toBe(true);
}

const calendar = [/(?:^|\.)calendly\.com$/, /^booking\.aislezero\.example$/];
const player = [/(?:^|\.)(?:youtube-nocookie|vimeo|loom|wistia|streamable)\.(?:com|net)$/];
const pixels = [/facebook\.(?:net|com)$/, /tiktok\.com$/, /google/];

for (const { name, start } of engines)
  describe.skipIf(start === undefined)(`in ${name}`, () => {
    const open = openEngine(start);

    test('shows and hydrates every page', async () => {
      const visit = await open('/', { mayContact: calendar });
      for (const path of pages()) {
        await visit.open(path);
        await hydrate(visit);
        expect(await visit.run(() => location.pathname)).toBe(path);
        expect(await visit.run(() => document.querySelectorAll('h1').length)).toBe(1);
      }
    });

    test('shows each name of the shop sign in turn', async () => {
      const visit = await open('/');
      const names = await visit.run(() => {
        const seen = new Set<string>();
        const plates = [...document.querySelectorAll('main span')].filter(
          ({ childElementCount }) => childElementCount === 0,
        );
        for (let time = 0; time < 30_000; time += 250) {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
          for (const plate of plates) {
            if (getComputedStyle(plate).opacity === '1') seen.add(plate.textContent ?? '');
          }
        }
        return [...seen];
      });
      expect(names).toEqual(
        expect.arrayContaining(['Marlow’s Corner', 'Nine Elm Stores', 'Rosebank Foods']),
      );
    });

    test('copies at the first press', async () => {
      const visit = await open('/affiliates');
      await visit.run(() => {
        const button = document.querySelector<HTMLElement>('[data-copied]');
        const labels = new Set<string>();
        new MutationObserver(() => {
          labels.add(button?.innerText ?? '');
          document.body.dataset['labels'] = [...labels].join();
        }).observe(document.body, { subtree: true, characterData: true, childList: true });
      });
      await visit.point('[data-copied]');
      const labels = () => visit.run(() => document.body.dataset['labels'] ?? '');
      await expect.poll(labels).toMatch(/Copied/);
    });

    test('loses none of 21 presses around hydration', async () => {
      const visit = await open('/affiliates');
      for (let wait = 0; wait <= 400; wait += 20) {
        await visit.open('/affiliates');
        const isAnswered = await visit.run(async (delay) => {
          dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve, delay));
          const button = document.querySelector<HTMLElement>('[data-copied]');
          const { copied = '' } = button?.dataset ?? {};
          button?.click();
          for (let tries = 0; tries < 400; tries += 1) {
            await new Promise((resolve) => setTimeout(resolve, 25));
            // A press of a script is none of a visitor: some browsers refuse to copy then, which is said.
            const isSaid = document.querySelector('[data-toast]') !== null;
            if (isSaid || document.querySelector('[data-copied]')?.textContent?.includes(copied)) {
              return true;
            }
          }
          return false;
        }, wait);
        expect(isAnswered, `pressed after ${wait} ms`).toBe(true);
      }
    });

    test('moves to another page and back without a reload, to where it was left', async () => {
      const visit = await open('/');
      await hydrate(visit);
      await visit.run(() => document.body.setAttribute('data-same', ''));
      const place = await visit.run(() => {
        document.querySelector('footer a[href="/affiliates"]')?.scrollIntoView({ block: 'center' });
        return Math.round(scrollY);
      });
      expect(place).toBeGreaterThan(500);
      await visit.point('footer a[href="/affiliates"]');
      const where = () =>
        visit.run(() => [
          location.pathname,
          document.querySelector('h1')?.textContent,
          document.body.hasAttribute('data-same'),
        ]);
      await expect.poll(where).toEqual(['/affiliates', 'Affiliate Resources', true]);
      await visit.back();
      await expect
        .poll(where)
        .toEqual(['/', expect.stringMatching(/^Keep 100% of Your Profits/), true]);
      await expect.poll(() => visit.run(() => scrollY)).toBeGreaterThan(500);
    });

    // Firefox anchors what a visitor scrolls, and not what a script does.
    test.runIf(name === 'WebKitGTK')('keeps the place that is scrolled to at once', async () => {
      const visit = await open('/affiliates');
      const tops = await visit.run(async () => {
        // Laid out as when the page came: an engine is told of that too late.
        const { dataset } = document.documentElement;
        delete dataset['later'];
        const section = document.querySelector('main > section:last-of-type');
        const top = () => Math.round(section?.getBoundingClientRect().top ?? Number.NaN);
        top();
        dataset['later'] = '';
        const seen = [];
        for (const wait of [100, 2000]) {
          await new Promise((resolve) => setTimeout(resolve, wait));
          if (seen.length === 0) section?.scrollIntoView({ block: 'center', behavior: 'instant' });
          seen.push(top());
        }
        return seen;
      });
      expect(tops[1]).toBe(tops[0]);
    });

    test('follows a link before anything of React is there', async () => {
      const visit = await open('/');
      await visit.run(() =>
        document.querySelector<HTMLElement>('footer a[href="/affiliates"]')?.click(),
      );
      await expect
        .poll(() => visit.run(() => document.querySelector('h1')?.textContent).catch(() => ''))
        .toBe('Affiliate Resources');
    });

    test('contacts nobody before a yes, and nobody after a no', async () => {
      const visit = await open('/', { mayContact: pixels });
      const isAsked = () => visit.run(() => document.documentElement.dataset['consent'] === 'ask');
      await expect.poll(isAsked).toBe(true);
      expect([...visit.hosts]).toEqual([]);
      await visit.point('[data-consent="rejected"]');
      await expect.poll(isAsked).toBe(false);
      await visit.open('/affiliates');
      expect(await isAsked()).toBe(false);
      expect([...visit.hosts]).toEqual([]);
    });

    test('contacts the pixels after a yes, and asks no more', async () => {
      const visit = await open('/', { mayContact: pixels });
      await visit.point('[data-consent="accepted"]');
      await expect.poll(() => [...visit.hosts]).toContain('connect.facebook.net');
      await visit.open('/affiliates');
      expect(await visit.run(() => document.documentElement.dataset['consent'])).toBe('');
    });

    test('says why a button has no action', async () => {
      const visit = await open('/affiliates');
      await hydrate(visit);
      await visit.run(() =>
        document.querySelector('[aria-disabled=true]')?.scrollIntoView({ block: 'center' }),
      );
      await visit.point('[aria-disabled=true]', 'hover');
      await expect
        .poll(() =>
          visit.run(() =>
            [...document.querySelectorAll<HTMLElement>('[role=tooltip]')]
              .filter((tip) => getComputedStyle(tip).visibility === 'visible')
              .map((tip) => tip.innerText),
          ),
        )
        .toEqual(['Coming soon']);
    });

    test('loads pictures when they come near, and all before it prints', async () => {
      const visit = await open('/');
      const missing = () =>
        visit.run(
          () => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length,
        );
      expect(await missing()).toBeGreaterThan(20);
      await visit.run(() => dispatchEvent(new Event('beforeprint')));
      await expect.poll(missing).toBe(0);
    });

    test('plays a video on request, with the focus on the player', async () => {
      const visit = await open('/', { mayContact: player });
      await visit.point('button[aria-label^="Play video: How"]');
      await expect
        .poll(() => visit.run(() => document.activeElement?.getAttribute('src')))
        .toContain('https://www.youtube-nocookie.com/embed/');
    });

    test('sends a form once that is sent before React is there, and says so', async () => {
      const visit = await open('/', { folder: endpoint.folder });
      await visit.run(() => {
        const form = document.querySelector<HTMLFormElement>('main form');
        const find = (selector: string) => form?.querySelector<HTMLInputElement>(selector);
        for (const [field, text] of Object.entries({
          name: 'Ada Byron',
          email: 'ada@byron.example',
          message: 'First line\nSecond line',
        })) {
          const input = find(`[name=${field}]`);
          if (input) input.value = text;
        }
        find('[value="A bill"]')?.click();
        find('[name=privacy]')?.click();
        find('[type=submit]')?.click();
      });
      const said = () => visit.run(() => document.querySelector('main [role=status]')?.textContent);
      await expect.poll(said).toBe('Thank you. We answer today.');
      // Until a browser would have sent it by itself.
      await new Promise((resolve) => setTimeout(resolve, 4500));
      expect(endpoint.posted.map(({ path }) => path)).toEqual(['/enquiries']);
      const [{ values } = { values: new Map<string, string>() }] = endpoint.posted;
      expect(values.get('message')).toBe('First line\r\nSecond line');
      expect(values.get('about')).toBe('A bill');
    });

    test.each([
      ['before', async () => {}],
      ['after', hydrate],
    ])(
      'has what was typed into a form %s React was there, and the page was loaded again',
      async (_, prepare) => {
        const visit = await open('/', { folder: endpoint.folder });
        await prepare(visit);
        await visit.run(() => {
          for (const field of ['name', 'illness']) {
            const input = document.querySelector<HTMLInputElement>(`main [name=${field}]`);
            if (!input) continue;
            input.value = 'Ada Byron';
            input.dispatchEvent(new Event('input', { bubbles: true }));
          }
        });
        await visit.open('/');
        const typed = () =>
          visit.run(() =>
            ['name', 'illness'].map(
              (field) => document.querySelector<HTMLInputElement>(`main [name=${field}]`)?.value,
            ),
          );
        await expect.poll(typed).toEqual(['Ada Byron', '']);
      },
    );
  });
