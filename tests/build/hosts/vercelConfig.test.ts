import { getTransformedRoutes } from '@vercel/routing-utils';
import { describe, expect, test } from 'vitest';
import { vercelConfig } from '#build/hosts/vercelConfig.ts';
import { drawingPolicy } from '#build/policy.ts';
import { sampleConfig } from './sampleConfig.ts';

const config = sampleConfig();
const { routes, error } = getTransformedRoutes(JSON.parse(vercelConfig(config)));

/** What Vercel answers before it looks for a file: the rules in their order, up to a redirect. */
function ask(request: string) {
  const headers: Record<string, string> = {};
  const [address = '', query = ''] = request.split('?');
  const asked = new URLSearchParams(query);
  for (const route of routes ?? []) {
    if ('handle' in route) continue;
    const match = new RegExp(route.src ?? '').exec(address);
    if (!match) continue;
    const has = 'has' in route ? (route.has ?? []) : [];
    const isThere = has.every(
      (one) =>
        one.type === 'query' &&
        asked.getAll(one.key).some((value) => new RegExp(`^${String(one.value)}$`).test(value)),
    );
    if (!isThere) continue;
    for (const [name, value] of Object.entries(route.headers ?? {}))
      headers[name] = value.replace(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
    if (route.status !== undefined) return { status: route.status, headers };
    if (route.continue !== true) break;
  }
  return { status: 200, headers };
}

describe('vercel.json', () => {
  test('is understood by Vercel', () => {
    expect(error).toBeNull();
  });

  test.each([
    ['/join/', 308, '/join'],
    ['/join.html', 308, '/join'],
    ['/index.html', 308, '/'],
    ['/old', 301, '/join'],
    ['/old/', 308, '/old'],
    ['/Old.html', 308, '/Old'],
    ['/Old', 302, '/join#benefits'],
    ['/apply/now.php', 301, 'https://forms.corner.example/qualify'],
    ['/?a=1&page_id=2', 301, '/join'],
    ['/blog/a/b', 301, '/join/a/b'],
    ['/join/a', 301, '/join'],
    ['/%C3%BCber%20uns', 301, '/join'],
    ['/%c3%bcber%20uns', 301, '/join'],
  ])('leads %s with %i to %s', (address, status, target) => {
    const answer = ask(address);
    expect([answer.status, answer.headers['Location']]).toEqual([status, target]);
  });

  test.each([
    '/',
    '/?page_id=3',
    '/?page_id=22',
    '/join',
    '/blog',
    '/blog//x',
    '/nowhere',
    '/older',
    '/apply/now-php',
  ])('leads %s nowhere', (address) => {
    expect(ask(address).headers).not.toHaveProperty('Location');
  });

  test('names however many files, in as many rules as Vercel asks for', () => {
    const files = Array.from({ length: 5000 }, (_, index) => `assets/picture-${index}.webp`);
    const many = { ...config, caching: { ...config.caching, files } };
    const { headers } = JSON.parse(vercelConfig(many));
    const sources: string[] = headers.map(({ source }: { source: string }) => source);
    expect(Math.max(...sources.map(({ length }) => length))).toBeLessThanOrEqual(4096);
    expect(
      files.filter((file) => !sources.some((source) => source.includes(file.replace('.', '\\.')))),
    ).toEqual([]);
    expect(getTransformedRoutes({ headers }).error).toBeNull();
  });

  test('guards every answer, and gives every page its own', () => {
    expect(ask('/nowhere').headers).toMatchObject(config.everywhere);
    expect(ask('/nowhere').headers).not.toHaveProperty('Content-Security-Policy');
    for (const { path, headers } of config.pages)
      expect(ask(path).headers).toMatchObject({ ...config.everywhere, ...headers });
  });

  test.each(['/favicon.svg', '/assets/logo-_1-b.svg'])('lets %s draw and no more', (address) => {
    expect(ask(address).headers).toMatchObject({
      ...config.everywhere,
      'Content-Security-Policy': drawingPolicy,
    });
  });

  test.each([
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/assets/still-_1-b.webp', 'public, max-age=31536000, immutable'],
    ['/assets/gone-1a2b3c.js', 'no-cache'],
    ['/assets/app-1a2b3cxjs', 'no-cache'],
    ['/assets/app-1a2b3c.js/x', 'no-cache'],
    ['/join', 'no-cache'],
  ])('keeps %s for as long as it stays the same', (address, caching) => {
    expect(ask(address).headers['Cache-Control']).toBe(caching);
  });
});
