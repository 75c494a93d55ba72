import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import type { PageReport } from '#build/BuildReport.ts';
import type { HostingConfig } from '#build/hosts/HostingConfig.ts';
import { listEvents } from '#build/listEvents.ts';
import { serveDist } from '#build/serveDist.ts';
import { buildFixture } from '#tests/sites/buildFixture.ts';
import {
  builtFolder,
  builtReport,
  fixtureSite,
  type FixtureSite,
  loadFixture,
} from '#tests/sites/fixtureSite.ts';
import { declarePages, knownLinks } from '#verify/declarePages.ts';
import type { Finding } from '#verify/Finding.ts';
import { type BuiltSite, verifyBuilt } from '#verify/verifySite.ts';
import { visitPage } from '#verify/visitPage.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';
import { replaceAll } from './harness/variantSite.ts';
import { joinSources } from '#load/sources.ts';

let browser: Browser;
let work: string;
/** Findings of the wrong sites: their visitors mostly wait for what never comes, so the right ones are visited meanwhile. */
let wrong: { other: Promise<Finding[]>; damaged: Promise<Finding[]> };

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'fascia-verify-test-'));
  browser = await sharedBrowser();
  const [other, damaged] = [await buildOther(), await buildDamaged()];
  wrong = { other: verify(other), damaged: verify(damaged) };
  // The tests that wait for one report that it failed.
  for (const verified of Object.values(wrong)) verified.catch(() => {});
});
afterAll(async () => {
  await Promise.allSettled(Object.values(wrong));
  rmSync(work, { recursive: true, force: true });
});

/** Its own home page has all that may break; each other page is for one kind of damage. */
const small = fixtureSite('small');
const shownBefore = (section: string): [string, string] => [
  '      - type: richText\n',
  `      - ${section}\n      - type: richText\n`,
];
const source = replaceAll(
  small.source,
  [
    '  events:\n',
    '  also:\n    - { provider: tiktok, id: CDONAUFAHRT0EXAMPLE1 }\n    - { provider: google, id: G-CORNER0001 }\n    - { provider: google, id: AW-1000000001, conversions: [{ send: Lead, label: corner }] }\n  events:\n    - { send: Schedule, onSchedule: all }\n',
  ],
  ['links:\n  form', 'links:\n  booking: { href: https://calendly.com/corner/call }\n  form'],
  shownBefore(
    '{ type: scheduler, heading: Book, title: Calendar, provider: calendly, page: booking, height: 700, minWidth: 320, patience: 10000, loading: Loading, failed: Failed, link: Open }',
  ),
  [
    '        buttons:\n',
    '        buttons:\n          - { label: Not yet, unavailable: Comes in spring }\n',
  ],
  shownBefore(
    '{ type: video, title: Film, video: https://vimeo.com/1084537, poster: media/social.jpg }',
  ),
);

describe('a right site may go live', () => {
  // One of those to begin with; another is that of tests/package. `npm run verify` visits that of this repository.
  test('without a pixel, and with a page for each thing', async () => {
    const fixture = fixtureSite('local-business');
    expect(await verify({ ...builtFixture(fixture), reports: [] })).toEqual([]);
  }, 300_000);

  // states.test.ts tries every block with as much: this has a pixel, a question and a footer with it.
  test('and so may a page with the most of everything', async () => {
    expect(await visitHome(builtFixture(fixtureSite('extremes')))).toEqual([]);
  });
});

/** The home page alone, with somebody who counts visits beside the pixel, or in place of it. */
const counting = (accounts: string, from = small.source) =>
  replaceAll(
    from.replace(/  - path: \/join\n[^]*?(?=\nnotFound:)/, ''),
    ['[how to join](/join#benefits)', '[what it is](/#benefits)'],
    [', except: [/join]', ''],
    ['  provider: meta\n  id: "000000000000000"\n', accounts],
    ['\nlinks:\n', stats],
    ['pixelEvent: { value: 0 }', 'pixelEvent: { value: 12.5 }'],
    ['{ send: Lead, onClick: learnMore }', '{ send: Lead, onClick: learnMore, once: true }'],
  );
const umami = '{ provider: umami, id: 0a1b2c3d-1111-4222-8333-444455556666, host: stats }';
const stats = '\nlinks:\n  stats: { href: https://stats.corner.example/matomo }\n';
const counted = `  provider: matomo
  id: "7"
  host: stats
  also:
    - ${umami}
`;
const unasked = counted
  .replace('host: stats', 'host: stats\n  ask: false')
  .replace(' }', ', ask: false }');

describe('a site that counts visits may go live', () => {
  test.each([
    ['after a question', counted],
    ['without one, where visitors can object', unasked],
    [
      'beside a pixel that waits for its own answer',
      '  provider: meta\n  id: "000000000000000"\n  also: [{ provider: plausible, id: corner.example, ask: false }]\n',
    ],
  ])(
    '%s',
    async (name, accounts) => {
      const built = await build(`counting ${name}`, counting(accounts));
      expect(await visitHome(built)).toEqual([]);
    },
    300_000,
  );
});

describe('a site that is not what site.yaml says may not go live', () => {
  let findings: readonly Finding[];
  beforeAll(async () => {
    findings = await wrong.other;
  }, 300_000);

  test.each([
    ['a text', 'text-missing', 'Earn £250'],
    ['the words of a tooltip', 'text-missing', 'Comes in spring'],
    ['a name for screen readers', 'text-missing', 'Film'],
    ['the title', 'text-missing', 'Home'],
    ['the description', 'text-missing', 'Groceries from the corner.'],
    ['words that are shown at times', 'text-missing', 'Dismiss'],
    ['a word of the question', 'text-missing', 'If you agree'],
    ['where a button leads', 'link-elsewhere', 'https://forms.corner.example/qualify'],
    ['where a link in a text leads', 'link-missing', 'https://forms.corner.example/qualify'],
    ['a link that is not declared', 'link-undeclared', 'https://forms.corner.example/other'],
    ['an event that is not sent', 'event-missing', 'Lead to meta (000000000000000) with 0 GBP'],
    ['an event that no rule sends', 'event-undeclared', 'Purchase to meta'],
    ['an event of a visit', 'event-missing', 'PageView to meta'],
    ['an event of a booking', 'event-missing', 'Schedule to meta'],
    ['an event for TikTok', 'event-missing', 'Lead to tiktok with 0 GBP'],
    ['an event for Google Analytics', 'event-missing', 'generate_lead to google (G-CORNER0001)'],
    ['a visit counted for Umami unasked', 'event-undeclared', 'pageview to umami (0a1b2c3d-'],
    ['who is contacted unasked', 'request-too-early', 'https://stats.corner.example'],
    ['a conversion of Google Ads', 'event-missing', 'conversion to google (AW-1000000001/corner)'],
  ])('%s', (_, code, words) => {
    expect(told(findings, code)).toContain(words);
  });

  test('each with its place in site.yaml', () => {
    const at = (code: string, words: string) =>
      findings.find((one) => one.code === code && one.message.includes(words))?.path;
    expect(at('text-missing', 'Earn £250')).toEqual(['routes', 0, 'sections', 0, 'headline']);
    expect(at('text-missing', 'Dismiss')).toEqual(['messages', 'dismiss']);
    expect(at('link-elsewhere', 'qualify')).toEqual([
      'routes',
      0,
      'sections',
      1,
      'buttons',
      1,
      'to',
    ]);
    expect(at('event-missing', 'Lead')).toEqual(['pixel', 'events', 2]);
  });
});

describe('a page that is broken may not go live', () => {
  let findings: readonly Finding[];
  const onPage = (route: string) => findings.filter(({ place }) => place.route === route);
  beforeAll(async () => {
    findings = await wrong.damaged;
  }, 300_000);

  describe('by what its script does', () => {
    test.each([
      ['hides a text', 'text-hidden', 'Earn £250'],
      ['cuts a text off', 'text-cut-off', 'commission'],
      ['opens links in new tabs', 'link-wrong-tab', 'Home'],
      ['covers a button', 'link-unusable', 'Cover'],
      ['keeps a button from being pressed', 'click-impossible', 'learnMore'],
      ['makes the page too wide', 'scrolls-sideways', '<div>'],
      ['moves the page', 'shifts', 'layout shift'],
      ['adds a button without a name', 'inaccessible', 'button-name'],
      ['makes a text hard to read', 'low-contrast', 'too near to the colour behind them'],
      ['does what the policy forbids', 'policy-violation', 'nobody.example'],
      ['throws', 'page-error', 'The page broke.'],
      ['contacts a company before the visitor allows it', 'request-too-early', 'facebook.com'],
      ['counts what no rule counts', 'event-undeclared', 'Lead to meta (1)'],
    ])('%s', (_, code, words) => {
      expect(told(onPage('/'), code)).toContain(words);
    });
  });

  test.each([
    ['by a picture that is not there', '/', 'picture-broken', 'social-'],
    ['by a script that does not start', '/lifeless', 'page-lifeless', 'does not start'],
    [
      'by a page that is not there',
      '/gone',
      'wrong-status',
      'answers with 404, and should answer with 200',
    ],
    [
      'by a host that is contacted where no policy stops it',
      '/open',
      'request-undeclared',
      'https://nobody.example',
    ],
  ])('%s', (_, route, code, words) => {
    expect(told(onPage(route), code)).toContain(words);
  });

  test('by its weight, with what makes it heavy', () => {
    expect(told(onPage('/heavy'), 'too-heavy').split('\n')).toEqual([
      expect.stringMatching(
        /^The HTML of the page weighs 90\.0 KB, .* Its heaviest part is section/,
      ),
      expect.stringMatching(/^The script before the first interaction weighs 9\.0 KB/),
      expect.stringMatching(/^The script of the page weighs 199\.0 KB/),
      expect.stringMatching(/^The first load on a phone weighs .* Its heaviest file is \//),
    ]);
  });

  test('while the pages beside it are sound', () => {
    expect(onPage('/join')).toEqual([]);
  });
});

/** With other words, links and events than those that the site is then verified for. */
async function buildOther(): Promise<BuiltSite> {
  const onlyHome = replaceAll(
    source.replace(/  - path: \/join\n[^]*?(?=\nnotFound:)/, ''),
    ['[how to join](/join#benefits)', '[what it is](/#benefits)'],
    [', except: [/join]', ''],
    ['\nlinks:\n', stats],
    ['  also:\n', `  also:\n    - ${umami}\n`],
  );
  const other = replaceAll(
    onlyHome,
    [umami, umami.replace(' }', ', ask: false }')],
    ['headline: Earn', 'headline: Lose'],
    ['unavailable: Comes in spring', 'unavailable: Comes in summer'],
    ['title: Film', 'title: Cartoon'],
    ['title: Home\n', 'title: Start\n'],
    ['Groceries from the corner.', 'Groceries from elsewhere.'],
    ['dismiss: Dismiss', 'dismiss: Close'],
    ['text: If you agree', 'text: If you want'],
    ['https://forms.corner.example/qualify, newTab: true', 'https://forms.corner.example/other'],
    ['or [ask us](form)', 'or [ask us](callNow)'],
    ['{ send: Lead, onClick: learnMore }', '{ send: Purchase, onClick: learnMore }'],
    ['onVisit: all', 'onVisit: all, except: [/]'],
    ['{ send: Schedule, onSchedule: all }', '{ send: Contact, onSchedule: all }'],
  );
  const { dist, reports } = await build('other', other);
  const site = loadFixture({ ...small, source: onlyHome });
  return { dist, reports, sources: joinSources(onlyHome), site, schema: shippedSchema };
}

/** With pages that `damage` breaks. */
async function buildDamaged(): Promise<BuiltSite> {
  const built = await build(
    'damaged',
    replaceAll(source, [
      '\nnotFound:',
      `${['lifeless', 'gone', 'heavy', 'open'].map(simplePage).join('')}\nnotFound:`,
    ]),
  );
  damage(built.dist);
  const reports = built.reports.map((report) =>
    report.path === '/heavy' ? heavy(report) : report,
  );
  return { ...built, reports };
}

function simplePage(name: string): string {
  return `  - path: /${name}
    title: ${name}
    seo: { description: A page that breaks., index: false }
    sections:
      - use: benefits
`;
}

/** Breaks every page but /join in a way of its own. */
function damage(dist: string): void {
  const edit = (name: string, change: (text: string) => string) => {
    const file = join(dist, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  for (const name of readdirSync(join(dist, 'assets'))) {
    if (/^hydrate-.*\.js$/.test(name)) {
      edit(
        `assets/${name}`,
        (script) => `if (location.pathname === '/lifeless') throw new Error('No start.');
${script};
if (location.pathname === '/') {${homeDamage}}`,
      );
    }
    if (name.startsWith('social-')) rmSync(join(dist, 'assets', name));
  }
  rmSync(join(dist, 'gone.html'));
  edit('heavy.html', (html) => `${html}<!--${noise(600_000)}-->`);
  edit('open.html', (html) =>
    html
      .replace(/<meta http-equiv="Content-Security-Policy".*?>/, '')
      .replace('</body>', '<img src="https://nobody.example/dot.gif" alt=""></body>'),
  );
  edit('../damaged-servers/serving.json', (json) => {
    const serving = JSON.parse(json) as HostingConfig;
    const pages = serving.pages.map((page) =>
      page.path === '/open' ? { ...page, headers: {} } : page,
    );
    return JSON.stringify({ ...serving, pages });
  });
}

/** Runs on the home page, once React has hydrated it. */
const homeDamage = `setInterval(() => {
          const first = (selector) => document.querySelector(selector);
          first('h1').style.visibility = 'hidden';
          Object.assign(first('header').style, { pointerEvents: 'none' });
          const benefits = first('#benefits p') ?? first('#benefits');
          Object.assign(benefits.style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
          Object.assign(first('footer p').style, { color: '#777', background: '#888' });
          for (const link of document.querySelectorAll('footer a')) link.target = '_blank';
        }, 20);
        const damage = () => {
          const wide = document.createElement('div');
          Object.assign(wide.style, { width: '2000px', height: '10px' });
          document.querySelector('main').append(wide);
          const tall = document.createElement('div');
          tall.style.height = '400px';
          document.querySelector('main').prepend(tall);
          const cover = document.createElement('div');
          cover.textContent = 'Cover';
          Object.assign(cover.style, { position: 'absolute', inset: 0, zIndex: 9 });
          const button = document.querySelector('[data-click="learnMore"]');
          button.parentElement.style.position = 'relative';
          button.parentElement.append(cover);
          const unnamed = document.createElement('button');
          document.querySelector('main').append(unnamed);
          new Image().src = 'https://nobody.example/dot.gif';
          new Image().src = 'https://www.facebook.com/tr/?id=1&ev=Lead&dl=' + encodeURIComponent(location.href);
          throw new Error('The page broke.');
        };
        const start = () =>
          Object.keys(document.getElementById('_root')).length > 0
            ? setTimeout(damage, 50)
            : setTimeout(start, 20);
        start()`;

function heavy(report: PageReport): PageReport {
  return {
    ...report,
    html: 90_000,
    scriptBefore: 9000,
    scriptAfter: 190_000,
  };
}

function told(findings: readonly Finding[], code: string): string {
  return findings
    .filter((finding) => finding.code === code)
    .map(({ message }) => message)
    .join('\n');
}

/** A fixture site as the step `build` of `npm test` has built it. */
function builtFixture(fixture: FixtureSite) {
  return {
    dist: builtFolder(fixture.name),
    sources: joinSources(fixture.source),
    site: { ...loadFixture(fixture), files: builtReport(fixture.name).files },
    schema: shippedSchema,
  };
}

async function visitHome({
  dist,
  sources,
  site,
  schema,
}: Omit<BuiltSite, 'reports'>): Promise<Finding[]> {
  const [home] = declarePages(sources, site, schema);
  if (!home) throw new Error('The site has no page.');
  const { origin, close } = await serveDist(dist, { port: 0 });
  const events = listEvents(site);
  const visited = { browser, origin, site, events, known: knownLinks(site), judgesShifts: false };
  return visitPage(home, visited).finally(close);
}

async function verify(built: BuiltSite): Promise<Finding[]> {
  return (await verifyBuilt(built, { browser, say: () => {} })).findings;
}

async function build(name: string, text: string): Promise<BuiltSite> {
  const dist = join(work, name);
  const fixture = { ...small, source: text };
  const { pages: reports } = await buildFixture(fixture, dist);
  return {
    dist,
    sources: joinSources(text),
    site: loadFixture(fixture),
    schema: shippedSchema,
    reports,
  };
}

/** Letters that no compression makes fewer. */
function noise(length: number): string {
  return Array.from({ length }, (_, index) =>
    ((index * 7919 * 104_729) % 1_299_709).toString(36),
  ).join('');
}
