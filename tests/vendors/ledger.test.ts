import { describe, expect, test } from 'vitest';
import { smallSite } from '#tests/build/smallSite.ts';
import { askedCategories, disclose, siteUses, usesOf } from '#vendors/ledger.ts';
import { embeds, embedVendor } from '#vendors/embeds.ts';
import type { Vendor } from '#vendors/Vendor.ts';

const video = (link: string) => `  benefits:
    type: video
    title: A video
    video: ${link}
    poster: media/logo.svg
    id: benefits
`;
const benefits = `  benefits:
    type: note
    look: line
    id: benefits
    text: \${constants.commission}% commission
`;
const names = (uses: ReturnType<typeof siteUses>) => uses.map(({ vendor }) => vendor.name);
const withVideo = (link: string) => smallSite([benefits, video(link)]);

describe('usesOf', () => {
  test('names the pixel on every page, and what a page embeds', () => {
    const site = withVideo('https://vimeo.com/1084537');
    expect(names(usesOf(site, site.notFound))).toEqual(['Meta (Facebook, Instagram)']);
    const [home] = site.routes;
    expect(home && names(usesOf(site, home))).toEqual(['Meta (Facebook, Instagram)', 'Vimeo']);
  });

  test('asks for the host of the address itself: a player in a frame, a file as media', () => {
    const [, player] = siteUses(withVideo('https://youtu.be/aqz-KE-bpKQ'));
    expect(player?.sources).toEqual({ frame: ['https://www.youtube-nocookie.com'] });
    const [, file] = siteUses(withVideo('https://files.corner.example/tour.mp4'));
    expect(file?.sources).toEqual({ media: ['https://files.corner.example'] });
    expect(file?.vendor.name).toBe('files.corner.example');
  });

  test('asks for the host of a page in a frame, by what visitors are asked for', () => {
    const section = `  benefits:
    type: embed
    title: Reservation
    page: form
    category: scheduling
    link: Reserve
    id: benefits
`;
    const [, framed] = siteUses(smallSite([benefits, section]));
    expect(framed).toMatchObject({
      vendor: { name: 'forms.corner.example', category: 'scheduling' },
      sources: { frame: ['https://forms.corner.example'] },
    });
  });

  test('is empty for a site that talks to nobody', () => {
    const source = smallSite();
    const { pixel: _, ...site } = source;
    expect(siteUses(site)).toEqual([]);
  });
});

describe('askedCategories', () => {
  test('is the pixel alone where site.yaml has no words for others', () => {
    expect(askedCategories(withVideo('https://vimeo.com/1084537'))).toEqual(['marketing']);
  });

  test('is nothing where the site does not ask, or has nothing to ask for', () => {
    expect(askedCategories(smallSite(['  ask: true', '  ask: false']))).toEqual([]);
    const { pixel: _, ...site } = smallSite();
    expect(askedCategories(site)).toEqual([]);
  });
});

describe('disclose', () => {
  test('begins with what the site keeps itself: the answer, for as long as site.yaml says', () => {
    const [own, meta] = disclose(smallSite());
    expect(own).toMatchObject({
      name: 'Corner',
      category: 'necessary',
      stores: [{ name: 'consent', days: 180 }],
    });
    expect(meta?.stores.map(({ name }) => name)).toEqual(['_fbp', '_fbc']);
  });

  test('names what visitors choose of light and dark, where the site is both', () => {
    const { footer, theme, ...site } = smallSite();
    const chosen = { ...site, footer: { ...footer, colourScheme: 'Light or dark' } };
    const stored = (of: Parameters<typeof disclose>[0]) =>
      disclose(of).flatMap(({ stores }) => stores.map(({ name }) => name));
    expect(stored({ ...chosen, theme: { ...theme, dark: theme.colours } })).toContain('scheme');
    expect(stored({ ...chosen, theme })).not.toContain('scheme');
  });
});

describe('embedVendor', () => {
  test.each(Object.entries<Vendor>(embeds))('knows %s by each of its hosts', (_, vendor) => {
    for (const host of vendor.hosts ?? []) {
      const address = new URL(`https://${host.replace('*.', 'customer-1.')}/embed/1`);
      expect(embedVendor(address, vendor.category)).toBe(vendor);
    }
  });

  test('does not take a host for another that ends like it', () => {
    const address = new URL('https://player.vimeo.com.evil.example/video/1');
    expect(embedVendor(address, 'embeddedMedia').name).toBe('player.vimeo.com.evil.example');
    expect(embedVendor(new URL('https://evilcalendly.com/'), 'scheduling').name).toBe(
      'evilcalendly.com',
    );
  });
});
