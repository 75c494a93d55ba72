import { expect, test } from 'vitest';
import { withCampaign } from '#parts/withCampaign.ts';

test.each([
  ['https://shop.example', '', 'https://shop.example'],
  ['https://shop.example', 'utm_source=a', 'https://shop.example/?utm_source=a'],
  ['https://shop.example/x?', 'gclid=1', 'https://shop.example/x?gclid=1'],
  ['https://shop.example/x?a=1', 'gclid=1&b=%26', 'https://shop.example/x?a=1&gclid=1&b=%26'],
  ['https://shop.example/x#top', 'gclid=1', 'https://shop.example/x?gclid=1#top'],
  // What the partner has is theirs: its value, its order and how it is written.
  ['https://shop.example/?gclid=own', 'gclid=1', 'https://shop.example/?gclid=own'],
  ['https://shop.example/?gclid', 'gclid=1', 'https://shop.example/?gclid'],
  ['https://shop.example/?g%63lid=own', 'gclid=1', 'https://shop.example/?g%63lid=own'],
  ['https://shop.example/?sig=a+b%2fc~', 'x=1', 'https://shop.example/?sig=a+b%2fc~&x=1'],
  ['https://shop.example/', 'x=1&x=2', 'https://shop.example/?x=1'],
])('%s with %j is %s', (href, campaign, result) => {
  expect(withCampaign(href, campaign)).toBe(result);
});
