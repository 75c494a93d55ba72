import type { Header as HeaderValues } from '#schema/frame.ts';
import { type FrameSite, HomeLink } from './HomeLink.tsx';

export type HeaderProps = { header: HeaderValues; site: FrameSite };

/** The bar that stays at the top of every page, with the logo that leads home. */
export function Header({ header, site }: HeaderProps) {
  return (
    <header>
      <div>
        <HomeLink label={header.homeLabel} site={site} />
        {header.text !== undefined && <p>{header.text}</p>}
      </div>
    </header>
  );
}
