import { css } from '@emotion/react';
import { useContext } from 'react';
import { Buttons } from '#parts/Buttons.tsx';
import { LoadingContext } from '#parts/contexts.ts';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Icon } from '#parts/separate/Icon.tsx';
import { Picture } from '#parts/Picture.tsx';
import { desktop, eyebrowLook, tablet, tick } from '#parts/styles.ts';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

type Row = BlockOf<'split'>['rows'][number];

export const Split = framed(function Split({ pictures, rows }: BlockOf<'split'>) {
  return (
    <div css={list}>
      {rows.map((row, index) => {
        const isAtEnd = pictures === 'end' || (pictures === 'alternate' && index % 2 === 0);
        const hasMedia = row.picture ?? row.video;
        return (
          <div key={index} css={[line, hasMedia && beside, hasMedia && isAtEnd && atEnd]}>
            <Media row={row} />
            <Words row={row} />
          </div>
        );
      })}
    </div>
  );
});

function Media({ row: { picture, video } }: { row: Row }) {
  const loading = useContext(LoadingContext);
  if (video) {
    return (
      <div css={player}>
        <VideoPlayer {...video} sizes={sizes} loading={loading} />
      </div>
    );
  }
  return picture && <Picture {...picture} sizes={sizes} loading={loading} css={image} />;
}

function Words({ row }: { row: Row }) {
  const { eyebrow, heading, text, points, facts, buttons } = row;
  return (
    <div css={words}>
      {eyebrow !== undefined && <p css={above}>{eyebrow}</p>}
      <ItemHeading css={title}>{heading}</ItemHeading>
      {text?.split(/\n\s*\n/).map((paragraph, index) => (
        <p key={index} css={muted}>
          {paragraph}
        </p>
      ))}
      {points && (
        <ul css={pointList}>
          {points.map((point, index) => (
            <li key={index}>
              {point.icon === undefined ? (
                <span css={[mark, ticked]} />
              ) : (
                <Icon name={point.icon} css={mark} />
              )}
              {point.title === undefined ? (
                point.text
              ) : (
                <p>
                  <strong>{point.title}</strong> {point.text}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {facts && (
        <dl css={factList}>
          {facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {buttons && (
        <div css={actions}>
          <Buttons buttons={buttons} />
        </div>
      )}
    </div>
  );
}

// Beside the text, a little more than half of the page's column.
const sizes = '(min-width: 1180px) 600px, (min-width: 700px) 48vw, 92vw';

const list = css({ display: 'grid', gap: 'var(--space-xl)' });
const line = css({ display: 'grid', gap: 'var(--space-m)', alignItems: 'center' });
const beside = css({
  [tablet]: {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    gap: 'var(--space-l)',
  },
  [desktop]: { gap: 'var(--space-xl)' },
});
/** The picture comes first in the reading order; on wide screens it may stand at the end. */
const atEnd = css({
  [tablet]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
    '> :last-child': { order: -1 },
  },
});
const rounding = 'calc(var(--radius) * 1.6)';
const image = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '38rem',
  objectFit: 'cover',
  borderRadius: rounding,
});
const player = css({ '--shape': '16 / 9', '> div': { borderRadius: rounding } });
const words = css({ maxWidth: '36rem', [tablet]: { paddingBlock: 'var(--space-s)' } });
const above = css({
  marginBlockEnd: 'var(--space-xs)',
  ...eyebrowLook,
});
// Below the heading of the section, where there is one, it is smaller than that.
const title = css({
  fontSize: 'var(--step-heading)',
  'h3&': { fontSize: 'calc((var(--step-heading) + var(--step-subheading)) / 2)' },
});
const muted = css({ marginBlockStart: 'var(--space-s)', color: 'var(--text-muted)' });
const pointList = css({
  display: 'grid',
  gap: 'var(--space-xs)',
  marginBlockStart: 'var(--space-m)',
  li: { display: 'flex', gap: '0.7em', lineHeight: 1.4 },
  // Points with a title need more between them than within.
  '&:has(strong)': { gap: 'var(--space-m)' },
  p: { color: 'var(--text-muted)', lineHeight: 1.5 },
  strong: { display: 'block', color: 'var(--text)', fontWeight: 600 },
});
const mark = css({
  flex: 'none',
  width: '1.7em',
  height: '1.7em',
  // In the middle of the first line.
  marginBlockStart: '-0.15em',
  padding: '0.35em',
  borderRadius: '50%',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  // A drawing of the site's own has its colours.
  'img&': { padding: 0, background: 'none' },
});
const ticked = css({
  display: 'grid',
  placeItems: 'center',
  '&::before': { ...tick, marginBlockStart: '-0.15em' },
});
const factList = css({
  margin: 'var(--space-m) 0 0',
  borderBlockStart: '1px solid var(--line)',
  div: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 var(--space-s)',
    padding: '0.6em 0',
    borderBlockEnd: '1px solid var(--line)',
  },
  dt: { color: 'var(--text-muted)' },
  dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
const actions = css({
  marginBlockStart: 'var(--space-m)',
  '> div > div': { justifyContent: 'start' },
  '@media (max-width: 699px)': {
    '> div > div > *': { flex: '1 0 auto', maxWidth: 'min(100%, 24em)' },
  },
});
