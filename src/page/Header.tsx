import { Link, useLocation } from 'wouter';
import { Picture } from '#parts/Picture.tsx';
import type { SharedData } from './PageData.ts';

type Props = { header: SharedData['header']; site: SharedData['site'] };

/** The bar that stays at the top of every page, with the logo that leads home. */
export function Header({ header, site }: Props) {
  const [location] = useLocation();
  return (
    <header>
      <div>
        <Link
          href="/"
          aria-label={header.homeLabel}
          aria-current={location === '/' ? 'page' : undefined}
        >
          {site.logo === undefined ? (
            site.name
          ) : (
            <Picture src={site.logo} alt="" sizes="160px" loading="eager" />
          )}
        </Link>
        {header.text !== undefined && <p>{header.text}</p>}
      </div>
    </header>
  );
}
