import { z } from 'zod';
import { line, list } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const tiers = defineBlock({
  type: 'tiers',
  description: 'What each tier is paid or costs, side by side.',
  frame: 'headed',
  fields: {
    tiers: list('The tiers, from the lowest to the highest.', [1, 6], {
      name: line.describe('The name of the tier.'),
      from: line.describe('What it takes to reach the tier.'),
      payout: line.describe('What is paid, or what it costs.'),
      unit: line.describe('What it is paid for.'),
      best: z.boolean().default(false).describe('true makes this tier stand out.'),
    }),
  },
});
