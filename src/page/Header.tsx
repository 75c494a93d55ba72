import { Link, useLocation } from 'wouter';
import { Picture } from '#parts/Picture.tsx';
import type { SharedData } from './PageData.ts';

type Props = { header: SharedData['header']; logo: string };

/** The bar that stays at the top of every page, with the logo that leads home. */
export function Header({ header, logo }: Props) {
  const [location] = useLocation();
  return (
    <header>
      <div>
        <Link
          href="/"
          aria-label={header.homeLabel}
          aria-current={location === '/' ? 'page' : undefined}
        >
          <Picture src={logo} alt="" sizes="160px" loading="eager" />
        </Link>
        {header.text !== undefined && <p>{header.text}</p>}
      </div>
    </header>
  );
}
