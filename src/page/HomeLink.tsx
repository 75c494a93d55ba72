import { Link, useLocation } from 'wouter';
import { Picture } from '#parts/Picture.tsx';
import type { Site } from '#schema/site.ts';

export type FrameSite = Pick<Site['site'], 'name' | 'logo' | 'logoOnStrong'> & {
  /** Whether it is dark on devices that are set to dark. */
  hasDark?: true;
};
type Props = { label: string; site: FrameSite; loading?: 'eager' | 'lazy' };

/**
 * The logo, or the name, that leads home. Where the site is dark on some devices, what dark ground needs is beside it, and
 * styles show one of them (logoOnDark.css).
 */
export function HomeLink({ label, site, loading = 'eager' }: Props) {
  const [location] = useLocation();
  return (
    <Link href="/" aria-label={label} aria-current={location === '/' ? 'page' : undefined}>
      {site.logo === undefined ? (
        site.name
      ) : (
        <Picture src={site.logo} alt="" sizes={30} loading={loading} />
      )}
      {site.logo !== undefined && site.hasDark && <LogoOnStrong {...site} />}
    </Link>
  );
}

/** The logo on dark ground, or the name. */
export function LogoOnStrong({ name, logoOnStrong }: FrameSite) {
  if (logoOnStrong === undefined) return <strong>{name}</strong>;
  return <Picture src={logoOnStrong} alt="" sizes={32} />;
}
