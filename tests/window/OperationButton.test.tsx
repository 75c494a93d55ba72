// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { OperationButton } from '#window/OperationButton.tsx';
import { startEdits } from '../preview/startEdits.ts';
import { showPiece } from './showPiece.tsx';

const user = userEvent.setup();

async function showDelete(section: number) {
  const hash = await (await startEdits()).hash();
  const operation = { kind: 'delete' as const, path: ['routes', 1, 'sections', section] };
  const piece = await showPiece(<OperationButton label="Delete" {...{ operation, hash }} />);
  return { ...piece, button: screen.getByRole('button', { name: 'Delete' }) };
}

test('says why a change would make the file wrong before it is pressed, and does not do it', async () => {
  const { button, text, state } = await showDelete(0);
  const before = text();
  await user.hover(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(button.title).toContain('at least 1');
  await user.click(button);
  expect(state.get().notice).toMatchObject({ tone: 'refused', text: button.title });
  expect(text()).toBe(before);
});

test('shows that it was pressed until the change is done, and is pressed once', async () => {
  const hash = await (await startEdits()).hash();
  const operation = {
    kind: 'insert' as const,
    path: ['routes', 0, 'sections', 0],
    yaml: 'type: note\ntext: Only once',
  };
  const { text } = await showPiece(
    <OperationButton {...{ operation, hash }}>Put it here</OperationButton>,
  );
  const button = screen.getByRole('button', { name: 'Put it here' });
  await user.dblClick(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  expect(text().match(/Only once/g)).toHaveLength(1);
});
