import { z } from 'zod';
import { group, linkName } from './fields.ts';

export const Campaign = group(
  'What an advert adds to the address of the visit is handed on to these links. Without this part, nothing is handed on.',
  {
    parameters: z
      .array(
        z
          .string()
          .max(60)
          .regex(
            /^[A-Za-z][\w.-]*$/,
            'The name of a parameter, such as utm_source: a letter first, then letters, digits, "_", "-" and ".".',
          ),
      )
      .min(1)
      .max(30)
      .describe(
        'The parameters to hand on, such as utm_source or gclid. What a partner’s address has itself is never overwritten.',
      ),
    links: z
      .array(linkName)
      .min(1)
      .max(100)
      .describe(
        'The links that get them: names of entries under links. A booking page gets them in its frame, too.',
      ),
  },
);

export type Campaign = z.output<typeof Campaign>;
