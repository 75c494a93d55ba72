import { readFileSync } from 'node:fs';
import type { Site } from '#schema/site.ts';
import { hasCallBar, hasFullFooter, hasFullHeader, hasMenu } from './has.ts';
import { menuFrom } from './menuFrom.ts';

type Styled = Pick<Site, 'header' | 'footer'> & {
  site: Pick<Site['site'], 'name' | 'logo'>;
};

/** The styles of what a site has around its sections, and others have not: those pay nothing for it. */
export function frameStyles({ site, header, footer }: Styled): string[] {
  const scrolls = header.sticky === false;
  return [
    ...(scrolls || hasFullHeader(header) ? [read('header.css')] : []),
    ...(scrolls ? [read('scrolling.css')] : []),
    ...(hasMenu(header) ? [read('menu.css'), menuRow(menuFrom({ site, header }))] : []),
    ...(header.announcement ? [read('announcement.css')] : []),
    ...(hasCallBar(header) ? [read('callBar.css')] : []),
    ...(hasFullFooter(footer) ? [read('footer.css')] : []),
  ];
}

/** In em: where the visitor's text is larger, the row needs a wider screen. A long one may use all of it. */
function menuRow(from: number): string {
  const wide = from > 1220 ? '#_root>header>div{max-width:1440px}' : '';
  return `@media screen and (min-width:${from / 16}em){${read('menuRow.css')}${wide}}`;
}

function read(sheet: string): string {
  return readFileSync(new URL(sheet, import.meta.url), 'utf8');
}
