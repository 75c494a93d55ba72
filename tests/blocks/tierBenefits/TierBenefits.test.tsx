// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows each tier as a card with its own list of benefits', () => {
  renderBlock({
    type: 'tierBenefits',
    heading: 'What each tier gets',
    tiers: [
      { name: 'Bronze', from: '1+ referrals', benefits: ['Bonus package', 'Weekly calls'] },
      { name: 'Silver', from: '5+ referrals', benefits: ['Fireside chat', 'All the prizes'] },
      { name: 'Gold', from: '20+ referrals', benefits: ['Fireside chat'] },
    ],
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('What each tier gets');
  expect(benefitsOf('Bronze')).toEqual(['Bonus package', 'Weekly calls']);
  expect(benefitsOf('Silver')).toEqual(['Fireside chat', 'All the prizes']);
  expect(benefitsOf('Gold')).toEqual(['Fireside chat']);
  expect(cardOf('Silver')).toHaveTextContent('5+ referrals');
});

function cardOf(tier: string): HTMLElement {
  const card = screen.getByRole('heading', { level: 3, name: tier }).closest('li');
  if (!card) throw new Error(`${tier} is in no card.`);
  return card;
}

function benefitsOf(tier: string): (string | null)[] {
  return within(within(cardOf(tier)).getByRole('list'))
    .getAllByRole('listitem')
    .map((benefit) => benefit.textContent);
}
