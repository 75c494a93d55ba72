import { expect, test } from 'vitest';
import { createHostingConfig } from '#build/hosts/createHostingConfig.ts';
import { smallSite } from '../smallSite.ts';
import { sampleConfig } from './sampleConfig.ts';

test('names the file of every page, and of the page for unknown addresses', () => {
  const { host, pages, notFound } = sampleConfig();
  expect(host).toBe('www.corner.example');
  expect(pages.map(({ path, file }) => `${path} ${file}`)).toEqual([
    '/ index.html',
    '/join join.html',
  ]);
  expect(notFound).toMatchObject({ file: '404.html', headers: { 'X-Robots-Tag': 'noindex' } });
});

test('says on every answer what the browser may do', () => {
  expect(createHostingConfig(smallSite()).everywhere).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Strict-Transport-Security': 'max-age=31536000',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
  });
});

test('follows the names of links, and writes addresses as every host reads them', () => {
  const site = smallSite([
    'notFound:',
    'redirects:\n  - { from: /apply, to: form, permanent: false }\nnotFound:',
  ]);
  const form = { href: 'https://forms.corner.example/für%20alle$1?{a}', newTab: false };
  const links = { ...site.links, form };
  expect(createHostingConfig({ ...site, links }).redirects).toEqual([
    { from: '/apply', to: 'https://forms.corner.example/f%C3%BCr%20alle%241?%7Ba%7D', status: 302 },
  ]);
});
