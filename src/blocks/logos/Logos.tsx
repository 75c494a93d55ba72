import { css } from '@emotion/react';
import { useId } from 'react';
import { useSite } from '#parts/contexts.ts';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { markLook } from '#parts/separate/markLook.ts';
import { hidden, wrappedRow } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Logos = framed(function Logos({
  marks = [],
  ranks = [{ heading: undefined, size: 'normal', marks }],
  oneTone,
  align,
}: BlockOf<'logos'>) {
  const sources = useSite().pictures;
  const tone = useId();
  const toned = oneTone && css({ img: { filter: `url(#${tone})`, background: 'none' } });
  return (
    <div css={[whole, toned, align === 'start' && atStart]}>
      {oneTone && <OneTone id={tone} />}
      {ranks.map(({ heading, size, marks: ofRank }, rank) => (
        <div key={rank}>
          {heading !== undefined && <ItemHeading css={title}>{heading}</ItemHeading>}
          <ul css={row}>
            {ofRank.map(({ src, alt, to }, index) => {
              const width = widthOf(heights[size], shareOf(sources[src]));
              const look = css({ width }, !oneTone && markLook());
              const picture = <Picture src={src} alt={alt} sizes={width} css={look} />;
              return (
                <li key={index}>
                  {to === undefined ? picture : <TargetLink to={to}>{picture}</TargetLink>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
});

/**
 * What is dark or coloured in a picture, in the colour of the text; what is white, or see-through, becomes
 * see-through. So a mark on a white box loses the box, and dark grounds need no other file.
 */
function OneTone({ id }: { id: string }) {
  return (
    <svg css={[hidden, colour]} aria-hidden="true">
      <filter id={id} colorInterpolationFilters="sRGB">
        {/* How far a colour is from white (WCAG luminance), 2.5 times. */}
        <feColorMatrix
          values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  -0.53 -1.79 -0.18 2.5 0"
          result="ink"
        />
        <feFlood floodColor="currentColor" />
        <feComposite in2="ink" operator="in" />
        <feComposite in2="SourceGraphic" operator="in" />
      </filter>
    </svg>
  );
}

/** How high a mark of three to one is, in pixels: on phones, and at most. */
const heights = {
  small: { least: 22, most: 30 },
  normal: { least: 28, most: 44 },
  large: { least: 42, most: 72 },
};

/** How wide a mark is for that height, so that all take the same area whatever their shape. */
function shareOf(source: { width: number; height: number } | undefined): number {
  const ratio = source ? source.width / source.height : 3;
  return Number(Math.sqrt(3 * Math.min(Math.max(ratio, 0.5), 9)).toFixed(1));
}

function widthOf({ least, most }: { least: number; most: number }, share: number): string {
  const px = (height: number) => Math.round(height * share);
  return `clamp(${px(least)}px, ${(px(most) / 11).toFixed(1)}vw, ${px(most)}px)`;
}

const whole = css({
  display: 'grid',
  gap: 'var(--space-l)',
  textAlign: 'center',
  '> div + div': { borderBlockStart: '1px solid var(--line)', paddingBlockStart: 'var(--space-l)' },
});
const title = css({
  marginBlockEnd: 'var(--space-m)',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: '0.02em',
});
const row = css({
  ...wrappedRow,
  alignItems: 'center',
  gap: 'var(--space-m) clamp(28px, 4.5vw, 64px)',
  a: { display: 'block', paddingBlock: 'var(--space-2xs)', '&:hover': { opacity: 0.7 } },
  img: { display: 'block', height: 'auto' },
});
const atStart = css({ textAlign: 'start', ul: { justifyContent: 'start' } });
const colour = css({
  color: 'var(--text-muted)',
  // Drawings keep their colours there.
  '@media (forced-colors: active)': { color: 'CanvasText' },
});
