// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createToastStore, Toasts } from '#page/Toasts.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

function show() {
  const store = createToastStore({ limit: 1, removeAfter: 1_000_000 });
  renderInSite(<Toasts store={store} />);
  return { add: (text: string) => act(() => store.add(text)) };
}
const place = () => within(screen.getByRole('region', { name: 'Messages' })).getByRole('status');

test('announces a message in a live region that was there before', () => {
  const { add } = show();
  const before = place();
  expect(before).toBeEmptyDOMElement();
  add('Copying was refused.');
  expect(place()).toBe(before);
  expect(place()).toHaveTextContent('Copying was refused.');
});

test('goes when the visitor dismisses it', async () => {
  const { add } = show();
  add('Copying was refused.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(place()).toBeEmptyDOMElement();
});

test('shows the newest alone', () => {
  const { add } = show();
  add('First.');
  add('Second.');
  expect(place()).toHaveTextContent(/^Second\.Dismiss$/);
});
