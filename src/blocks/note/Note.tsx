import { css } from '@emotion/react';
import { Icon } from '#parts/separate/Icon.tsx';
import { centred } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export function Note({ look, icon, text }: BlockOf<'note'>) {
  const isLine = look === 'line';
  const hasIcon = icon !== undefined;
  return (
    <p css={[notice, isLine ? line : box, hasIcon && row]}>
      {hasIcon && <Icon name={icon} css={beside} />}
      {text}
    </p>
  );
}

const notice = css({ textAlign: 'center', textWrap: 'balance' });
const box = css({
  width: 'fit-content',
  ...centred('36em'),
  padding: 'var(--space-s) var(--space-m)',
  borderRadius: 'var(--radius)',
  background: 'color-mix(in srgb, var(--accent) 20%, var(--ground))',
  fontSize: 'var(--step-lead)',
  fontWeight: 600,
});
const line = css({
  width: 'fit-content',
  ...centred('30em'),
  font: '700 var(--step-heading)/1.2 var(--font-heading)',
  letterSpacing: '-0.015em',
  '&:has(svg, img)': { maxWidth: '40em', fontSize: 'var(--step-subheading)' },
  // One line needs no more than a slim band.
  'section:not([data-tone=plain]):has(> div > &)': { paddingBlock: 'var(--space-l)' },
});
const row = css({ display: 'flex', gap: '0.6em', textAlign: 'start', textWrap: 'pretty' });
/** Beside the first line of the words. */
const beside = css({ height: '1lh', color: 'var(--highlight)' });
