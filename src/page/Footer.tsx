import { FooterBrand, FooterLinks, type FooterProps } from './FooterParts.tsx';

/** The end of every page: who this is, a few links, and the control that asks for consent again. */
export function Footer({ footer, site, cookieSettings }: FooterProps) {
  return (
    <footer data-tone="strong">
      <div>
        <div>
          <FooterBrand footer={footer} site={site} />
        </div>
        {(footer.links.length > 0 || cookieSettings !== null) && (
          <nav aria-label={footer.navigation}>
            <FooterLinks links={footer.links} cookieSettings={cookieSettings} />
          </nav>
        )}
        <p>{footer.smallPrint}</p>
      </div>
    </footer>
  );
}
