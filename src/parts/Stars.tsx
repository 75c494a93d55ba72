import { css } from '@emotion/react';
import { fill, useSite } from './contexts.ts';
import { hidden } from './styles.ts';

const OUT_OF = 5;

/** A rating as stars, and in words for screen readers. Of a rating such as 4.6, the last star is filled in part. */
export function Stars({ rating }: { rating: number }) {
  const { messages, language } = useSite();
  const whole = Math.floor(rating);
  return (
    <p css={stars}>
      <span css={hidden}>{fill(messages.rated, { rating: rating.toLocaleString(language) })}</span>
      <svg viewBox={`0 0 ${OUT_OF * 24} 24`} height="20" aria-hidden="true">
        {Array.from({ length: OUT_OF }, (_, index) => (
          <path
            key={index}
            transform={`translate(${index * 24})`}
            opacity={index < whole ? 1 : 0.25}
            d={star}
          />
        ))}
        {rating > whole && (
          // What is beyond its width is cut off.
          <svg x={whole * 24} width={Number(((rating - whole) * 24).toFixed(1))} height="24">
            <path d={star} />
          </svg>
        )}
      </svg>
    </p>
  );
}

const star = 'm12 2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8Z';

const stars = css({
  lineHeight: 0,
  svg: { fill: 'var(--accent)', stroke: 'var(--ink)', strokeWidth: 1.2 },
});
