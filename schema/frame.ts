import { z } from 'zod';
import { Button } from './button.ts';
import { date } from './days.ts';
import { group, line, list, paragraph, spoken, target } from './fields.ts';
import { icon } from './icon.ts';
import { Picture } from './picture.ts';

const link = {
  label: line.describe('The words of the link.'),
  to: target.describe(
    'Where it leads: a page of this site, the name of an entry under links, or a file under media/.',
  ),
};

/** An entry of the menu leads somewhere (`to`) or opens a few links (`links`). */
const MenuEntry = group('An entry of the menu: a link, or a group of links.', {
  label: line.describe('The words of the entry. One or two are best.'),
  to: link.to.optional(),
  links: list('Instead of "to": the links that the entry opens, 1 to 12.', [1, 12], {
    ...link,
    icon: icon.optional().describe('A drawing before the link, such as calendar.'),
    text: line.optional().describe('A few words below the link on what is there.'),
  }).optional(),
})
  .refine(({ to, links }) => (to === undefined) !== (links === undefined), {
    error:
      'An entry of the menu needs either "to" (where it leads) or "links" (the group that it opens).',
  })
  .meta({ alternatives: ['to', 'links'] });

/** What is at the top of every page. A route switches it off with `header: false`. */
export const Header = group('The bar at the top of every page, with the logo.', {
  homeLabel: spoken.describe('The name of the logo’s link to the home page, for screen readers.'),
  text: line
    .meta({ shown: 'fromTablet' })
    .optional()
    .describe('A short line beside the logo, on wide screens; where there is a menu, in it.'),
  to: link.to
    .meta({ shown: 'fromTablet' })
    .optional()
    .describe('Where "text" leads, such as the name of a link to a telephone number.'),
  menu: list(
    'The menu, up to 8 entries: on a phone behind a button, on a wide screen in a row.',
    [0, 8],
    MenuEntry,
  ).optional(),
  menuLabel: spoken
    .optional()
    .describe('The name of the menu and of the button that opens it, for screen readers.'),
  buttons: list(
    'Up to two buttons at the end of the bar, such as one to book and a quiet one to log in.',
    [0, 2],
    Button,
  ).optional(),
  sticky: z
    .boolean()
    .optional()
    .describe('false lets the bar scroll away with the page. Without it, the bar stays.'),
  announcement: group('A line above the bar, which visitors can close for good.', {
    text: line.describe(
      'What there is to say. Who has closed it sees it again when these words change.',
    ),
    link: group('A link after the words.', link).optional(),
    until: date.optional().describe('The last day on which it is shown, such as 2027-06-12.'),
  }).optional(),
  callBar: list(
    'One or two buttons that stay at the foot of phones, such as one to call.',
    [0, 2],
    Button,
  ).optional(),
});

export const Footer = group('The end of every page.', {
  text: paragraph.optional().describe('Who this is, in a sentence or two.'),
  address: list(
    'The address and the like, line by line, up to 8.',
    [0, 8],
    line.describe('One line of it.'),
  ).optional(),
  navigation: spoken.describe('The name of the list of links, for screen readers.'),
  columns: list('Links below headings, side by side: up to 5 columns.', [0, 5], {
    heading: line.describe('The words above the links.'),
    links: list('Its links, 1 to 12.', [1, 12], link),
  }).optional(),
  links: list('A few links. Beside columns, they stand in the last line.', [0, 20], link),
  networks: list('The places elsewhere where this business is, up to 8.', [0, 8], {
    ...link,
    label: spoken.describe(
      'The name of the network. It is in sight where one of them has no mark, else for screen readers.',
    ),
    icon: icon
      .optional()
      .describe(
        'Its mark before the name, such as brand-instagram. Without it, that of the network that the link leads to, where there is one.',
      ),
  }).optional(),
  badges: list(
    'Marks of associations, awards and means of payment, up to 8, on the light paper of the page, also where that is dark; with "dark", on the dark one.',
    [0, 8],
    Picture.extend({ to: link.to.optional() }),
  ).optional(),
  smallPrint: paragraph.describe('The last line, such as the copyright.'),
  colourScheme: line
    .optional()
    .describe(
      'The words of a button with which visitors choose between light and dark, such as “Light or dark”. Without it, the site is as the device is set.',
    ),
});

export type Header = z.output<typeof Header>;
export type Footer = z.output<typeof Footer>;
