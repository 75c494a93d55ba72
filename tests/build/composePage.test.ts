import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, test } from 'vitest';
import type { Site } from '#schema/site.ts';
import { composeSite } from './composeSite.ts';
import { smallSite } from './smallSite.ts';

function open(html = '') {
  expect(html).not.toBe('');
  // Without a console: it complains of styles newer than it knows.
  return new JSDOM(html, { virtualConsole: new VirtualConsole() }).window.document;
}

function meta(document: Document, name: string) {
  return document
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
}

describe('composePage', () => {
  const pages = composeSite(smallSite());

  test('says the encoding first, then the language, title and description', () => {
    const html = pages.get('/') ?? '';
    const document = open(html);
    expect(html).toMatch(/^<!doctype html><html lang="en-GB"><head><meta charset="utf-8">/);
    expect(document.title).toBe('Home');
    expect(meta(document, 'description')).toBe('Groceries from the corner.');
  });

  test('enforces its policy before all styles and scripts', () => {
    for (const html of pages.values()) {
      const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"');
      expect(policy).toBeGreaterThan(0);
      expect(policy).toBeLessThan(html.search(/<(?:style|script|noscript)/));
      const content = open(html).querySelector('meta[http-equiv]')?.getAttribute('content');
      expect(content).toContain("default-src 'none'; script-src 'self'");
    }
  });

  test('lets the browser load pages ahead, those of this site alone, and no files', () => {
    const rules = open(pages.get('/')).querySelector('script[type=speculationrules]')?.textContent;
    const [{ where, eagerness }] = JSON.parse(rules ?? '').prefetch;
    expect(eagerness).toBe('moderate');
    const link = open('<a></a>').querySelector('a');
    const isAhead = (href: string) => {
      link?.setAttribute('href', href);
      return link?.matches(where.selector_matches);
    };
    expect(['/', '/join', '/shop/join#now'].map(isAhead)).toEqual([true, true, true]);
    const others = ['/assets/menu-3f.pdf', '/shop/assets/menu-3f.pdf', '#now'];
    expect([...others, 'https://forms.corner.example/'].map(isAhead)).not.toContain(true);
  });

  test('gives the full address of an indexed page, and its social card', () => {
    const document = open(pages.get('/'));
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://www.corner.example/',
    );
    expect(meta(document, 'robots')).toBeUndefined();
    expect(meta(document, 'og:url')).toBe('https://www.corner.example/');
    expect(meta(document, 'og:title')).toBe('Home');
    expect(meta(document, 'og:locale')).toBe('en_GB');
    expect(meta(document, 'og:image')).toBe('https://www.corner.example/assets/social.jpg');
    expect(meta(document, 'og:image:width')).toBe('1200');
    expect(meta(document, 'og:image:height')).toBe('630');
    expect(meta(document, 'og:image:alt')).toBe('A corner shop');
    expect(meta(document, 'twitter:card')).toBe('summary_large_image');
  });

  test.each([
    ['ar', ' dir="rtl"'],
    ['he-IL', ' dir="rtl"'],
    ['pa-Arab', ' dir="rtl"'],
    ['pl', ''],
  ])('says which way the words run in %s', (language, direction) => {
    const small = smallSite();
    const whole = composeSite({ ...small, site: { ...small.site, language } }).get('/');
    expect(whole).toContain(`<html lang="${language}"${direction}>`);
  });

  test('keeps a page out of search results that is not to be indexed, and the 404 page', () => {
    const canonical = (path: string | null) =>
      open(pages.get(path)).querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(meta(open(pages.get('/join')), 'robots')).toBe('noindex');
    expect(canonical('/join')).toBe('https://www.corner.example/join');
    expect(meta(open(pages.get(null)), 'robots')).toBe('noindex');
    expect(canonical(null)).toBeUndefined();
  });

  test('describes the organisation on the home page alone, without ratings', () => {
    const data = open(pages.get('/')).querySelector('script[type="application/ld+json"]');
    const graph = JSON.parse(data?.textContent ?? '')['@graph'] as { '@type': string }[];
    expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
    expect(open(pages.get('/join')).querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  test('gives the boot script what it needs', () => {
    const boot = (path: string | null) =>
      JSON.parse(open(pages.get(path)).getElementById('_boot')?.textContent ?? '');
    expect(boot('/join')).toMatchObject({
      path: '/join',
      app: '/assets/hydrate.js',
      modules: ['/assets/note.js'],
      page: '/data/join.json',
      consent: { asked: ['marketing'], rememberFor: 180 * 86_400_000 },
      pixel: { module: '/assets/providers.js', origins: ['https://connect.facebook.net'] },
    });
    expect(boot(null)).toMatchObject({ path: null });
  });

  test('logs a path that does not exist to the console, on the 404 page alone', () => {
    const logging = [...pages].filter(([, html]) =>
      open(html).querySelector('body > script:last-of-type')?.textContent.includes('console.error'),
    );
    expect(logging.map(([path]) => path)).toEqual([null]);
  });

  test('knows on every page that an announcement is closed: pages without a header lead to others', () => {
    const { header, ...site } = smallSite();
    const routes = site.routes.map((page) => ({ ...page, header: page.path === '/' }));
    const announced = { ...header, announcement: { text: 'Closed on Monday.' } };
    for (const html of composeSite({ ...site, routes, header: announced }).values())
      expect(html).toContain('localStorage["announcement"]==="Closed on Monday."');
  });

  test('hides an announcement from the day after its last', () => {
    const site = smallSite();
    const announcement = { text: 'Closed on Monday.', until: '2027-06-12' };
    const page = composeSite({ ...site, header: { ...site.header, announcement } }).get('/') ?? '';
    const script = [...open(page).scripts].find((one) => one.text.includes('"2027-06-12"'))?.text;
    const isHiddenOn = (day: string) => {
      const root = { dataset: {} };
      const here = {
        document: { documentElement: root },
        localStorage: {},
        Date: class {
          toLocaleDateString = () => day;
        },
      };
      runInNewContext(script ?? '', here);
      return 'closed' in root.dataset;
    };
    expect(['2027-06-12', '2027-06-13'].map(isHiddenOn)).toEqual([false, true]);
  });

  test('writes no style attribute, which a strict policy would refuse', () => {
    for (const html of pages.values()) {
      const styled = [...open(html).querySelectorAll('[style]')].map(({ outerHTML }) => outerHTML);
      expect(styled).toEqual([]);
    }
  });

  test('carries the styles of every class that it shows, before it shows it', () => {
    for (const html of pages.values()) {
      let styles = '';
      const late: string[] = [];
      for (const element of open(html).querySelectorAll('style, [class]')) {
        if (element.localName === 'style') styles += element.textContent;
        late.push(...[...element.classList].filter((name) => !styles.includes(`.${name}`)));
        const moving = Array.from(
          styles.matchAll(/animation:(animation-\w+)/g),
          ([, name]) => name,
        );
        late.push(
          ...moving.flatMap((name) => (styles.includes(`@keyframes ${name}{`) ? [] : (name ?? []))),
        );
      }
      expect(late).toEqual([]);
    }
  });
});

describe('composePage, with texts that are attacks', () => {
  const attack = `</title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>"'><!--`;
  const attacked = composeSite(attackTexts(smallSite(), attack));

  test.each([...attacked])('shows them as text on %s', (_, html) => {
    const document = open(html);
    expect(document.querySelectorAll('[onerror], [src="x"]')).toHaveLength(0);
    const scripts = [...document.querySelectorAll('script')].filter(({ type }) => type === '');
    expect(scripts.map(({ textContent }) => textContent)).toContain('console.log("boot")');
    expect(scripts.map(({ textContent }) => textContent)).not.toContain('alert(1)');
    expect(document.title).toContain(attack);
    expect(meta(document, 'description')).toContain(attack);
    expect(document.querySelector('h1, p')?.textContent).toContain(attack);
    expect(JSON.parse(document.getElementById('_boot')?.textContent ?? '')).toHaveProperty('page');
  });

  /** Adds the attack to everything that a person wrote to be read: whatever is not a name, path, colour or number. */
  function attackTexts(site: Site, text: string): Site {
    const isRead = (value: string) => /^[A-Z]/.test(value) && !/^[A-Z]{3}$/.test(value);
    return JSON.parse(JSON.stringify(site), (key, value: unknown) =>
      typeof value === 'string' && isRead(value) && key !== 'send' ? value + text : value,
    ) as Site;
  }
});
