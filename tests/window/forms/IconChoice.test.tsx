// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ValueInput } from '#window/forms/ValueInput.tsx';
import { showPiece } from '../showPiece.tsx';

function Field() {
  const [text, onChange] = useState('');
  const form = { kind: 'icon', accept: '.svg', isOptional: false } as const;
  return (
    <>
      <label htmlFor="icon">icon</label>
      <ValueInput id="icon" {...{ form, text, onChange }} />
    </>
  );
}

test('an icon is found by a word of its name, and chosen by its drawing', async () => {
  await showPiece(<Field />);
  const user = userEvent.setup();
  const icons = within(screen.getByRole('group', { name: 'Icons of such a name' }));
  expect(icons.queryAllByRole('button')).toEqual([]);
  const field = screen.getByRole('textbox', { name: 'icon' });
  await user.type(field, 'cart');
  const cart = await icons.findByRole('button', { name: 'shopping-cart' });
  expect(cart.querySelector('svg path')).not.toBeNull();
  await user.click(cart);
  expect(field).toHaveValue('shopping-cart');
  expect(await icons.findByRole('button', { name: 'shopping-cart', pressed: true })).toBeVisible();
});
