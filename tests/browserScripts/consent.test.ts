// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsent } from '#browser/consent.ts';
import { freshPage } from './freshPage.ts';

const DAY = 86_400_000;
const asking = { ask: true, rememberFor: 180 };
const page = freshPage();
const isAsked = () => document.documentElement.dataset.consent === 'ask';
const press = (choice: string) =>
  document.querySelector<HTMLElement>(`[data-consent="${choice}"] b`)?.click();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <section id="_consent" tabindex="-1">
      <button data-consent="accepted"><b>Yes</b></button>
      <button data-consent="rejected"><b>No</b></button>
    </section>
    <button data-consent="ask"><b>Settings</b></button>`;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('asks a visitor who has not answered', () => {
  const consent = createConsent(asking);
  expect(isAsked()).toBe(true);
  expect(consent.answer()).toBeUndefined();
});

test.each(['accepted', 'rejected'])('takes the answer “%s” and closes', (choice) => {
  const consent = createConsent(asking);
  const listener = vi.fn();
  consent.onAnswer(listener);
  press(choice);
  expect(consent.answer()).toBe(choice);
  expect(listener).toHaveBeenCalledExactlyOnceWith(choice);
  expect(isAsked()).toBe(false);
});

test.each(['accepted', 'rejected'])('remembers the answer “%s” for 180 days', (choice) => {
  createConsent(asking);
  press(choice);
  page.leave();

  vi.advanceTimersByTime(180 * DAY - 1);
  expect(createConsent(asking).answer()).toBe(choice);
  expect(isAsked()).toBe(false);
  page.leave();

  vi.advanceTimersByTime(1);
  expect(createConsent(asking).answer()).toBeUndefined();
  expect(isAsked()).toBe(true);
});

test('asks again from the settings, keeps the answer meanwhile, and takes another one', () => {
  const consent = createConsent(asking);
  press('accepted');
  press('ask');
  expect(isAsked()).toBe(true);
  expect(document.getElementById('_consent')).toBe(document.activeElement);
  expect(consent.answer()).toBe('accepted');
  press('rejected');
  expect(consent.answer()).toBe('rejected');
  page.leave();
  expect(createConsent(asking).answer()).toBe('rejected');
});

test('never asks where the site does not want to: the answer is yes', () => {
  const consent = createConsent({ ...asking, ask: false });
  expect(isAsked()).toBe(false);
  expect(consent.answer()).toBe('accepted');
});

test('asks when what is stored is not an answer of ours', () => {
  for (const stored of ['', 'yes', 'null', '{}', '{"answer":"accepted"}']) {
    localStorage.setItem('consent', stored);
    expect([stored, createConsent(asking).answer()]).toEqual([stored, undefined]);
  }
});

test('works for one page where the browser allows no storage', () => {
  const refuse = () => {
    throw new DOMException('No storage here.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear() {} });
  const consent = createConsent(asking);
  expect(isAsked()).toBe(true);
  press('accepted');
  expect(consent.answer()).toBe('accepted');
  expect(isAsked()).toBe(false);
  vi.unstubAllGlobals();
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
  const consent = createConsent(asking);
  const listener = vi.fn();
  consent.onAnswer(listener);
  localStorage.setItem('consent', JSON.stringify({ answer: 'rejected', at: Date.now() }));
  window.dispatchEvent(new Event('storage'));
  expect(consent.answer()).toBe('rejected');
  expect(isAsked()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect(listener).toHaveBeenCalledExactlyOnceWith('rejected');
});
