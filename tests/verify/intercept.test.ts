import type { BrowserContext, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Fake, intercept } from '#verify/intercept.ts';

const answers = (host: Fake['host'], body: string): Fake => ({
  host,
  answer: () => ({ type: 'text/plain', body }),
});

/** What a page gets from an address, and what of it was noted. */
async function request(address: string, fakes: readonly Fake[]) {
  let got = 'nothing';
  const route = {
    request: () => ({ url: () => address, postData: () => null }),
    abort: async (reason: string) => void (got = reason),
    fulfill: async ({ body }: { body: string }) => void (got = body),
  };
  let answer = async () => {};
  // Of a browser, only what intercepts is used.
  const context = {
    async route(isOutside: (url: URL) => boolean, handle: (route: Route) => Promise<void>) {
      if (isOutside(new URL(address))) answer = () => handle(route as unknown as Route);
    },
  } as unknown as BrowserContext;
  const { requests, unexpected } = await intercept(context, fakes);
  await answer();
  return { got, requests: requests.map(String), unexpected: unexpected.map(String) };
}

describe('a request to another host', () => {
  const fakes = [
    answers('corner.example', 'by its name'),
    answers(/^\w+\.corner\.example$/, 'by its pattern'),
    answers(({ pathname }) => pathname === '/film', 'by its address'),
    answers('www.corner.example', 'too late'),
  ];

  test.each([
    ['https://corner.example/', 'by its name'],
    ['https://www.corner.example/', 'by its pattern'],
    ['https://corner.example.net/film', 'by its address'],
    ['wss://corner.example/', 'by its name'],
  ])('%s is answered %s', async (address, got) => {
    expect(await request(address, fakes)).toEqual({ got, requests: [address], unexpected: [] });
  });

  test('is blocked and noted where no fake is its host', async () => {
    const address = 'https://corner.example.net/';
    const noted = { requests: [address], unexpected: [address] };
    expect(await request(address, fakes)).toEqual({ got: 'blockedbyclient', ...noted });
  });

  test('is blocked, or never answered, as its fake says', async () => {
    const saying = (answer: 'blocked' | 'hangs') =>
      request('https://corner.example/', [{ host: /./, answer: () => answer }]);
    expect(await saying('blocked')).toMatchObject({ got: 'blockedbyclient', unexpected: [] });
    expect(await saying('hangs')).toMatchObject({ got: 'nothing', unexpected: [] });
  });
});

test.each(['http://127.0.0.1:4173/', 'data:text/plain,words', 'blob:http://127.0.0.1/1'])(
  '%s passes',
  async (address) => {
    const passed = { got: 'nothing', requests: [], unexpected: [] };
    expect(await request(address, [answers(/./, 'a fake')])).toEqual(passed);
  },
);
