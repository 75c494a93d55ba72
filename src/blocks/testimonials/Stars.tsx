import { css } from '@emotion/react';
import { fill, useMessages } from '#parts/contexts.ts';
import { hidden } from '#parts/styles.ts';

const OUT_OF = 5;

/** A rating as stars, and in words for screen readers. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p css={stars}>
      <span css={hidden}>{fill(useMessages().rated, { rating })}</span>
      <svg viewBox={`0 0 ${OUT_OF * 24} 24`} height="20" aria-hidden="true">
        {Array.from({ length: OUT_OF }, (_, index) => (
          <path
            key={index}
            transform={`translate(${index * 24})`}
            opacity={index < rating ? 1 : 0.25}
            d="m12 2 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.2l-6.1 3.4 1.4-6.8L2.2 9.1l6.9-.8Z"
          />
        ))}
      </svg>
    </p>
  );
}

const stars = css({
  lineHeight: 0,
  svg: { fill: 'var(--accent)', stroke: 'var(--ink)', strokeWidth: 1.2 },
});
