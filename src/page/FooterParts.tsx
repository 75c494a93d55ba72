import { data } from '#browser/dom.ts';
import type { ComponentType } from 'react';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { Footer } from '#schema/frame.ts';
import { type FrameSite, EndLogo } from './HomeLink.tsx';

export type FooterProps = {
  footer: Footer;
  site: FrameSite;
  cookieSettings: string | null;
};

/** Who this is: the logo, or the name, and a sentence or two. */
export function FooterBrand({ footer, site }: Pick<FooterProps, 'footer' | 'site'>) {
  return (
    <>
      <EndLogo {...site} />
      {footer.text !== undefined && <p>{footer.text}</p>}
    </>
  );
}

type Link = Footer['links'][number] & { icon?: string | undefined };
type LinkProps = {
  links: readonly Link[];
  cookieSettings?: string | null;
  /** Its name, where it is in no `<nav>`. */
  label?: string | undefined;
  /** Draws the marks of networks. A footer without them loads nothing for that. */
  Icon?: ComponentType<{ name: string }>;
};

/** A list of links, with the control that asks for consent again where there is one. */
export function FooterLinks({ links, cookieSettings = null, label: name, Icon }: LinkProps) {
  return (
    <ul aria-label={name}>
      {links.map(({ label, to, icon }, index) => (
        <li key={index}>
          <TargetLink to={to}>
            {icon !== undefined && Icon && <Icon name={icon} />}
            {icon !== undefined && ' '}
            {icon === undefined ? label : <span>{label}</span>}
          </TargetLink>
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
  );
}
