// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsent } from '#browser/consent.ts';
import type { ConsentConfig } from '#browser/BootConfig.ts';
import { freshPage } from './freshPage.ts';

const DAY = 86_400_000;
const asking: ConsentConfig = {
  asked: ['marketing'],
  version: 'v1',
  rememberFor: 180 * 86_400_000,
};
const askingAll: ConsentConfig = { ...asking, asked: ['marketing', 'embeddedMedia', 'scheduling'] };
const page = freshPage();
const isAsked = () => document.documentElement.dataset.consent === 'ask';
const press = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-consent="${choice}"] b`)?.click();
const tick = (category: string) =>
  document.querySelector<HTMLInputElement>(`input[name="${category}"]`)?.click();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <section id="_consent" tabindex="-1">
      <input type="checkbox" name="marketing">
      <input type="checkbox" name="embeddedMedia">
      <input type="checkbox" name="scheduling">
      <button data-consent="accepted"><b>Yes</b></button>
      <button data-consent="rejected"><b>No</b></button>
      <button data-consent="chosen"><b>Save</b></button>
    </section>
    <button data-consent="ask"><b>Settings</b></button>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset.gpc;
});

test('asks a visitor who has not answered', () => {
  const consents = createConsent(asking);
  expect(isAsked()).toBe(true);
  expect(consents.allows('marketing')).toBeUndefined();
});

test.each([
  ['accepted', true],
  ['rejected', false],
])('takes the answer “%s” and closes', (choice, isYes) => {
  const consents = createConsent(asking);
  const listener = vi.fn();
  consents.onAnswer(listener);
  press(choice);
  expect(consents.allows('marketing')).toBe(isYes);
  expect(listener).toHaveBeenCalledOnce();
  expect(isAsked()).toBe(false);
});

test.each([
  ['accepted', true],
  ['rejected', false],
])('remembers the answer “%s” for 180 days', (choice, isYes) => {
  createConsent(asking);
  press(choice);
  page.leave();

  vi.advanceTimersByTime(180 * DAY - 1);
  expect(createConsent(asking).allows('marketing')).toBe(isYes);
  expect(isAsked()).toBe(false);
  page.leave();

  vi.advanceTimersByTime(1);
  expect(createConsent(asking).allows('marketing')).toBeUndefined();
  expect(isAsked()).toBe(true);
});

test('keeps the answer with its date and with who it was given for', () => {
  createConsent(asking);
  press('accepted');
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
    answers: { marketing: true },
    at: Date.now(),
    version: 'v1',
  });
});

test('asks again when the third parties are others', () => {
  createConsent(asking);
  press('accepted');
  page.leave();
  expect(createConsent({ ...asking, version: 'v2' }).allows('marketing')).toBeUndefined();
  expect(isAsked()).toBe(true);
});

test('asks again from the settings, keeps the answer meanwhile, and takes another one', () => {
  const consents = createConsent(asking);
  press('accepted');
  press('ask');
  expect(isAsked()).toBe(true);
  expect(document.getElementById('_consent')).toBe(document.activeElement);
  expect(consents.allows('marketing')).toBe(true);
  press('rejected');
  expect(consents.allows('marketing')).toBe(false);
  page.leave();
  expect(createConsent(asking).allows('marketing')).toBe(false);
});

test('allows whatever nobody asks for, and never asks then', () => {
  const consents = createConsent({ ...asking, asked: [] });
  expect(isAsked()).toBe(false);
  expect(consents.allows('marketing')).toBe(true);
  expect(createConsent(asking).allows('scheduling')).toBe(true);
});

test('asks when what is stored is not an answer of ours', () => {
  for (const stored of ['', 'yes', 'null', '{}', '{"answer":"accepted"}', '{"version":"v1"}']) {
    localStorage.setItem('consent', stored);
    expect([stored, createConsent(asking).allows('marketing')]).toEqual([stored, undefined]);
  }
});

test('works for one page where the browser allows no storage', () => {
  // As browsers do it: the storage itself cannot be had.
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  const consents = createConsent(asking);
  expect(isAsked()).toBe(true);
  press('accepted');
  expect(consents.allows('marketing')).toBe(true);
  expect(isAsked()).toBe(false);
  storage.mockRestore();
});

test('gives the focus back to what had it before the question', () => {
  createConsent(asking);
  press('rejected');
  const settings = document.querySelector<HTMLElement>('[data-consent="ask"]');
  settings?.focus();
  press('ask');
  expect(document.getElementById('_consent')).toHaveFocus();
  press('accepted');
  expect(settings).toHaveFocus();
});

test('takes over an answer that was given in another tab, or while the page was put away', () => {
  const consents = createConsent(asking);
  const listener = vi.fn();
  consents.onAnswer(listener);
  const kept = { answers: { marketing: false }, at: Date.now(), version: 'v1' };
  localStorage.setItem('consent', JSON.stringify(kept));
  window.dispatchEvent(new Event('storage'));
  expect(consents.allows('marketing')).toBe(false);
  expect(isAsked()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledOnce();
});

describe('with several categories', () => {
  test('takes what is ticked as a yes and the rest as a no', () => {
    const consents = createConsent(askingAll);
    tick('embeddedMedia');
    press('chosen');
    expect(askingAll.asked.map((category) => consents.allows(category))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test.each([
    ['accepted', true],
    ['rejected', false],
  ])('“%s” answers for all, whatever is ticked', (choice, isYes) => {
    const consents = createConsent(askingAll);
    tick('embeddedMedia');
    press(choice);
    for (const category of askingAll.asked) expect(consents.allows(category)).toBe(isYes);
  });

  test('ticks nothing before the answer, and in the settings what was answered', () => {
    createConsent(askingAll);
    const ticked = () =>
      [...document.querySelectorAll('input')].flatMap(({ checked, name }) => (checked ? name : []));
    expect(ticked()).toEqual([]);
    tick('scheduling');
    press('chosen');
    page.leave();
    for (const box of document.querySelectorAll('input')) box.checked = false;
    createConsent(askingAll);
    press('ask');
    expect(ticked()).toEqual(['scheduling']);
  });

  test('a yes in place is kept for its category, and leaves the question about the others open', () => {
    const consents = createConsent(askingAll);
    consents.allow('embeddedMedia');
    expect(consents.allows('embeddedMedia')).toBe(true);
    expect(consents.allows('marketing')).toBeUndefined();
    expect(isAsked()).toBe(true);
    page.leave();
    expect(createConsent(askingAll).allows('embeddedMedia')).toBe(true);
  });
});

describe('a browser that says no for its visitor (Global Privacy Control)', () => {
  beforeEach(() => vi.stubGlobal('navigator', { globalPrivacyControl: true }));

  test('is a no to marketing, and nobody is asked', () => {
    const consents = createConsent(askingAll);
    expect(consents.allows('marketing')).toBe(false);
    expect(consents.allows('scheduling')).toBeUndefined();
    expect(isAsked()).toBe(false);
    expect(document.documentElement).toHaveAttribute('data-gpc');
  });

  test('gives way to a yes of the visitor in the settings', () => {
    const consents = createConsent(asking);
    press('ask');
    expect(isAsked()).toBe(true);
    press('accepted');
    expect(consents.allows('marketing')).toBe(true);
    page.leave();
    expect(createConsent(asking).allows('marketing')).toBe(true);
  });
});
