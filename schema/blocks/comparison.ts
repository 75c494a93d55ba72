import { z } from 'zod';
import { line, list, percent } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

export const comparison = defineBlock({
  type: 'comparison',
  description: 'A few shares of a hundred, drawn as bars to compare.',
  frame: 'headed',
  fields: {
    bars: list('The bars, from top to bottom.', [2, 6], {
      label: line.describe('What the bar stands for.'),
      taken: percent.describe('The share that is taken away, 0 to 100.'),
      figure: line.describe('The figure at the bar.'),
      ours: z.boolean().default(false).describe('true makes this bar stand out.'),
    }),
    result: line.describe('What it comes to, in one line.'),
  },
});
