import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from '#build/buildSite.ts';
import { loadText } from '#load/readSite.ts';
import type { Site } from '#schema/site.ts';
import { fixtureSite, fixtureSites } from '#tests/sites/fixtureSite.ts';
import type { Finding } from '#verify/Finding.ts';
import { type BuiltSite, verifyBuilt } from '#verify/verifySite.ts';
import { launchBrowser } from './harness/launchBrowser.ts';
import { replaceAll } from './harness/variantSite.ts';

let browser: Browser;
let work: string;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  work = mkdtempSync(join(tmpdir(), 'fascia-verify-test-'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const say = () => {};

describe('a right site may go live', () => {
  test.each(fixtureSites.map(({ name }) => name))(
    'tests/sites/%s',
    async (name) => {
      const fixture = fixtureSite(name);
      const site = load(fixture.folder, fixture.source);
      const built = await build(site, { source: fixture.source, root: fixture.folder, name });
      const { findings } = await verifyBuilt(built, { browser, say });
      expect(findings).toEqual([]);
    },
    300_000,
  );
});

/** A page with one of each thing that may break. */
const { folder, source: small } = fixtureSite('small');
const onlyHome = small.replace(/  - path: \/join\n[^]*?(?=\nnotFound:)/, '');
const source = replaceAll(
  onlyHome,
  ['[how to join](/join#benefits)', '[what it is](/#benefits)'],
  [', except: [/join]', ''],
  [
    '  events:\n',
    '  also:\n    - { provider: tiktok, id: CDONAUFAHRT0EXAMPLE1 }\n    - { provider: google, id: G-CORNER0001 }\n    - { provider: google, id: AW-1000000001, conversions: [{ send: Lead, label: corner }] }\n  events:\n    - { send: Schedule, onSchedule: all }\n',
  ],
  ['links:\n  form', 'links:\n  booking: { href: https://calendly.com/corner/call }\n  form'],
  [
    '      - type: richText\n',
    '      - { type: scheduler, heading: Book, title: Calendar, provider: calendly, page: booking, height: 700, minWidth: 320, patience: 10000, loading: Loading, failed: Failed, link: Open }\n      - type: richText\n',
  ],
  [
    '        buttons:\n',
    '        buttons:\n          - { label: Not yet, unavailable: Comes in spring }\n',
  ],
  [
    '      - type: richText\n',
    '      - { type: video, title: Film, video: https://vimeo.com/1084537, poster: media/social.jpg }\n      - type: richText\n',
  ],
);

describe('a site that is not what site.yaml says may not go live', () => {
  let findings: readonly Finding[];
  beforeAll(async () => {
    const other = replaceAll(
      source,
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
    const built = await build(load(folder, other), { source: other, root: folder, name: 'other' });
    ({ findings } = await verifyBuilt(
      { ...built, source, site: load(folder, source) },
      { browser, say },
    ));
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
  let built: BuiltSite;
  beforeAll(async () => {
    built = await build(load(folder, source), { source, root: folder, name: 'sound' });
  }, 300_000);

  /** What is found when the built site is damaged. */
  async function verifyDamaged(name: string, damage: (dist: string) => Partial<BuiltSite> | void) {
    const dist = join(work, name);
    cpSync(built.dist, dist, { recursive: true });
    cpSync(`${built.dist}-servers`, `${dist}-servers`, { recursive: true });
    const changed = damage(dist) ?? {};
    const { findings } = await verifyBuilt({ ...built, dist, ...changed }, { browser, say });
    return findings.filter(({ place }) => place.route === '/');
  }

  /** Runs on every page, once React stands. */
  const addScript = (dist: string, script: string) => {
    for (const name of readdirSync(join(dist, 'assets')).filter((file) =>
      /^app-.*\.js$/.test(file),
    )) {
      const file = join(dist, 'assets', name);
      writeFileSync(file, `${readFileSync(file, 'utf8')};${script}`);
    }
  };
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  describe('by what its script does', () => {
    let findings: readonly Finding[];
    beforeAll(async () => {
      findings = await verifyDamaged('scripted', (dist) => {
        addScript(
          dist,
          `setInterval(() => {
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
        start()`,
        );
        const picture = /\/assets\/(social-[\w-]+\.(?:avif|webp))/g;
        for (const [, name = ''] of readFileSync(join(dist, 'index.html'), 'utf8').matchAll(
          picture,
        )) {
          rmSync(join(dist, 'assets', name), { force: true });
        }
      });
    }, 300_000);

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
      expect(told(findings, code)).toContain(words);
    });

    test('loses a picture', () => {
      expect(told(findings, 'picture-broken')).toContain('social-');
    });
  });

  test('by a script that does not start', async () => {
    const findings = await verifyDamaged('lifeless', (dist) => {
      for (const name of readdirSync(join(dist, 'assets'))) {
        if (name.startsWith('app-')) writeFileSync(join(dist, 'assets', name), '');
      }
    });
    expect(findings.map(({ code }) => code)).toContain('page-lifeless');
  }, 300_000);

  test('by a page that is not there', async () => {
    const findings = await verifyDamaged('gone', (dist) => rmSync(join(dist, 'index.html')));
    expect(told(findings, 'wrong-status')).toContain(
      'answers with 404, and should answer with 200',
    );
  }, 300_000);

  test('by its weight, with what makes it heavy', async () => {
    const findings = await verifyDamaged('heavy', (dist) => {
      edit(join(dist, 'index.html'), (html) => `${html}<!--${noise(600_000)}-->`);
      const reports = built.reports.map((report) => ({
        ...report,
        html: { raw: 900_000, brotli: 90_000 },
        scriptBefore: { raw: 90_000, brotli: 9000 },
        scriptAfter: { raw: 900_000, brotli: 190_000 },
      }));
      return { reports };
    });
    const weights = findings.filter(({ code }) => code === 'too-heavy');
    expect(weights.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The HTML of the page weighs 90\.0 KB, .* Its heaviest part is section/,
      ),
      expect.stringMatching(/^The script before the first interaction weighs 9\.0 KB/),
      expect.stringMatching(/^The script of the page weighs 199\.0 KB/),
      expect.stringMatching(/^The first load on a phone weighs .* Its heaviest file is \//),
    ]);
  }, 300_000);

  test('by a host that is contacted where no policy stops it', async () => {
    const findings = await verifyDamaged('open', (dist) => {
      rmSync(`${dist}-servers`, { recursive: true });
      edit(join(dist, 'index.html'), (html) =>
        html
          .replace(/<template id="_policy">.*?<\/template>/, '<template id="_policy"></template>')
          .replace('</body>', '<img src="https://nobody.example/dot.gif" alt=""></body>'),
      );
    });
    expect(told(findings, 'request-undeclared')).toContain('https://nobody.example');
  }, 300_000);
});

function told(findings: readonly Finding[], code: string): string {
  return findings
    .filter((finding) => finding.code === code)
    .map(({ message }) => message)
    .join('\n');
}

function load(root: string, text: string): Site {
  const { site, problems } = loadText({ file: join(root, 'site.yaml'), source: text });
  if (!site) throw new Error(JSON.stringify(problems, null, 2));
  return site;
}

async function build(
  site: Site,
  { source: text, root, name }: { source: string; root: string; name: string },
): Promise<BuiltSite> {
  const dist = join(work, name, 'dist');
  const cache = join(import.meta.dirname, '../../node_modules/.cache/fascia');
  const { pages: reports } = await buildSite(site, { root, outDir: dist, cache });
  return { dist, source: text, site, reports };
}

/** Letters that no compression makes fewer. */
function noise(length: number): string {
  return Array.from({ length }, (_, index) =>
    ((index * 7919 * 104_729) % 1_299_709).toString(36),
  ).join('');
}
