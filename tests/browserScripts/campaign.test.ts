// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handOn } from '#browser/campaign.ts';
import type { Answer, ConsentAnswers } from '#browser/consent.ts';
import { keepCampaign } from '#browser/keepCampaign.ts';

const parameters = ['utm_source', 'gclid'];
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

test('adds the parameters that are asked for to the links that hand them on, and to no other', () => {
  arrive('?utm_source=news%20letter&x=1&gclid=G');
  expect(handOn(parameters, undefined)).toBe('utm_source=news%20letter&gclid=G');
  expect(hrefs()).toEqual([
    'https://forms.example/q?gclid=own&utm_source=news%20letter',
    'https://other.example/',
  ]);
});

test('leaves the links as they are written for a visit without a campaign', () => {
  arrive('?x=1&utm_source=&UTM_SOURCE=a&utm_source_id=7');
  expect(handOn(parameters, 'accepted')).toBe('');
  expect(hrefs()[0]).toBe('https://forms.example/q?gclid=own');
});

test('adds nothing twice', () => {
  arrive('?utm_source=a');
  handOn(parameters, undefined);
  handOn(parameters, undefined);
  expect(hrefs()[0]).toBe('https://forms.example/q?gclid=own&utm_source=a');
});

test('cannot be led out of the query, whatever a link to this page says', () => {
  arrive(`?utm_source=javascript:alert(1)//"><script>&gclid=%23%26gclid%3D2%00`);
  handOn(parameters, undefined);
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
    expect(handOn(parameters, undefined)).toBe('utm_source=first');
    arrive('?utm_source=second', `${location.origin}.evil.example/?utm_source=evil`);
    expect(handOn(parameters, undefined)).toBe('utm_source=second');
  });

  test('is never mixed with a later one', () => {
    arrive('?utm_source=second&gclid=2', `${location.origin}/?utm_source=first`);
    expect(handOn(parameters, undefined)).toBe('utm_source=first');
  });

  function visitor(first?: Answer) {
    const listeners: ((answer: Answer) => void)[] = [];
    const consent: ConsentAnswers = {
      answer: () => first,
      onAnswer: (listener) => void listeners.push(listener),
    };
    return { consent, say: (answer: Answer) => listeners.forEach((listener) => listener(answer)) };
  }

  test('is kept for the tab after a yes, and only read after a yes', () => {
    const { consent, say } = visitor();
    keepCampaign('utm_source=first', consent);
    expect(sessionStorage).toHaveLength(0);
    say('accepted');
    expect(sessionStorage).toHaveLength(1);
    arrive('?utm_source=second');
    expect(handOn(parameters, 'accepted')).toBe('utm_source=first');
    expect(handOn(parameters, undefined)).toBe('utm_source=second');
  });

  test('is forgotten after a no', () => {
    const { consent, say } = visitor('accepted');
    keepCampaign('utm_source=first', consent);
    expect(sessionStorage).toHaveLength(1);
    say('rejected');
    expect(sessionStorage).toHaveLength(0);
  });

  test('holds for the page where there is no storage', () => {
    const refuse = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepCampaign('utm_source=first', visitor('accepted').consent);
    arrive('?utm_source=a');
    expect(handOn(parameters, 'accepted')).toBe('utm_source=a');
  });
});
