// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PartValues } from '#window/forms/PartValues.tsx';
import { showPiece } from '../showPiece.tsx';

test('a header without a menu gets one: an entry is a link, or a group of links', async () => {
  const { text } = await showPiece(<PartValues from={['header']} name="Header" />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '+ menu' }));
  await user.type(screen.getByRole('textbox', { name: 'label' }), 'Shop');
  const target = { name: 'to' };
  expect(screen.getByRole('combobox', target)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'links' }));
  await user.type(screen.getAllByRole('textbox', { name: 'label' })[1] as HTMLElement, 'Join us');
  await user.type(screen.getByRole('combobox', target), '/join');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await expect
    .poll(() => (parse(text()) as { header: object }).header, { timeout: 20_000 })
    .toMatchObject({ menu: [{ label: 'Shop', links: [{ label: 'Join us', to: '/join' }] }] });
});
