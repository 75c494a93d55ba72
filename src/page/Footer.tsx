import { data } from '#browser/dom.ts';
import { Picture } from '#parts/Picture.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { SharedData } from './PageData.ts';

type Props = {
  footer: SharedData['footer'];
  site: SharedData['site'];
  cookieSettings: string | null;
};

/** The end of every page: who this is, a few links, and the control that asks for consent again. */
export function Footer({ footer, site, cookieSettings }: Props) {
  return (
    <footer data-tone="strong">
      <div>
        <div>
          {site.logoOnStrong === undefined ? (
            <strong>{site.name}</strong>
          ) : (
            <Picture src={site.logoOnStrong} alt="" sizes="160px" />
          )}
          {footer.text !== undefined && <p>{footer.text}</p>}
        </div>
        {(footer.links.length > 0 || cookieSettings !== null) && (
          <nav aria-label={footer.navigation}>
            <ul>
              {footer.links.map(({ label, to }, index) => (
                <li key={index}>
                  <TargetLink to={to}>{label}</TargetLink>
                </li>
              ))}
              {cookieSettings !== null && (
                <li>
                  {/* The boot script handles it, before hydration and after. */}
                  <button type="button" {...data({ consent: 'ask' })}>
                    {cookieSettings}
                  </button>
                </li>
              )}
            </ul>
          </nav>
        )}
        <p>{footer.smallPrint}</p>
      </div>
    </footer>
  );
}
