import { data } from '#browser/dom.ts';
import { Icon } from '#parts/separate/Icon.tsx';
import { Picture } from '#parts/Picture.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { Footer } from '#schema/frame.ts';
import { FooterBrand, FooterLinks, type FooterProps } from '../FooterParts.tsx';

/** The end of every page of a site that says more there: an address, columns, networks, badges (footer.css, badges.css). */
export function FullFooter({ footer, site, cookieSettings }: FooterProps) {
  const { address = [], networks = [], badges = [], columns = [], links, colourScheme } = footer;
  return (
    <footer data-tone="strong">
      <div>
        <div className={areMarks(networks) ? 'marks' : undefined}>
          <FooterBrand footer={footer} site={site} />
          {address.length > 0 && (
            <address>
              {address.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </address>
          )}
          {networks.length > 0 && <FooterLinks links={networks} Icon={Icon} />}
          {badges.length > 0 && (
            <div className="badges">
              {badges.map((badge, index) => (
                <Badge key={index} badge={badge} />
              ))}
            </div>
          )}
        </div>
        {columns.length > 0 && (
          <nav aria-label={footer.navigation}>
            {columns.map(({ heading, links: below }, index) => (
              <div key={index}>
                <h2>{heading}</h2>
                <FooterLinks links={below} Icon={Icon} />
              </div>
            ))}
          </nav>
        )}
        <div className="last">
          <p>{footer.smallPrint}</p>
          {colourScheme !== undefined && site.hasDark && (
            // A script in the head of the page handles it (#browser/colourScheme.ts).
            <button type="button" {...data({ scheme: 'switch' })}>
              {colourScheme}
            </button>
          )}
          {(links.length > 0 || cookieSettings !== null) && (
            <FooterLinks
              links={links}
              cookieSettings={cookieSettings}
              label={columns.length > 0 ? undefined : footer.navigation}
            />
          )}
        </div>
      </div>
    </footer>
  );
}

/** Everybody knows what a brand's mark means; the names of others are in sight. */
function areMarks(networks: NonNullable<Footer['networks']>): boolean {
  return networks.every(({ icon }) => icon?.startsWith('brand-'));
}

function Badge({ badge: { src, alt, to } }: { badge: NonNullable<Footer['badges']>[number] }) {
  const picture = <Picture src={src} alt={alt} sizes={52} />;
  return to === undefined ? picture : <TargetLink to={to}>{picture}</TargetLink>;
}
