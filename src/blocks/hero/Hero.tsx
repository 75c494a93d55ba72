import { css } from '@emotion/react';
import { tablet } from '#parts/media.ts';
import { lead } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { ShopSign } from './ShopSign.tsx';

export function Hero({ headline, text, brands }: BlockOf<'hero'>) {
  return (
    <div css={opening}>
      <ShopSign brands={brands} />
      <h1 css={words}>{headline}</h1>
      {text !== undefined && <p css={lead}>{text}</p>}
    </div>
  );
}

// Blocks, not a grid: a grid would lay every line out three times to find its width.
const opening = css({ textAlign: 'center', paddingBlockStart: 'var(--space-s)' });
const words = css({
  maxWidth: '15em',
  margin: 'var(--space-m) auto 0',
  fontSize: 'var(--step-display)',
  textWrap: 'balance',
  [tablet]: { marginBlockStart: 'var(--space-l)' },
});
