import { expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { joinSources } from '#load/sources.ts';
import { fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import { verifyBuilt } from '#verify/verifySite.ts';
import { sharedBrowser } from './harness/launchBrowser.ts';
import { replaceAll, variantSite } from './harness/variantSite.ts';

const small = fixtureSite('small');

/** What is behind a button or a title, above the header, on phones alone, and a mark in place of its name. The home page alone shows it. */
const withMenu = (source: string) =>
  replaceAll(
    source.replace(/  - path: \/join\n[^]*?(?=\nnotFound:)/, ''),
    ['[how to join](/join#benefits)', '[what it is](/#benefits)'],
    [', except: [/join]', ''],
    [
      '    sections:\n      - type: hero\n',
      `    sections:
      - type: features
        look: tabs
        items: [{ title: Fruit, text: In season }, { title: Bread, text: At seven, to: form }]
      - type: hero
`,
    ],
    [
      'header:\n',
      `header:
  announcement: { text: Closed on Monday., link: { label: Why, to: /#benefits } }
  text: Until ten
  menu: [{ label: Shop, links: [{ label: Join us, to: /#benefits, text: Within a day }] }]
  buttons: [{ label: Apply, to: form, clickName: apply }]
  callBar: [{ label: Call, to: callNow, clickName: call }]
`,
    ],
    [
      '\nlinks:\n',
      '\nlinks:\n  network: { href: https://www.instagram.com/corner, newTab: true }\n',
    ],
    ['\nfooter:\n', '\nfooter:\n  networks: [{ label: Instagram, to: network }]\n'],
    ['onClick: learnMore }', 'onClick: learnMore }\n    - { send: Contact, onClick: apply }'],
  );
const dist = variantSite('small', withMenu);

async function verify(source: string) {
  const site = loadFixture({ ...small, source });
  const sources = joinSources(source);
  const built = { dist, reports: [], sources, site, schema: shippedSchema };
  const { findings } = await verifyBuilt(built, { browser: await sharedBrowser(), say: () => {} });
  return [...new Set(findings.map(({ code, path }) => `${code} ${path?.join('.')}`))];
}

test.concurrent('opens what is closed: a right header may go live', async () => {
  expect(await verify(withMenu(small.source))).toEqual([]);
}, 300_000);

test.concurrent('finds what the header lacks, with its place', async () => {
  const other = replaceAll(
    withMenu(small.source),
    ['Closed on Monday.', 'Closed on Friday.'],
    ['text: Within a day', 'text: Within a week'],
    ['label: Join us, to: /#benefits', 'label: Join us, to: /'],
    ['label: Call, to', 'label: Ring, to'],
  );
  const findings = await verify(other);
  expect(findings).toContain('text-missing header.announcement.text');
  expect(findings).toContain('text-missing header.menu.0.links.0.text');
  expect(findings).toContain('link-elsewhere header.menu.0.links.0.to');
  expect(findings).toContain('text-missing header.callBar.0.label');
}, 300_000);
