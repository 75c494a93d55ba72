// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { propagateCampaign, storeCampaign } from '#browser/campaign.ts';
import { campaignPattern } from '#build/bootConfig.ts';
import { createVisitor } from './createVisitor.ts';

const pattern = campaignPattern({ parameters: ['utm_source', 'gclid'], links: [] });
const arrive = (query: string, referrer = '') => {
  history.replaceState(null, '', `/buy-media${query}`);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
};
const hrefs = () => [...document.links].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.body.innerHTML = `
    <a data-campaign href="https://forms.example/q?gclid=own">Form</a>
    <a href="https://other.example/">Other</a>`;
});
afterEach(() => sessionStorage.clear());

test('adds the parameters that are asked for to the links that propagate them, and to no other', () => {
  arrive('?utm_source=news%20letter&x=1&gclid=G');
  expect(propagateCampaign(pattern, createVisitor(false).consents)).toBe(
    'utm_source=news%20letter&gclid=G',
  );
  expect(hrefs()).toEqual([
    'https://forms.example/q?gclid=own&utm_source=news%20letter',
    'https://other.example/',
  ]);
});

test('leaves the links as they are written for a visit without a campaign', () => {
  arrive('?x=1&utm_source=&UTM_SOURCE=a&utm_source_id=7');
  expect(propagateCampaign(pattern, createVisitor(true).consents)).toBe('');
  expect(hrefs()[0]).toBe('https://forms.example/q?gclid=own');
});

test('leaves the links as they are written on a site that propagates nothing', () => {
  arrive('?utm_source=a');
  expect(propagateCampaign(campaignPattern(undefined), createVisitor(true).consents)).toBe('');
  expect(hrefs()[0]).toBe('https://forms.example/q?gclid=own');
});

test('takes a parameter for none that is named like it', () => {
  arrive('?utmXsource=1&xgclid=2&gclid=3#&gclid=4');
  const dotted = campaignPattern({ parameters: ['utm.source', 'gclid'], links: [] });
  expect(propagateCampaign(dotted, createVisitor().consents)).toBe('gclid=3');
});

test('adds nothing twice', () => {
  arrive('?utm_source=a');
  propagateCampaign(pattern, createVisitor(false).consents);
  propagateCampaign(pattern, createVisitor(false).consents);
  expect(hrefs()[0]).toBe('https://forms.example/q?gclid=own&utm_source=a');
});

test('cannot be led out of the query, whatever a link to this page says', () => {
  arrive(`?utm_source=javascript:alert(1)//"><script>&gclid=%23%26gclid%3D2%00`);
  propagateCampaign(pattern, createVisitor(false).consents);
  const { origin, pathname, hash, searchParams } = new URL(hrefs()[0] ?? '');
  expect([origin, pathname, hash]).toEqual(['https://forms.example', '/q', '']);
  expect([...searchParams]).toEqual([
    ['gclid', 'own'],
    ['utm_source', 'javascript:alert(1)//"><script>'],
  ]);
});

describe('the first touch', () => {
  test('is what the page before came with, on this site and no other', () => {
    arrive('?utm_source=second', `${location.origin}/?utm_source=first`);
    expect(propagateCampaign(pattern, createVisitor(false).consents)).toBe('utm_source=first');
    arrive('?utm_source=second', `${location.origin}.evil.example/?utm_source=evil`);
    expect(propagateCampaign(pattern, createVisitor(false).consents)).toBe('utm_source=second');
  });

  test('is never mixed with a later one', () => {
    arrive('?utm_source=second&gclid=2', `${location.origin}/?utm_source=first`);
    expect(propagateCampaign(pattern, createVisitor(false).consents)).toBe('utm_source=first');
  });

  test('is kept for the tab after a yes, and only read after a yes', () => {
    const { consents, answer } = createVisitor();
    storeCampaign('utm_source=first', consents);
    expect(sessionStorage).toHaveLength(0);
    answer(true);
    expect(sessionStorage).toHaveLength(1);
    arrive('?utm_source=second');
    expect(propagateCampaign(pattern, createVisitor(true).consents)).toBe('utm_source=first');
    expect(propagateCampaign(pattern, createVisitor(false).consents)).toBe('utm_source=second');
  });

  test('is forgotten after a no', () => {
    const { consents, answer } = createVisitor(true);
    storeCampaign('utm_source=first', consents);
    expect(sessionStorage).toHaveLength(1);
    answer(false);
    expect(sessionStorage).toHaveLength(0);
  });

  test('holds for the page where there is no storage', () => {
    // As browsers do it: the storage itself cannot be had.
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('No storage', 'SecurityError');
    });
    storeCampaign('utm_source=first', createVisitor(true).consents);
    arrive('?utm_source=a');
    expect(propagateCampaign(pattern, createVisitor(true).consents)).toBe('utm_source=a');
    storage.mockRestore();
  });
});
