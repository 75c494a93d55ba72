import { readFileSync } from 'node:fs';
import type { Site } from '#schema/site.ts';
import { styleSheet } from '#styles/readStyle.ts';
import { hasCallBar, hasFullFooter, hasFullHeader, hasMenu } from './has.ts';
import { menuFrom } from './menuFrom.ts';

type Styled = Pick<Site, 'header' | 'footer'> & {
  theme: Pick<Site['theme'], 'style'>;
  site: Pick<Site['site'], 'name' | 'logo'>;
};

/** The styles of what a site has around its sections, and others have not: those pay nothing for it. */
export function frameStyles({ site, header, footer, theme }: Styled): string[] {
  const scrolls = header.sticky === false;
  return [
    ...(scrolls || hasFullHeader(header) ? [read('header.css')] : []),
    ...(scrolls ? [read('scrolling.css')] : []),
    ...(hasMenu(header) ? menuStyles({ site, header, theme }) : []),
    ...(header.announcement ? [read('announcement.css')] : []),
    ...(hasCallBar(header) ? [read('callBar.css')] : []),
    ...(hasFullFooter(footer) ? [read('footer.css')] : []),
    ...(footer.badges ? [read('badges.css')] : []),
    ...(footer.colourScheme === undefined ? [] : [read('colourScheme.css')]),
  ];
}

/** A row that is as long as this keeps to the column of the page (page.css). A longer one is drawn tighter, then wider. */
const column = 1190;
/** What is before and after the words of an entry in a long row, in pixels. */
const tight = 9;

function menuStyles({ site, header, theme }: Omit<Styled, 'footer'>): string[] {
  const usual = menuFrom({ site, header });
  const isLong = usual > column;
  const from = isLong ? menuFrom({ site, header }, 2 * tight) : usual;
  const entries = isLong
    ? `header #_menu>ul>li>a,header #_menu>ul>li>details>summary{padding-inline:${tight}px}`
    : '';
  const bar = from > column ? '#_root>header>div{max-width:1440px}' : '';
  const { style } = theme;
  const styled = style === undefined ? '' : (styleSheet(style, 'menuRow') ?? '');
  const hasGroups = header.menu?.some(({ links }) => links);
  return [
    read('menu.css'),
    ...(hasGroups ? [read('menuGroups.css')] : []),
    // In em: where the visitor's text is larger, the row needs a wider screen.
    `@media screen and (min-width:${from / 16}em){${read('menuRow.css')}${hasGroups ? read('menuRowGroups.css') : ''}${entries}${bar}${styled}}`,
  ];
}

function read(sheet: string): string {
  return readFileSync(new URL(sheet, import.meta.url), 'utf8');
}
