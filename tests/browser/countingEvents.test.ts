// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsentConfig } from '#browser/BootConfig.ts';
import { createCountingConsent, createCountingEvents } from '#browser/countingEvents.ts';
import { freshPage } from './freshPage.ts';
import { samplePixel } from './samplePixel.ts';

const asking: ConsentConfig = { asked: ['marketing'], version: 'v1', rememberFor: 1000 };
const counting: ConsentConfig = { ...asking, isCounted: true };
const countingAlone: ConsentConfig = { ...counting, asked: [] };
const page = freshPage();
const isAsked = () => document.documentElement.dataset.consent === 'ask';
const press = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-consent="${choice}"]`)?.click();
const box = () => document.querySelector<HTMLInputElement>('[name=statistics]');

beforeEach(() => {
  document.body.innerHTML = `
    <section id="_consent" tabindex="-1">
      <input type="checkbox" name="marketing">
      <input type="checkbox" name="statistics" checked>
      <button data-consent="accepted">Yes</button>
      <button data-consent="rejected">No</button>
      <button data-consent="chosen">Save</button>
    </section>
    <button data-consent="ask">Settings</button>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  delete document.documentElement.dataset.gpc;
});

describe('visits that are counted without a question', () => {
  test('are counted until the visitor objects, and nobody is asked', () => {
    const consents = createCountingConsent(countingAlone);
    expect(isAsked()).toBe(false);
    expect(consents.allows('statistics')).toBe(true);
    expect(localStorage).toHaveLength(0);
    press('ask');
    expect(isAsked()).toBe(true);
    press('rejected');
    expect(isAsked()).toBe(false);
    expect(consents.allows('statistics')).toBe(false);
  });

  test('stay uncounted, however long ago it was, and whatever else is asked for by now', () => {
    vi.useFakeTimers();
    createCountingConsent(counting);
    press('rejected');
    page.leave();
    vi.advanceTimersByTime(400 * 86_400_000);
    const consents = createCountingConsent({ ...counting, version: 'v2' });
    expect(isAsked()).toBe(true);
    expect(consents.allows('statistics')).toBe(false);
    expect(box()?.checked).toBe(false);
    press('chosen');
    expect(consents.allows('statistics')).toBe(false);
  });

  test('are counted again when the visitor says so in the settings', () => {
    const consents = createCountingConsent(counting);
    press('rejected');
    press('ask');
    expect(box()?.checked).toBe(false);
    box()?.click();
    press('chosen');
    expect(consents.allows('statistics')).toBe(true);
    expect(consents.allows('marketing')).toBe(false);
    page.leave();
    expect(createCountingConsent(counting).allows('statistics')).toBe(true);
  });

  test('leave the question about the rest as it is', () => {
    const consents = createCountingConsent(counting);
    expect(isAsked()).toBe(true);
    expect(consents.allows('marketing')).toBeUndefined();
    expect(consents.allows('statistics')).toBe(true);
    press('accepted');
    expect(consents.allows('marketing')).toBe(true);
  });

  test('are not counted where the browser says no, unless the visitor says otherwise', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const consents = createCountingConsent(countingAlone);
    expect(consents.allows('statistics')).toBe(false);
    expect(box()?.checked).toBe(false);
    press('ask');
    expect(box()?.checked).toBe(false);
    press('accepted');
    expect(consents.allows('statistics')).toBe(true);
  });

  test('are counted no more when the visitor objects in another tab', () => {
    const consents = createCountingConsent(countingAlone);
    localStorage.setItem('objection', 'yes');
    window.dispatchEvent(new Event('storage'));
    expect(consents.allows('statistics')).toBe(false);
  });

  test('can be objected to for one page where the browser allows no storage', () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('No storage here.', 'SecurityError');
    });
    const consents = createCountingConsent(countingAlone);
    expect(consents.allows('statistics')).toBe(true);
    press('rejected');
    expect(consents.allows('statistics')).toBe(false);
    storage.mockRestore();
  });
});

test('where visitors are asked, nothing is counted before a yes', () => {
  const consents = createCountingConsent({ ...asking, asked: ['statistics'] });
  expect(isAsked()).toBe(true);
  expect(consents.allows('statistics')).toBeUndefined();
  press('accepted');
  expect(consents.allows('statistics')).toBe(true);
  expect(localStorage.getItem('objection')).toBeNull();
});

describe('events', () => {
  const sent: string[] = [];
  const moduleOf = (name: string, to: string) => `data:text/javascript,
    export const ${name} = () =>
      ({ send: ({ rule }) => globalThis.sent.push(rule.send + ' to ${to}'), answered() {} });`;
  const pixel = {
    ...samplePixel({ send: 'PageView', onVisit: 'all' }, { send: 'Lead', onSubmit: 'all' }),
    module: moduleOf('connect', 'adverts'),
    statistics: { accounts: [], module: moduleOf('countVisits', 'statistics') },
  };
  const retry = { retries: 0, retryDelay: 0 };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  beforeEach(() => {
    sent.length = 0;
    vi.stubGlobal('sent', sent);
  });

  test('are counted at once, while those for adverts wait for the yes', async () => {
    const consents = createCountingConsent(counting);
    const { visit, report } = createCountingEvents(pixel, consents, retry);
    visit('/');
    await settle();
    expect(sent).toEqual(['PageView to statistics']);
    press('accepted');
    report('onSubmit');
    await settle();
    expect(sent).toEqual([
      'PageView to statistics',
      'Lead to statistics',
      'PageView to adverts',
      'Lead to adverts',
    ]);
  });

  test('end with the objection', async () => {
    const consents = createCountingConsent(countingAlone);
    const { visit } = createCountingEvents({ ...pixel, accounts: [] }, consents, retry);
    visit('/');
    await settle();
    press('rejected');
    visit('/menu');
    await settle();
    expect(sent).toEqual(['PageView to statistics']);
  });
});
