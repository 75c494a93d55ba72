import { css } from '@emotion/react';
import { useSite } from '#parts/contexts.ts';
import { Icon } from '#parts/separate/Icon.tsx';
import { markLook } from '#parts/separate/markLook.ts';
import { Picture } from '#parts/Picture.tsx';
import { Stars } from '#parts/Stars.tsx';
import { hairline, tablet, wrappedRow } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

type Item = NonNullable<BlockOf<'hero'>['trust']>[number];

/** What makes visitors trust at once: stars, marks, figures and words side by side, under a line. */
export function Trust({ items }: { items: readonly Item[] }) {
  const { language } = useSite();
  return (
    <ul css={[row, items.some(({ figure }) => figure === undefined) && mixed]}>
      {items.map(({ icon: drawing, rating, picture, figure, text }, index) => (
        <li key={index}>
          {drawing !== undefined && <Icon name={drawing} />}
          {rating !== undefined && <Stars rating={rating} />}
          {rating !== undefined && !Number.isInteger(rating) && (
            // The stars say it to those who hear them.
            <b aria-hidden="true">{rating.toLocaleString(language)}</b>
          )}
          {picture && <Mark {...picture} />}
          {figure !== undefined && <strong>{figure} </strong>}
          {text !== undefined && <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}

/** How high a mark is, in pixels, and how wide at most. */
const [height, widest] = [34, 170];

function Mark({ src, alt }: NonNullable<Item['picture']>) {
  const source = useSite().pictures[src];
  const width = source ? Math.min(widest, (height * source.width) / source.height) : widest;
  return <Picture src={src} alt={alt} sizes={`${Math.ceil(width)}px`} css={mark} />;
}

const row = css({
  ...wrappedRow,
  alignItems: 'center',
  gap: 'var(--space-s) var(--space-m)',
  width: 'fit-content',
  maxWidth: '100%',
  margin: 'var(--space-m) auto 0',
  paddingBlockStart: 'var(--space-s)',
  borderBlockStart: hairline,
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  fontWeight: 500,
  lineHeight: 1.35,
  li: { display: 'flex', alignItems: 'center', gap: '0.6em', textAlign: 'start' },
  'li > :not(span)': { flex: 'none' },
  '> li > svg': { alignSelf: 'start', height: '1lh', color: 'var(--highlight)' },
  // Figures stand over their words, three side by side on a phone.
  'li:has(> strong)': {
    alignSelf: 'start',
    flex: '1 0 6.5em',
    flexDirection: 'column',
    gap: '0.3em',
    maxWidth: '10em',
    textAlign: 'inherit',
    textWrap: 'balance',
  },
  strong: {
    color: 'var(--text)',
    font: '800 var(--step-subheading)/1 var(--font-heading)',
    letterSpacing: '-0.02em',
  },
  [tablet]: { marginBlockStart: 'var(--space-l)' },
});
/** Beside other items, a figure is no wider than its words: the row keeps to the middle. */
const mixed = css({ 'li:has(> strong)': { flex: '0 1 auto' } });
const mark = css({
  width: 'auto',
  height,
  maxWidth: widest,
  objectFit: 'contain',
  background: 'none',
  filter: 'grayscale(1)',
  ...markLook('grayscale(1)'),
});
