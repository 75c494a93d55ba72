import { line, list } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const tierBenefits = defineBlock({
  type: 'tierBenefits',
  description: 'What each tier gets, as cards.',
  frame: 'headed',
  fields: {
    tiers: list('The tiers, from the lowest to the highest.', [1, 6], {
      name: line.describe('The name of the tier.'),
      from: line.describe('What it takes to reach the tier.'),
      benefits: list('What the tier gets.', [1, 12], line),
    }),
  },
});
