import { z } from 'zod';
import { defineBlock } from '../defineBlock.ts';
import { clickName, target } from '../fields.ts';
import { Picture } from '../picture.ts';

export const callToAction = defineBlock({
  type: 'callToAction',
  description: 'What visitors are to do next: buttons, perhaps under a heading, or one large link.',
  frame: 'free',
  alsoCalled: ['cta'],
  fields: {
    look: z
      .enum(['plain', 'card', 'band'])
      .optional()
      .describe(
        'plain, as without it; card: in a box of the accent colour, or of the strong one beside a picture; band: one large link, without buttons.',
      ),
    picture: Picture.optional().describe(
      'A picture beside heading, text and buttons. In a band it is behind them, darkened so that they can be read.',
    ),
    to: target
      .optional()
      .describe(
        'Where a band leads: a page of this site ("/about"), the name of an entry under links, or a file ("media/menu.pdf").',
      ),
    clickName,
  },
}).check(({ value: { look, heading, buttons, to, clickName: click }, issues }) => {
  const report = (path: string[], message: string) =>
    issues.push({ code: 'custom', input: undefined, path, message });
  if (look !== 'band') {
    if (heading === undefined && buttons === undefined)
      report([], 'There is nothing to do here yet: write "buttons", or a "heading" at least.');
    for (const [key, value] of Object.entries({ to, clickName: click }))
      if (value !== undefined)
        report(
          [key],
          `"${key}" is for a section that is one link ("look: band"). Else it belongs to one of the buttons.`,
        );
    return;
  }
  if (heading === undefined || to === undefined)
    report([], 'A band is one link: it needs a "heading", and "to" for where it leads.');
  if (buttons)
    report(
      ['buttons'],
      'A band is one link and has no buttons: write where it leads beside it, as "to".',
    );
});
