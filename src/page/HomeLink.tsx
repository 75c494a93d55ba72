import { Link, useLocation } from 'wouter';
import { Picture } from '#parts/Picture.tsx';
import type { Site } from '#schema/site.ts';

export type FrameSite = Pick<Site['site'], 'name' | 'logo' | 'logoOnStrong'>;
type Props = { label: string; site: FrameSite; loading?: 'eager' | 'lazy' };

/** The logo, or the name, that leads home. */
export function HomeLink({ label, site, loading = 'eager' }: Props) {
  const [location] = useLocation();
  return (
    <Link href="/" aria-label={label} aria-current={location === '/' ? 'page' : undefined}>
      {site.logo === undefined ? (
        site.name
      ) : (
        <Picture src={site.logo} alt="" sizes={30} loading={loading} />
      )}
    </Link>
  );
}
