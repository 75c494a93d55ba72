import { css } from '@emotion/react';
import { darkened } from '#parts/Grounded.tsx';
import { Picture } from '#parts/Picture.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import { buttonLook, centred, print } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

/** A large link, whose name is all that is written on it. */
export function Band(block: BlockOf<'callToAction'> & { to: string }) {
  const { eyebrow, heading, text, smallPrint, picture, to, clickName, align, width } = block;
  const isWide = width === 'wide';
  return (
    <TargetLink
      to={to}
      clickName={clickName}
      css={[band, picture ? pictured : !isWide && limited, align === 'centre' && inMiddle]}
    >
      <div css={row}>
        <div css={words}>
          {eyebrow !== undefined && <p>{eyebrow}</p>}
          <h2>{heading}</h2>
          {text !== undefined && <p css={second}>{text}</p>}
          {smallPrint !== undefined && <p>{smallPrint}</p>}
        </div>
        <svg viewBox="0 0 24 24" width="44" height="44" aria-hidden="true">
          <path d="M4 12h15m-6-6 6 6-6 6" />
        </svg>
      </div>
      {picture && (
        <Picture
          {...picture}
          sizes={isWide ? '(min-width: 1560px) 1440px, 92vw' : '(min-width: 1180px) 1084px, 92vw'}
        />
      )}
    </TargetLink>
  );
}

const band = css(buttonLook, {
  display: 'block',
  padding: 'var(--space-m) clamp(20px, 4vw, 48px)',
  borderRadius: 'calc(var(--radius) * 1.4)',
  textAlign: 'start',
  svg: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  // It points to where the line ends.
  '&:dir(rtl) svg': { scale: '-1 1' },
});
const limited = css(centred(900));
const pictured = css({
  '--button': '#000',
  '--hovered': '#000',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minHeight: 'min(62vw, 24rem)',
  border: 0,
  overflow: 'hidden',
  color: '#fff',
  img: darkened,
  [print]: { color: 'inherit', img: { display: 'none' } },
});
const inMiddle = css({ textAlign: 'center' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-m)',
});
const words = css({
  flexGrow: 1,
  letterSpacing: 0,
  h2: { fontSize: 'var(--step-heading)' },
  p: { marginBlockStart: '0.2em', fontWeight: 600 },
});
const second = css({ fontSize: 'var(--step-subheading)' });
