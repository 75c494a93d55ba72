import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '#build/listEvents.ts';
import { showEvents } from '#cli/showEvents.ts';
import { smallSite } from '#tests/build/smallSite.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { runCommand } from './runCommand.ts';

const rule = '    - { send: Lead, onClick: learnMore }';

test('lists for every page what each visit and each click sends', () => {
  const rows = listEvents(smallSite()).map(({ route, action, click, events }) => [
    route,
    click ?? action,
    events.map(({ send }) => send),
  ]);
  expect(rows).toEqual([
    ['/', 'visit', ['PageView']],
    ['/', 'learnMore', ['Lead']],
    ['/join', 'visit', []],
    [null, 'visit', ['PageView']],
  ]);
});

test('says what each account gets, in its own words, and what is sent once in a tab', () => {
  const site = smallSite(
    [rule, '    - { send: Lead, onClick: learnMore, once: true }'],
    ['  provider: meta\n', '  provider: meta\n  also: [{ provider: google, id: G-0000000000 }]\n'],
  );
  const [, click] = listEvents(site);
  expect(click?.events).toEqual([
    {
      send: 'Lead',
      rule: 1,
      value: 0,
      currency: 'GBP',
      once: true,
      accounts: [
        { provider: 'meta', id: '000000000000000', name: 'Lead' },
        { provider: 'google', id: 'G-0000000000', name: 'generate_lead' },
      ],
    },
  ]);
});

test('calls what those that count visits get by its own name, and a visit a page view', () => {
  const site = smallSite([
    '  provider: meta\n',
    '  provider: meta\n  also: [{ provider: plausible, id: corner.example }]\n',
  ]);
  const [visit, click] = listEvents(site);
  const names = [visit, click].map((row) => row?.events[0]?.accounts.map(({ name }) => name));
  expect(names).toEqual([
    ['PageView', 'pageview'],
    ['Lead', 'Lead'],
  ]);
});

const { source } = fixtureSite('specification');
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'fascia-events-'));
  copyFixture('specification', root);
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (format?: 'table' | 'json') =>
  runCommand((terminal) => showEvents({ root, format }, terminal));

test('prints a table for people, with what holds for every event above it', async () => {
  const { status, out } = await run();
  expect(status).toBe(0);
  expect(out).toMatch(/value 0 GBP .*\n.*meta \(0+\)/);
  expect(out).toMatch(/^\/buy-media +click buyNow +Purchase$/m);
  expect(out).toMatch(/^\/not-qualified +visit +–$/m);
});

test('says who counts without waiting for a yes', async () => {
  const meta = '  provider: meta\n';
  const also = '  also: [{ provider: plausible, id: corner.example, ask: false }]\n';
  writeFileSync(join(root, 'site.yaml'), source.replace(meta, meta + also));
  const { out } = await run();
  writeFileSync(join(root, 'site.yaml'), source);
  expect(out).toContain('Those to plausible do not wait, and end when the visitor objects.');
});

test('prints the same for programs', async () => {
  const { status, out } = await run('json');
  expect(status).toBe(0);
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ route: '/mid-qualified', action: 'visit', events: [] }),
  );
});

test('lists a booking only where a calendar reports it', async () => {
  const { out } = await run();
  const calendars = (text: string) => text.match(/^\S+ +schedule/gm)?.length ?? 0;
  expect(calendars(out)).toBeGreaterThan(0);
  writeFileSync(
    join(root, 'site.yaml'),
    source.replaceAll('provider: calendly', 'provider: iframe').replace(/^ *script: .*\n/gm, ''),
  );
  const after = await run();
  writeFileSync(join(root, 'site.yaml'), source);
  expect([after.status, calendars(after.out)]).toEqual([0, 0]);
});

test('lists nothing for a site with errors, and says what they are', async () => {
  writeFileSync(join(root, 'site.yaml'), source.replace('onClick: buyNow', 'onClick: buyNever'));
  const { status, out, error } = await run();
  expect([status, out]).toEqual([1, '']);
  expect(error).toContain('buyNever');
});
