import { css } from '@emotion/react';
import { useContext, useState } from 'react';
import { LoadingContext, useSite } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { Picture } from '#parts/Picture.tsx';
import { desktop, noScript, overlay, print, reducedMotion, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { tiles } from './tiles.ts';
import { Viewer } from './Viewer.tsx';

export const Gallery = framed(function Gallery({
  look,
  pictures = [],
  beforeAfter,
}: BlockOf<'gallery'>) {
  const sources = useSite().pictures;
  const loading = useContext(LoadingContext);
  const [opened, setOpened] = useState<number>();
  if (beforeAfter) return <BeforeAfter pairs={beforeAfter} />;
  const { layout, sizesOf } =
    look === 'grid' ? tiles(pictures.length) : looks[look](pictures.length);
  return (
    <>
      <ul css={[list, layout]}>
        {pictures.map(({ src, alt, caption }, index) => (
          <li key={index}>
            <figure css={figure}>
              <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
                <Picture
                  src={src}
                  alt={alt}
                  sizes={sizesOf(index, ratioOf(sources[src]))}
                  loading={index < 2 ? loading : 'lazy'}
                />
              </button>
              <noscript>
                <a css={overlay} href={sources[src]?.src} aria-label={alt} />
              </noscript>
              {caption !== undefined && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Viewer pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
});

/** How wide a picture is for its height. */
function ratioOf(source: { width: number; height: number } | undefined): number {
  return source ? source.width / source.height : 1;
}

const list = css({
  '--gap': 'var(--space-xs)',
  gap: 'var(--gap)',
  [tablet]: { '--gap': 'var(--space-s)' },
});
const figure = css({
  position: 'relative',
  margin: 0,
  button: {
    display: 'block',
    width: '100%',
    padding: 0,
    overflow: 'hidden',
    border: 0,
    borderRadius: 'calc(var(--radius) * 0.7)',
    background: 'none',
    cursor: 'zoom-in',
    '&[aria-busy]': { cursor: 'progress' },
    // The link in its place does the work.
    [noScript]: { visibility: 'hidden' },
    // Buttons are not printed, what is in these is.
    [print]: { display: 'block !important' },
  },
  img: {
    display: 'block',
    width: '100%',
    height: 'auto',
    objectFit: 'cover',
    transition: 'transform 400ms ease-out',
    [noScript]: { visibility: 'visible' },
    [reducedMotion]: { transition: 'none' },
  },
  'button:hover img': { transform: 'scale(1.025)', [reducedMotion]: { transform: 'none' } },
  figcaption: {
    padding: 'var(--space-2xs) 0 var(--space-xs)',
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
    lineHeight: 1.4,
  },
});

const height = 'clamp(15rem, 11rem + 18vw, 27rem)';
const widest = '82vw';
const looks = {
  masonry: (count: number) => ({
    layout: css({
      columns: 2,
      columnGap: 'var(--gap)',
      li: { breakInside: 'avoid', marginBlockEnd: 'var(--gap)' },
      [tablet]: { columnCount: Math.min(3, count) },
      [desktop]: { columnCount: columnsFor(count) },
    }),
    sizesOf: () =>
      `(min-width: 1180px) ${Math.round(1084 / columnsFor(count))}px, (min-width: 700px) 30vw, 45vw`,
  }),
  row: () => ({
    layout: row,
    sizesOf: (_: number, ratio: number) => `min(${widest}, calc(${ratio.toFixed(2)} * ${height}))`,
  }),
};

function columnsFor(count: number): number {
  return count < 12 ? Math.min(3, count) : 4;
}

const row = css({
  // Holds what is out of sight, too.
  position: 'relative',
  display: 'flex',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '6px var(--gutter) var(--space-s)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'thin',
  justifyContent: 'safe center',
  li: { flex: 'none', maxWidth: widest, scrollSnapAlign: 'start' },
  img: { width: 'auto', maxWidth: widest, height },
  // As wide as the picture, however long.
  figcaption: { contain: 'inline-size' },
  [print]: { flexWrap: 'wrap', overflow: 'visible', img: { height: '12rem' } },
});
