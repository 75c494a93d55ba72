import { expect, test } from 'vitest';
import { createWindowAccess } from '#preview/windowAccess.ts';

const origins = () => ({ window: 'http://shop.local:5173', pages: 'http://shop.local:6173' });
const there = createWindowAccess({ isRemote: true, origins });
const cookie = there.headers()['Set-Cookie'].split(';')[0] ?? '';

test('on this machine alone, whoever reaches the window may open it', () => {
  const here = createWindowAccess({ isRemote: false, origins });
  expect(here.query).toBe('');
  expect(here.mayOpen({ url: '/_fascia/', headers: {} })).toBe(true);
});

test.each([
  ['the printed address', { url: `/_fascia/${there.query}`, headers: {} }],
  ['the cookie that came with it', { url: '/_fascia/', headers: { cookie: `a=b; ${cookie}` } }],
  ['the cookie, for the socket', { url: '/?token=of-vite', headers: { cookie } }],
])('from other machines, %s opens the window', (_, request) => {
  expect(there.mayOpen(request)).toBe(true);
});

test.each([
  ['no token', { url: '/_fascia/', headers: {} }],
  ['a wrong token', { url: '/_fascia/?token=guessed', headers: {} }],
  ['an empty one', { url: '/_fascia/?token=', headers: { cookie: 'fascia-5173=' } }],
  ['the cookie of another preview', { headers: { cookie: cookie.replace('5173', '5174') } }],
])('from other machines, %s does not', (_, request) => {
  expect(there.mayOpen(request)).toBe(false);
});

test('no script of a page can read the cookie', () => {
  expect(there.headers()['Set-Cookie']).toMatch(/; HttpOnly; SameSite=Strict$/);
});
