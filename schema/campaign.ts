import type { z } from 'zod';
import { formed, group, linkName, list } from './fields.ts';

export const Campaign = group(
  'What an advert adds to the address of the visit is handed on to these links. Without this part, nothing is handed on.',
  {
    parameters: list(
      'The parameters to hand on, such as utm_source or gclid. What a partner’s address has itself is never overwritten.',
      [1, 30],
      formed(
        60,
        /^[A-Za-z][\w.-]*$/,
        'The name of a parameter, such as utm_source: a letter first, then letters, digits, "_", "-" and ".".',
      ),
    ),
    links: list(
      'The links that get them: names of entries under links. A booking page gets them in its frame, too.',
      [1, 100],
      linkName,
    ),
  },
);

export type Campaign = z.output<typeof Campaign>;
