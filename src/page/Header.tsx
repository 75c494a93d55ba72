import { css } from '@emotion/react';
import { Link, useLocation } from 'wouter';
import { print, short, tablet } from '#parts/media.ts';
import { Picture } from '#parts/Picture.tsx';
import type { SharedData } from './PageData.ts';

type Props = { header: SharedData['header']; logo: string };

/** The bar that stays at the top of every page, with the logo that leads home. */
export function Header({ header, logo }: Props) {
  const [location] = useLocation();
  return (
    <header css={bar}>
      <div css={inside}>
        <Link
          href="/"
          css={home}
          aria-label={header.homeLabel}
          aria-current={location === '/' ? 'page' : undefined}
        >
          <Picture src={logo} alt="" sizes="160px" loading="eager" />
        </Link>
        {header.text !== undefined && <p css={aside}>{header.text}</p>}
      </div>
    </header>
  );
}

const bar = css({
  position: 'fixed',
  zIndex: 10,
  insetBlockStart: 0,
  insetInline: 0,
  height: 'var(--header)',
  borderBlockEnd: '1px solid var(--line)',
  // Opaque: what shines through has to be blurred, which holds the first paint back on cheap phones.
  background: 'var(--paper)',
  [short]: { position: 'static' },
  [print]: { position: 'static' },
});
const inside = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: 1180,
  height: '100%',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
const home = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  img: { display: 'block', width: 'auto', height: 30 },
});
const aside = css({
  display: 'none',
  margin: 0,
  fontWeight: 500,
  [tablet]: { display: 'block' },
});
