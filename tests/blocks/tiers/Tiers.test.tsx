// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows what each tier needs and is paid, from the lowest to the highest', () => {
  renderBlock({
    type: 'tiers',
    heading: 'Commission tiers',
    text: 'The more stores, the more each one pays.',
    tiers: [
      { name: 'Bronze', from: '1+ referrals', payout: '£100', unit: 'per lead' },
      { name: 'Silver', from: '5+ referrals', payout: '£200', unit: 'per lead' },
      { name: 'Gold', from: '20+ referrals', payout: '£250', unit: 'per lead', best: true },
    ],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Commission tiers' })).toBeVisible();
  expect(screen.getByText('The more stores, the more each one pays.')).toBeVisible();
  const tiers = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(tiers.map((tier) => tier.textContent)).toEqual([
    'Bronze1+ referrals£100 per lead',
    'Silver5+ referrals£200 per lead',
    'Gold20+ referrals£250 per lead',
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Bronze',
    'Silver',
    'Gold',
  ]);
});

test('makes the best tier stand out, and no other', () => {
  const tier = { from: '1+', payout: '£1', unit: 'each' };
  renderBlock({
    type: 'tiers',
    heading: 'Tiers',
    tiers: [
      { name: 'Bronze', ...tier },
      { name: 'Silver', ...tier },
      { name: 'Gold', ...tier, best: true },
    ],
  });
  const [bronze, silver, gold] = screen
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset['tone']);
  expect([bronze, silver, gold]).toEqual(['surface', 'surface', 'strong']);
});
