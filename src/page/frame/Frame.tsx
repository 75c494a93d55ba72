import { Footer as PlainFooter } from '../Footer.tsx';
import type { FooterProps } from '../FooterParts.tsx';
import { Header as PlainHeader, type HeaderProps } from '../Header.tsx';
import { CallBar as Buttons } from './CallBar.tsx';
import { FullFooter } from './FullFooter.tsx';
import { FullHeader } from './FullHeader.tsx';
import { hasCallBar, hasFullFooter, hasFullHeader } from './has.ts';

/*
 * What is around the sections where a site says more there than most: one file of script, which pages of other
 * sites never load. What such a site does not have is as on most.
 */

export function Header(props: HeaderProps) {
  return hasFullHeader(props.header) ? <FullHeader {...props} /> : <PlainHeader {...props} />;
}

export function CallBar({ header }: Pick<HeaderProps, 'header'>) {
  return hasCallBar(header) ? <Buttons buttons={header.callBar ?? []} /> : null;
}

export function Footer(props: FooterProps) {
  return hasFullFooter(props.footer) ? <FullFooter {...props} /> : <PlainFooter {...props} />;
}
