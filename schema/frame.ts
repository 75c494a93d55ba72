import type { z } from 'zod';
import { group, line, list, paragraph, spoken, target } from './fields.ts';

/** The bar at the top of every page, with the logo. A route switches it off with `header: false`. */
export const Header = group('The bar at the top of every page, with the logo.', {
  homeLabel: spoken.describe('The name of the logo’s link to the home page, for screen readers.'),
  text: line
    .meta({ shown: 'fromTablet' })
    .optional()
    .describe('A short line beside the logo, on wide screens.'),
});

export const Footer = group('The end of every page.', {
  text: paragraph.optional().describe('Who this is, in a sentence or two.'),
  navigation: spoken.describe('The name of the list of links, for screen readers.'),
  links: list('A few links.', [0, 20], {
    label: line.describe('The words of the link.'),
    to: target.describe(
      'Where it leads: a page of this site, the name of an entry under links, or a file under media/.',
    ),
  }),
  smallPrint: paragraph.describe('The last line, such as the copyright.'),
});

export type Header = z.output<typeof Header>;
export type Footer = z.output<typeof Footer>;
