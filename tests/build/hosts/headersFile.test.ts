import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, test } from 'vitest';
import { headersFile } from '#build/hosts/headersFile.ts';
import { drawingPolicy } from '#build/policy.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { sampleConfig } from './sampleConfig.ts';

const config = sampleConfig();
const text = headersFile(config);

/** What Netlify's own parser makes of the file. */
async function parse(written = text) {
  const file = join(temporaryFolder(), '_headers');
  writeFileSync(file, written);
  return parseAllHeaders({ headersFiles: [file], minimal: true });
}

/** The headers of an address. Both hosts join the values of a header that two rules set. */
async function headersOf(address: string) {
  const found: Record<string, string[]> = {};
  for (const rule of (await parse()).headers) {
    const isMatch = rule.for.endsWith('*')
      ? address.startsWith(rule.for.slice(0, -1))
      : address === rule.for;
    for (const [name, value] of Object.entries(isMatch ? rule.values : {}))
      (found[name] ??= []).push(value);
  }
  return found;
}

describe('the _headers file', () => {
  test('is understood by Netlify as it is meant', async () => {
    const { headers, errors } = await parse();
    expect(errors).toEqual([]);
    expect(headers[0]).toEqual({ for: '/*', values: config.everywhere });
    expect(headers.at(-1)).toEqual({
      for: '/join',
      values: { 'Cache-Control': 'no-cache', ...config.pages[1]?.headers },
    });
  });

  test.each([
    ['/assets/app-1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/join', 'no-cache'],
  ])('keeps %s for as long as it stays the same', async (address, caching) => {
    expect((await headersOf(address))['Cache-Control']).toEqual([caching]);
  });

  test.each(['/favicon.svg', '/assets/logo-_1-b.svg'])(
    'lets %s draw and no more',
    async (address) => {
      expect((await headersOf(address))['Content-Security-Policy']).toEqual([drawingPolicy]);
    },
  );

  test.each(['/', '/join', '/anything', '/assets/app.js', '/assets/logo-_1-b.svg'])(
    'sets no header of %s twice',
    async (address) => {
      const values = Object.values(await headersOf(address));
      expect(values.filter((all) => all.length !== 1)).toEqual([]);
    },
  );
});
