import { css } from '@emotion/react';
import { centred, lead } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function Headline({ eyebrow, headline, text }: BlockOf<'headline'>) {
  return (
    <div css={opening}>
      {eyebrow !== undefined && <p css={above}>{eyebrow}</p>}
      <h1 css={words}>{headline}</h1>
      {text !== undefined && <p css={lead}>{text}</p>}
    </div>
  );
}

// Blocks, not a grid: a grid would lay every line out three times to find its width.
const opening = css({ textAlign: 'center' });
const above = css({
  width: 'fit-content',
  margin: '0 auto var(--space-s)',
  padding: '0.35em 0.9em',
  border: '1.5px solid currentColor',
  borderRadius: 999,
  color: 'var(--highlight)',
  font: '600 var(--step-small)/1.3 var(--font-heading)',
  letterSpacing: '0.04em',
});
const words = css({ ...centred('16em'), fontSize: 'var(--step-title)' });
