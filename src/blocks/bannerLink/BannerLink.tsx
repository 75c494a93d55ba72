import { css } from '@emotion/react';
import { TargetLink } from '#parts/TargetLink.tsx';
import { centred, print, reducedMotion } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function BannerLink({ lines, to, clickName }: BlockOf<'bannerLink'>) {
  return (
    <TargetLink to={to} clickName={clickName} css={banner}>
      <span css={row}>
        <span css={words}>
          {lines.map((line, index) => (
            <span key={index}>
              {line}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </span>
        <svg viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
          <path d="M4 12h15m-6-6 6 6-6 6" />
        </svg>
      </span>
    </TargetLink>
  );
}

const banner = css({
  display: 'block',
  ...centred(900),
  padding: 'var(--space-m) clamp(20px, 4vw, 48px)',
  borderRadius: 'calc(var(--radius) * 1.4)',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  textDecoration: 'none',
  boxShadow: '0 14px 40px -14px color-mix(in srgb, var(--accent) 65%, transparent)',
  transition: 'transform 140ms ease-out, background-color 140ms',
  svg: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    transition: 'transform 160ms ease-out',
  },
  '&:hover': {
    transform: 'translateY(-2px)',
    background: 'color-mix(in srgb, var(--accent) 88%, white)',
  },
  '&:hover svg': { transform: 'translateX(6px)' },
  '&:active': { transform: 'translateY(1px)' },
  [print]: { border: '2px solid', boxShadow: 'none' },
  [reducedMotion]: {
    '&, & svg': { transition: 'none' },
    '&:hover, &:hover svg': { transform: 'none' },
  },
});
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-m)',
});
const words = css({
  display: 'grid',
  font: '800 var(--step-heading)/1.15 var(--font-heading)',
  letterSpacing: '-0.01em',
  'span:not(:first-of-type)': { fontSize: '0.72em', fontWeight: 600 },
});
