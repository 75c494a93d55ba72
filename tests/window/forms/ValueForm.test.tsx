// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PartValues } from '#window/forms/PartValues.tsx';
import { Rename } from '#window/forms/Rename.tsx';
import { showPiece } from '../showPiece.tsx';

test('an address that shall not lead on from the old one keeps that choice when its form is reopened', async () => {
  await showPiece(<PartValues from={['routes', 1]} name="the page" />);
  const user = userEvent.setup();
  const row = { name: /^Change ?path/ };
  const redirect = { name: /^Send visitors of/ };
  await user.click(await screen.findByRole('button', row));
  await user.keyboard('/joining');
  await user.click(screen.getByRole('checkbox', redirect));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', row));
  expect(screen.getByRole('checkbox', redirect)).not.toBeChecked();
});

test('a name with a space behind it is no other name', async () => {
  await showPiece(<Rename path={['links', 'form']} hash="" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Rename form' }));
  await user.keyboard('form ');
  expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
});

test('a running text that is typed anew keeps the way in which it is written', async () => {
  const { text } = await showPiece(
    <PartValues from={['routes', 0, 'sections', 2]} name="the text" />,
  );
  const before = text();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Change ?body/ }));
  await user.clear(screen.getByRole('textbox'));
  await user.keyboard('Ask us.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(text, { timeout: 20_000 }).not.toBe(before);
  expect(text()).toBe(before.replace(/Read \[how.*/, 'Ask us.'));
});
