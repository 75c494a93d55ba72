import { describe, expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { pageData, sharedData } from '#page/selectData.ts';
import { composeSite } from '#tests/build/composeSite.ts';
import { smallSite } from '#tests/build/smallSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { disclose } from '#vendors/ledger.ts';
import { smallFileSystem } from './smallFileSystem.ts';

const { source } = fixtureSite('small');
const withHeader = (more: string): [from: string, to: string] => ['header:\n', `header:\n${more}`];
const codesOf = (...changes: [from: string, to: string][]) => {
  const text = changes.reduce((before, [from, to]) => before.replace(from, to), source);
  return loadSite(joinSources(text), smallFileSystem).problems.map(({ code }) => code);
};

describe('an entry of the menu', () => {
  test.each([
    ['a link', '{ label: Join, to: /join }', []],
    ['a group', '{ label: More, links: [{ label: Join, to: /join, text: Now }] }', []],
    ['both', '{ label: More, to: /, links: [{ label: Join, to: /join }] }', ['broken-rule']],
    ['neither', '{ label: More }', ['broken-rule']],
    ['a link to no page', '{ label: Join, to: /joim }', ['unknown-page']],
    [
      'a group with a link to no page',
      '{ label: A, links: [{ label: B, to: /joim }] }',
      ['unknown-page'],
    ],
  ])('is %s', (_, entry, codes) => {
    expect(codesOf(withHeader(`  menu: [${entry}]\n`))).toEqual(codes);
  });
});

test('the line of the bar that leads somewhere needs words', () => {
  expect(codesOf(withHeader('  text: Emergencies\n  to: callNow\n'))).toEqual([]);
  expect(codesOf(withHeader('  to: callNow\n'))).toEqual(['broken-rule']);
});

describe('a page', () => {
  const unused: [string, string] = ['[how to join](/join#benefits)', 'how to join'];
  const title = (name: string) => `title: ${name}\n    sections: [{ use: benefits }]\n`;
  const more = ['/shop', '/order'].map((path) => `  - path: ${path}\n    ${title(path)}`);
  const twoMore: [string, string] = ['routes:\n', `routes:\n${more.join('')}`];

  test('is reached by the menu, and by a column of the footer', () => {
    const group = '  menu: [{ label: More, links: [{ label: Join, to: /join }] }]\n';
    expect(codesOf(unused, withHeader(group))).toEqual([]);
    const column = '  columns: [{ heading: More, links: [{ label: Join, to: /join }] }]\n';
    expect(codesOf(unused, ['footer:\n', `footer:\n${column}`])).toEqual([]);
  });

  test('needs no way to it where no page leads to another, as those for advertisements', () => {
    expect(codesOf(unused)).toEqual([]);
    expect(codesOf(unused, twoMore)).toEqual([]);
    const toItself =
      'sections:\n      - { type: callToAction, buttons: [{ label: Up, to: /join }] }\n';
    expect(
      codesOf(unused, twoMore, [
        'index: false }\n    sections:\n',
        `index: false }\n    ${toItself}`,
      ]),
    ).toEqual([]);
  });

  test('is reported without a way to it where the site leads to another', () => {
    const lost = ['unreachable-page', 'unreachable-page'];
    expect(codesOf(twoMore)).toEqual(lost);
    expect(codesOf(unused, twoMore, withHeader('  menu: [{ label: Join, to: /join }]\n'))).toEqual(
      lost,
    );
  });
});

test('a menu in a language without ready words needs its name, and no other site does', () => {
  const hungarian: [string, string] = ['language: en-GB', 'language: hu'];
  expect(codesOf(hungarian)).toEqual([]);
  const menu = '  menu: [{ label: Join, to: /join }]\n';
  expect(codesOf(hungarian, withHeader(menu))).toEqual(['missing-words']);
  expect(codesOf(hungarian, withHeader(`${menu}  menuLabel: Menü\n`))).toEqual([]);
});

test('a click on a button of the header counts on every page that has the header', () => {
  const site = smallSite(
    withHeader('  buttons: [{ label: Join, to: /join, clickName: joinNow }]\n'),
    ['    title: Join\n', '    title: Join\n    header: false\n'],
  );
  const [home, join] = site.routes.map(({ declared }) => declared.clicks);
  expect(home).toEqual(['learnMore', 'joinNow']);
  expect(join).toEqual([]);
  expect(site.notFound.declared.clicks).toEqual(['joinNow']);
});

test('only pages with more around their sections load its script and its words', () => {
  const made = { pictures: {} };
  const plain = smallSite();
  expect(sharedData(plain, made).header.menuLabel).toBeUndefined();
  expect(plain.routes.map((page) => pageData(plain, page, made).extras)).toEqual([
    undefined,
    undefined,
  ]);
  const site = smallSite(withHeader('  callBar: [{ label: Call, to: callNow }]\n'), [
    '    title: Join\n',
    '    title: Join\n    header: false\n',
  ]);
  expect(site.routes.map((page) => pageData(site, page, made).extras)).toEqual([
    ['Frame'],
    undefined,
  ]);
});

describe('an announcement', () => {
  const site = smallSite(withHeader('  announcement: { text: "Closed </script> today" }\n'));

  test('that was closed is hidden before the first paint, by a script that the policy knows', () => {
    const html = composeSite(site).get('/') ?? '';
    const script = /<script>(try[^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(script).toBe(
      'try{localStorage["announcement"]==="Closed \\u003c/script> today"&&(document.documentElement.dataset.closed="")}catch{}',
    );
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('<body>'));
    expect(composeSite(smallSite()).get('/')).not.toContain('localStorage["announcement"]');
  });

  test('is said among what the site itself keeps', () => {
    const [own] = disclose(site);
    expect(own).toMatchObject({
      category: 'necessary',
      stores: [{ name: 'consent' }, { name: 'announcement', as: 'localStorage', days: null }],
    });
  });
});
