import { z } from 'zod';
import type { Declarations } from './kinds.ts';
import { Button } from './button.ts';
import { pictureFile } from './mediaFile.ts';
import { groundWidth } from './picture.ts';
import { anchor, line, list, paragraph } from './fields.ts';

/** Takes a section off the page. */
export const hidden = z
  .boolean()
  .optional()
  .describe('true takes the section off the page without deleting it.');

/** The fields of every block, whatever its type. */
const common = {
  id: anchor
    .optional()
    .describe('A name for links that lead to this section: id "team" is reached by "/about#team".'),
  tone: z
    .enum(['plain', 'soft', 'strong'])
    .default('plain')
    .describe(
      'The ground the section stands on: plain (the page), soft (a light band) or strong (a dark band).',
    ),
  ground: pictureFile
    .meta({ leastWidth: groundWidth })
    .optional()
    .describe(
      'A picture as the ground instead, a file under media/. It is darkened, so that white words on it can be read.',
    ),
  hidden,
};

/** What is above and below the content of a block that has a frame (`src/parts/framed.tsx` shows it). */
const head = {
  eyebrow: line.optional().describe('A few words above the heading.'),
  heading: line.optional().describe('The heading of the section.'),
  text: paragraph.optional().describe('A sentence or two under the heading.'),
};
const foot = {
  buttons: list('Buttons under the content.', [1, 4], Button).optional(),
  smallPrint: paragraph.optional().describe('Small print at the end.'),
  align: z
    .enum(['start', 'centre'])
    .optional()
    .describe(
      'Where heading, text and buttons stand: in the middle (centre), as without it, or at the start of the line.',
    ),
  width: z
    .enum(['narrow', 'normal', 'wide'])
    .optional()
    .describe(
      'How wide the section is on wide screens: normal, as without it, narrow for reading, or wide.',
    ),
};
/** Which frame a block has: none, one whose heading may be left out, or one that needs a heading. */
const frames = {
  none: { head: {}, foot: {} },
  free: { head, foot },
  headed: { head: { ...head, heading: line.describe('The heading of the section.') }, foot },
} as const;
type Frames = typeof frames;

/** The names of these fields. */
export const frameFields: readonly string[] = Object.keys({ ...head, ...foot });

/** What the frame of a section shows. */
export type Frame = z.output<z.ZodObject<typeof head & typeof foot>>;

/**
 * A block type: its word in site.yaml, a sentence for the operator, its own fields (unknown keys are
 * errors), and what other code must know of it. Nothing is read from the name of a field.
 */
export function defineBlock<
  const Type extends string,
  Fields extends z.ZodRawShape,
  const Of extends keyof Frames = 'none',
>(block: {
  type: Type;
  description: string;
  /** Whether the section has the common head (eyebrow, heading, text) and foot (buttons, small print): its component is `framed`, or shows them itself. */
  frame?: Of;
  fields: Fields;
  declares?: Declarations<keyof Fields & string>;
  /** What people call the type. */
  alsoCalled?: readonly string[];
}) {
  const { type, description, fields, declares = {}, alsoCalled = [] } = block;
  const frame: Frames[Of] = frames[block.frame ?? ('none' as Of)];
  return z
    .strictObject({
      type: z
        .literal(type)
        .meta({ synonyms: { [type]: alsoCalled } })
        .describe(description),
      ...(frame.head as Frames[Of]['head']),
      ...fields,
      ...(frame.foot as Frames[Of]['foot']),
      ...common,
      // A field of that name of a site’s own block stays its own.
      ground: (fields['ground'] ?? common.ground) as typeof common.ground,
    })
    .describe(description)
    .meta({ declares });
}

/** What `defineBlock` makes. */
export type BlockSchema = ReturnType<typeof defineBlock<string, z.ZodRawShape>>;
