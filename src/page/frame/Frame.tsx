import { Footer as PlainFooter } from '../Footer.tsx';
import type { FooterProps } from '../FooterParts.tsx';
import { FullFooter } from './FullFooter.tsx';
import { hasFullFooter } from './has.ts';

/*
 * What is around the sections where a site says more there than most: one file of script, which pages of other
 * sites never load.
 */

export { FullHeader as Header } from './FullHeader.tsx';
export { CallBar } from './CallBar.tsx';

/** As on most sites where it is no more. */
export function Footer(props: FooterProps) {
  return hasFullFooter(props.footer) ? <FullFooter {...props} /> : <PlainFooter {...props} />;
}
