import { Link, useLocation } from 'wouter';
import { Picture } from '#parts/Picture.tsx';
import type { Site } from '#schema/site.ts';

export type FrameSite = Pick<Site['site'], 'name' | 'logo' | 'logoOnStrong'> & {
  /** Whether it is dark on devices that are set to dark. */
  hasDark?: true;
};
type Props = { label: string; site: FrameSite; loading?: 'eager' | 'lazy' };

/** The logo, or the name, that leads home: on dark ground as at the end of the page (FooterParts.tsx). */
export function HomeLink({ label, site, loading = 'eager' }: Props) {
  const [location] = useLocation();
  const { name, logo, logoOnStrong, hasDark } = site;
  return (
    <Link href="/" aria-label={label} aria-current={location === '/' ? 'page' : undefined}>
      {logo === undefined ? (
        name
      ) : (
        <Picture src={logo} onDark={hasDark && logoOnStrong} alt="" sizes={30} loading={loading} />
      )}
      {logo !== undefined && hasDark && logoOnStrong === undefined && <strong>{name}</strong>}
    </Link>
  );
}
