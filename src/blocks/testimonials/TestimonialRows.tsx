import { css } from '@emotion/react';
import { print, tablet } from '#parts/media.ts';
import { Stars } from '#parts/Stars.tsx';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

type Props = Pick<BlockOf<'testimonials'>, 'rows' | 'videos'>;

/** The vertical videos: one strip to swipe on phones, rows of so many on wider screens. */
export function TestimonialRows({ rows, videos }: Props) {
  const columns = Math.max(...rows);
  return (
    <div css={strip}>
      {splitIntoRows(videos, rows).map((row, index) => (
        <ul key={index} css={rowOf}>
          {row.map(({ title, rating, video, poster }, place) => (
            <li key={place} css={[card, widthIn(columns)]}>
              <div css={phone}>
                <VideoPlayer
                  title={title}
                  video={video}
                  poster={poster}
                  shape="tall"
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

const gap = 'clamp(16px, 3vw, 44px)';
const strip = css({
  // Holds what is out of sight, too.
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-s)',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '6px var(--gutter) var(--space-s)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'thin',
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
