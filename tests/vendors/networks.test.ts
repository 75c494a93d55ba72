import { expect, test } from 'vitest';
import { findIcon } from '#load/icons.ts';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { networkMark } from '#vendors/networks.ts';

test.each([
  ['https://www.linkedin.com/in/example', 'brand-linkedin'],
  ['https://de.linkedin.com/company/example', 'brand-linkedin'],
  ['https://x.com/example', 'brand-x'],
  ['https://m.facebook.com/example', 'brand-facebook'],
  ['https://example.com/instagram.com', undefined],
  ['https://notx.com/', undefined],
  ['mailto:us@x.com', undefined],
  ['', undefined],
])('the mark of %s is %s', (address, mark) => {
  expect(networkMark(address)).toBe(mark);
  expect(mark === undefined || findIcon(mark)).toBeTruthy();
});

test('a network without an icon has the mark of where its link leads', () => {
  const { source } = fixtureSite('small');
  const text = source
    .replace('links:\n', 'links:\n  us: { href: "https://www.instagram.com/us" }\n')
    .replace(
      'footer:\n',
      'footer:\n  networks: [{ label: Instagram, to: us }, { label: Ours, to: us, icon: clock }]\n',
    );
  const { site } = loadSite(joinSources(text), smallFileSystem);
  expect(site?.footer.networks?.map(({ icon }) => icon)).toEqual(['brand-instagram', 'clock']);
  expect(site?.uses.icons).toEqual(expect.arrayContaining(['clock', 'brand-instagram']));
});
