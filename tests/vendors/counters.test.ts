import { describe, expect, test } from 'vitest';
import { contentPolicy } from '#build/policy.ts';
import { consentConfig } from '#build/bootConfig.ts';
import { smallSite } from '#tests/build/smallSite.ts';
import { countedAccounts, counterVendor } from '#vendors/counters.ts';
import { askedCategories, disclose, siteUses } from '#vendors/ledger.ts';

const meta = '  provider: meta\n  id: "000000000000000"\n';
const links = '\nlinks:\n';
/** The small site with such an account in place of its pixel, and where that is. */
const counting = (account: string, href?: string) =>
  smallSite(
    [meta, `${account.replace(/^/gm, '  ')}\n`],
    [links, href === undefined ? links : `${links}  stats: { href: "${href}" }\n`],
  );
const plausible = 'provider: plausible\nid: corner.example';
const umami = 'provider: umami\nid: 0a1b2c3d-1111-4222-8333-444455556666';
const matomo = 'provider: matomo\nid: "7"\nhost: stats';
const besideMeta = (account: string) =>
  smallSite([meta, `${meta}  also: [{ ${account.replaceAll('\n', ', ')} }]\n`]);
const names = (site: Parameters<typeof disclose>[0]) =>
  disclose(site).map(({ name, stores }) => [name, ...stores.map((stored) => stored.name)]);

test.each([
  ['https://plausible.io/api/event', plausible, undefined, 'Plausible'],
  ['https://cloud.umami.is/api/send', umami, undefined, 'Umami'],
  [
    'https://www.corner.example/count/api/event',
    `${plausible}
host: stats`,
    'https://www.corner.example/count/',
    'Plausible (www.corner.example)',
  ],
  [
    'https://stats.corner.example/api/send',
    `${umami}
host: stats`,
    'https://stats.corner.example',
    'Umami (stats.corner.example)',
  ],
  ['https://corner.matomo.cloud/matomo.php', matomo, 'https://corner.matomo.cloud', 'Matomo'],
  [
    'https://stats.corner.example/matomo/matomo.php',
    matomo,
    'https://stats.corner.example/matomo/matomo.php',
    'Matomo (stats.corner.example)',
  ],
])('events go to %s', (address, account, href, name) => {
  const site = counting(account, href);
  const [counted] = countedAccounts(site.pixel, site.links);
  expect(counted?.address).toBe(address);
  expect(counted && counterVendor(counted).name).toBe(name);
});

test('a page may connect to the host that counts, and runs no script of it', () => {
  const site = counting(matomo, 'https://stats.corner.example');
  const policy = contentPolicy(siteUses(site), { styles: [], scripts: [] });
  expect(policy).toContain("connect-src 'self' https://stats.corner.example;");
  expect(policy).toContain('require-trusted-types-for');
  expect(policy.match(/https:/g)).toHaveLength(1);
});

describe('the privacy table', () => {
  test('names who counts, that nothing is kept for it, and where they say more', () => {
    expect(disclose(counting(plausible)).at(-1)).toEqual({
      name: 'Plausible',
      category: 'statistics',
      privacy: 'https://plausible.io/data-policy',
      stores: [],
    });
  });

  test('has no privacy page of a company for a server of the operator’s own', () => {
    const own = disclose(counting(`${umami}\nhost: stats`, 'https://stats.corner.example'));
    expect(own.at(-1)).not.toHaveProperty('privacy');
  });

  test('says that an objection is kept, and what was counted once', () => {
    expect(names(counting(`${plausible}\nask: false`))).toEqual([
      ['Corner', 'consent', 'objection'],
      ['Plausible'],
    ]);
    const once = smallSite(
      [meta, `  provider: plausible\n  id: corner.example\n`],
      ['onClick: learnMore }', 'onClick: learnMore, once: true }'],
    );
    expect(names(once)).toEqual([['Corner', 'consent'], ['Corner', 'counted'], ['Plausible']]);
  });
});

describe('visitors', () => {
  test('are asked about statistics apart from adverts', () => {
    expect(askedCategories(counting(plausible))).toEqual(['statistics']);
    expect(askedCategories(besideMeta(plausible))).toEqual(['marketing', 'statistics']);
    expect(consentConfig(counting(plausible))).toMatchObject({ asked: ['statistics'] });
  });

  test('can object where they are not asked, by the same settings', () => {
    const site = besideMeta(`${plausible}\nask: false`);
    expect(askedCategories(site)).toEqual(['marketing', 'statistics']);
    expect(consentConfig(site)).toMatchObject({ asked: ['marketing'], isCounted: true });
  });

  test('can object on a site that asks nothing at all, too', () => {
    const site = smallSite(
      [meta, `${meta}  also: [{ provider: plausible, id: corner.example }]\n`],
      ['  ask: true', '  ask: false'],
    );
    expect(askedCategories(site)).toEqual(['statistics']);
    expect(consentConfig(site)).toMatchObject({ asked: [], isCounted: true });
  });

  test('keep their answer about the rest when somebody else counts', () => {
    const versionOf = (account: string) => consentConfig(besideMeta(account)).version;
    expect(versionOf(`${plausible}\nask: false`)).toBe(versionOf(`${umami}\nask: false`));
    expect(versionOf(plausible)).not.toBe(versionOf(umami));
  });
});
