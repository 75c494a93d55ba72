import { z } from 'zod';
import { Block } from './block.ts';
import { hidden } from './defineBlock.ts';
import { name } from './text.ts';

/** A shared section, used by its name. */
const Use = z
  .strictObject({
    use: name.meta({ kind: 'section' }).describe('The name of an entry under sections.'),
    hidden,
  })
  .describe('A shared section, used by its name.');

/** What stands in a list of sections: a block, or the name of a shared one. */
export const Section = z.union([Block, Use]);

export type Section = z.output<typeof Section>;
