// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Toasts, useToasts } from '#page/Toasts.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

/** The messages, and a button that adds each. */
function Shown() {
  const { add, ...messages } = useToasts({ limit: 1, removeAfter: 1_000_000 });
  return (
    <>
      <Toasts {...messages} />
      {['Copying was refused.', 'First.', 'Second.'].map((text) => (
        <button key={text} type="button" onClick={() => add(text)}>
          {text}
        </button>
      ))}
    </>
  );
}

const add = (name: string) => act(() => screen.getByRole('button', { name }).click());
const place = () => within(screen.getByRole('region', { name: 'Messages' })).getByRole('status');

test('announces a message in a live region that was there before', () => {
  renderInSite(<Shown />);
  const before = place();
  expect(before).toBeEmptyDOMElement();
  add('Copying was refused.');
  expect(place()).toBe(before);
  expect(place()).toHaveTextContent('Copying was refused.');
});

test('goes when the visitor dismisses it', async () => {
  renderInSite(<Shown />);
  add('Copying was refused.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(place()).toBeEmptyDOMElement();
});

test('shows the newest alone', () => {
  renderInSite(<Shown />);
  add('First.');
  add('Second.');
  expect(place()).toHaveTextContent(/^Second\.Dismiss$/);
});
