import { css } from '@emotion/react';
import { useSite } from '#parts/contexts.ts';
import { Picture } from '#parts/Picture.tsx';
import { framed, ItemHeading } from '#parts/framed.tsx';
import { Stars } from '#parts/Stars.tsx';
import { print, reducedMotion, strip, tablet } from '#parts/styles.ts';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

export const Testimonials = framed(function Testimonials({
  quotes,
  look,
  rows,
  videos,
  gallery,
  align,
}: BlockOf<'testimonials'>) {
  const { Quotes } = useSite().components;
  return (
    <>
      {quotes && Quotes && (
        <div {...(videos.length > 0 && { css: between })}>
          <Quotes quotes={quotes} look={look} align={align} />
        </div>
      )}
      {videos.length > 0 && <TestimonialRows rows={rows} videos={videos} />}
      {gallery && (
        <>
          <ItemHeading css={title}>{gallery.heading}</ItemHeading>
          <ul css={mosaic}>
            {gallery.pictures.map(({ src, alt }, index) => (
              <li key={index}>
                <Picture src={src} alt={alt} sizes={index % cycle === 0 ? large : small} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
});

/** The vertical videos: one strip to swipe on phones, rows of so many on wider screens. */
function TestimonialRows({
  videos,
  rows = evenRows(videos.length),
}: Pick<BlockOf<'testimonials'>, 'rows' | 'videos'>) {
  const columns = Math.max(...rows);
  return (
    <div css={swiped}>
      {splitIntoRows(videos, rows).map((row, index) => (
        <ul key={index} css={rowOf}>
          {row.map(({ title, rating, video, poster }, place) => (
            <li key={place} css={[card, widthIn(columns)]}>
              <div css={phone}>
                <VideoPlayer
                  title={title}
                  video={video}
                  poster={poster}
                  sizes="(min-width: 412px) 262px, 64vw"
                />
              </div>
              <Stars rating={rating} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Rows of up to three that are as long as each other, or one longer. */
function evenRows(length: number): number[] {
  const count = Math.ceil(length / 3);
  return Array.from({ length: count }, (_, index) => Math.ceil((length - index) / count));
}

/** Cuts a list into rows of the given lengths: 8 videos in rows of 3, 3 and 2. */
export function splitIntoRows<Item>(items: readonly Item[], lengths: readonly number[]): Item[][] {
  let start = 0;
  return lengths.map((length) => items.slice(start, (start += length)));
}

/** As wide in the last, shorter row as in the others. */
function widthIn(columns: number) {
  return css({
    [tablet]: { flex: `0 0 min(280px, calc((100% - ${columns - 1} * ${gap}) / ${columns}))` },
  });
}

/** The mosaic of pictures: the first of so many is large, left and right in turn. */
const cycle = 9;
// The widths of a column of the mosaic, and of two with the gap between them.
const small = '(min-width: 1200px) 171px, (min-width: 700px) 15vw, 29vw';
const large = '(min-width: 1200px) 353px, (min-width: 700px) 30vw, 60vw';

const between = css({ marginBlockEnd: 'var(--space-xl)' });
const title = css({
  margin: 'var(--space-xl) 0 var(--space-m)',
  fontSize: 'var(--step-subheading)',
  textAlign: 'center',
});
const mosaic = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gridAutoFlow: 'dense',
  gap: 8,
  [tablet]: { gridTemplateColumns: 'repeat(6, 1fr)', gap: 12 },
  li: {
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: 'calc(var(--radius) * 0.7)',
  },
  [`li:nth-of-type(${cycle}n + 1)`]: { gridArea: 'span 2 / span 2' },
  [`li:nth-of-type(${2 * cycle}n + ${cycle + 1})`]: { gridColumn: '-3 / -1' },
  img: {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 300ms ease-out',
  },
  'li:hover img': { transform: 'scale(1.04)' },
  [reducedMotion]: { img: { transition: 'none' }, 'li:hover img': { transform: 'none' } },
});
const gap = 'clamp(16px, 3vw, 44px)';
const swiped = css({
  ...strip,
  [tablet]: { display: 'grid', gap: 'var(--space-l)', margin: 0, padding: 0, overflow: 'visible' },
  [print]: { flexWrap: 'wrap', overflow: 'visible' },
});
const rowOf = css({
  display: 'contents',
  [tablet]: { display: 'flex', justifyContent: 'center', gap },
  [print]: { breakInside: 'avoid' },
});
const card = css({
  flex: '0 0 min(68vw, 280px)',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 'var(--space-xs)',
  scrollSnapAlign: 'start',
});
const phone = css({
  position: 'relative',
  '--shape': '9 / 16',
  width: '100%',
  padding: 9,
  borderRadius: 34,
  background: '#0b0f0d',
  boxShadow: '0 0 0 1.5px #2c3531, 0 24px 50px -20px rgb(0 0 0 / 0.5)',
  color: '#fff',
  '> div': { borderRadius: 26 },
  // The loudspeaker slot.
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: 18,
    insetInlineStart: '50%',
    width: 64,
    height: 18,
    borderRadius: 12,
    background: '#0b0f0d',
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
  },
});
