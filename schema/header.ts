import { z } from 'zod';
import { line } from './text.ts';

/** The bar at the top of every page, with the logo. A route switches it off with `header: false`. */
export const Header = z
  .strictObject({
    homeLabel: line
      .meta({ shown: 'spoken' })
      .describe('The name of the logo’s link to the home page, for screen readers.'),
    text: line
      .meta({ shown: 'fromTablet' })
      .optional()
      .describe('A short line beside the logo, on wide screens.'),
  })
  .describe('The bar at the top of every page, with the logo.');

export type Header = z.output<typeof Header>;
