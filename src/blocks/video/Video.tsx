import { css } from '@emotion/react';
import { useLoading } from '#parts/contexts.ts';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

/** A video at the width of the page's column, or in a narrow one where it is tall or square. */
export function Video({ title, video, poster, shape }: BlockOf<'video'>) {
  const { width, sizes } = shape === 'wide' ? wide : narrow;
  const loading = useLoading();
  return (
    <div css={[column, width]}>
      <VideoPlayer
        title={title}
        video={video}
        poster={poster}
        shape={shape}
        sizes={sizes}
        loading={loading}
      />
    </div>
  );
}

const column = css({ marginInline: 'auto' });
// A screen's margins are a tenth of it: from there on, a column is as wide as it gets.
const wide = { width: css({ maxWidth: 900 }), sizes: '(min-width: 1000px) 900px, 90vw' };
const narrow = { width: css({ maxWidth: 420 }), sizes: '(min-width: 467px) 420px, 90vw' };
