// @vitest-environment jsdom
// When the bubble is seen is CSS: tests/endToEnd looks at that.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Tooltip } from '#parts/Tooltip.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

function show(text: string | undefined = 'Coming soon') {
  renderInSite(
    <Tooltip text={text}>
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Videos
        </button>
      )}
    </Tooltip>,
  );
  return screen.getByRole('button', { name: 'Videos' });
}

const bubble = () => screen.getByRole('tooltip', { hidden: true });
const isDismissed = () => bubble().closest('[data-dismissed]') !== null;

test('describes the element beside it', () => {
  expect(show()).toHaveAccessibleDescription('Coming soon');
  expect(bubble()).toHaveTextContent('Coming soon');
  expect(isDismissed()).toBe(false);
});

test('is not seen before hover and focus', () => {
  show();
  expect(bubble()).not.toBeVisible();
});

test('closes by Escape while its button has the focus, and by no other key', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}a');
  expect(isDismissed()).toBe(false);
  await userEvent.keyboard('{Escape}');
  expect(isDismissed()).toBe(true);
});

test('closes by Escape while the pointer is on it, too (WCAG 1.4.13)', async () => {
  const button = show();
  await userEvent.hover(button);
  await userEvent.keyboard('{Escape}');
  expect(isDismissed()).toBe(true);
});

test('can come back after the focus has left', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  expect(isDismissed()).toBe(false);
});

test('can come back after the pointer has left', async () => {
  const button = show();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(isDismissed()).toBe(true);
  await userEvent.unhover(button);
  expect(isDismissed()).toBe(false);
});

test('leaves alone what has no tooltip', () => {
  renderInSite(
    <Tooltip text={undefined}>
      {(describedBy) => <button type="button">{describedBy ?? 'nothing'}</button>}
    </Tooltip>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('nothing');
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeInTheDocument();
});
