import { expect, test } from 'vitest';
import { pageFile } from '#build/hosts/HostingConfig.ts';
import { createHostingConfig } from '#build/hosts/createHostingConfig.ts';
import { createSitemap } from '#build/writeSite.ts';
import { loadSite } from '#load/loadSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { composeSite } from './composeSite.ts';
import { smallSite } from './smallSite.ts';
import { joinSources } from '#load/sources.ts';

const { source } = fixtureSite('small');
const encoded = '/%C3%BCber-uns/team_2';

test.each(['NFC', 'NFD'])('links to a page with letters of any language, written in %s', (form) => {
  const site = smallSite(
    ['/join', '/über-uns/team_2'.normalize(form)],
    ['index: false', 'index: true'],
  );
  const path = '/über-uns/team_2'.normalize('NFC');
  const pages = composeSite(site);
  expect(pages.get('/')).toContain(`href="${encoded}#benefits"`);
  expect(pages.get(path)).toContain(
    `<link rel="canonical" href="https://www.corner.example${encoded}">`,
  );
  expect(createSitemap(site)).toContain(`<loc>https://www.corner.example${encoded}</loc>`);
  const [, json = ''] = /id="_boot">(.*?)<\/script>/.exec(pages.get(path) ?? '') ?? [];
  expect(JSON.parse(json)).toMatchObject({
    path: encoded,
    page: `/data${encoded}.json`,
    pixel: { events: [{ except: [encoded] }, {}] },
  });
  expect(createHostingConfig(site).pages[1]).toMatchObject({ path: encoded, file: pageFile(path) });
});

test.each(['/日本語', '/о-нас', '/عن-الشركة', '/हमारे-बारे', '/about_us', `/${'ü'.repeat(60)}`])(
  'takes a page at %s',
  (path) => {
    expect(
      loadSite(joinSources(source.replaceAll('/join', path)), smallFileSystem).problems,
    ).toEqual([]);
  },
);

test.each([
  ['/Über-uns', '/über-uns'],
  ['/%C3%BCber-uns', '/über-uns'],
  ['/about_Us/', '/about_us'],
  ['/_about', undefined],
  [`/${'店'.repeat(61)}`, undefined],
])('refuses a page at %s, and suggests %s', (path, suggestion) => {
  const text = source.replace('- path: /join', `- path: "${path}"`);
  const [problem] = loadSite(joinSources(text), smallFileSystem).problems;
  expect([problem?.code, problem?.suggestion]).toEqual(['wrong-form', suggestion]);
});

test('warns of a page whose path mixes letters that look alike', () => {
  const codes = loadSite(
    joinSources(source.replaceAll('/join', '/jоin')),
    smallFileSystem,
  ).problems;
  expect(codes.map(({ code }) => code)).toEqual(['look-alike-address']);
});
