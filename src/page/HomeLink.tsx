import { Link, useLocation } from 'wouter';
import { Picture } from '#parts/Picture.tsx';
import type { Site } from '#schema/site.ts';

export type FrameSite = Pick<Site['site'], 'name' | 'logo' | 'logoOnStrong'> & {
  /** Whether it is dark on devices that are set to dark. */
  hasDark?: true;
  /** Which logos the footer shows, where not `logoOnStrong` alone: on light devices, then on dark ones. */
  endLogos?: readonly ('logo' | 'logoOnStrong')[];
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
      {site.logo !== undefined && site.hasDark && <Logo name={site.name} src={site.logoOnStrong} />}
    </Link>
  );
}

/** The logo of a footer, or the name, on the ground that this has in each colour scheme. */
export function EndLogo({ endLogos = ['logoOnStrong'], ...site }: FrameSite) {
  const logos = endLogos.map((key) => <Logo key={key} name={site.name} src={site[key]} />);
  return logos.length > 1 ? <div className="logo">{logos}</div> : logos;
}

function Logo({ name, src }: { name: string; src: string | undefined }) {
  if (src === undefined) return <strong>{name}</strong>;
  return <Picture src={src} alt="" sizes={32} />;
}
