import { group, list } from './group.ts';
import { target } from './path.ts';
import { line, paragraph, spoken } from './text.ts';

export const Footer = group('The end of every page.', {
  text: paragraph.describe('Who this is, in a sentence or two.'),
  navigation: spoken.describe('The name of the list of links, for screen readers.'),
  links: list('A few links.', [0, 20], {
    label: line.describe('The words of the link.'),
    to: target.describe('Where it leads: a page of this site or the name of an entry under links.'),
  }),
  smallPrint: paragraph.describe('The last line, such as the copyright.'),
});
