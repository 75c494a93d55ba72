// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followForms } from '#browser/formScript.ts';

/** What a browser has sent by itself, by the addresses of the forms. */
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    sent.push(this.action);
  });
});
afterEach(() => vi.useRealTimers());

/** A form as it is before React, with its script. */
function formOf(address: string): HTMLButtonElement {
  document.body.innerHTML = `<form data-kept="name" method="post" action="${address}"><button type="submit">Send</button></form>`;
  followForms(4000);
  return document.querySelector('button') ?? document.createElement('button');
}

test('a press is sent by the browser when React is late, once', () => {
  const button = formOf('https://endpoint.example/enquiries');
  button.click();
  button.click();
  vi.advanceTimersByTime(3999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['https://endpoint.example/enquiries']);
  // What React repeats, however late.
  vi.advanceTimersByTime(10_000);
  button.click();
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
});

test('a form that becomes an e-mail can be pressed again: its page stays', () => {
  const button = formOf('mailto:desk@hollins-vets.example');
  button.click();
  vi.advanceTimersByTime(4000);
  expect(sent).toEqual(['mailto:desk@hollins-vets.example']);
  // What React repeats at once.
  button.click();
  vi.advanceTimersByTime(4000);
  expect(sent).toHaveLength(1);
  expect(button.disabled).toBe(false);
  button.click();
  vi.advanceTimersByTime(4000);
  expect(sent).toHaveLength(2);
});

test('a form that a block of the site’s own draws is left alone', () => {
  const button = formOf('https://endpoint.example/enquiries');
  button.closest('form')?.removeAttribute('data-kept');
  const isAllowed = button.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
  vi.advanceTimersByTime(10_000);
  expect({ isAllowed, sent }).toEqual({ isAllowed: true, sent: [] });
});
