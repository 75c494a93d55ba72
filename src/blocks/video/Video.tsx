import { css } from '@emotion/react';
import { useLoading } from '#parts/FirstScreenContext.ts';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

/** A video at the width of the page's column. */
export function Video({ title, video, poster, shape }: BlockOf<'video'>) {
  return (
    <div css={[column, shape !== 'wide' && narrow]}>
      <VideoPlayer
        title={title}
        video={video}
        poster={poster}
        shape={shape}
        sizes="(min-width: 960px) 900px, 90vw"
        loading={useLoading()}
      />
    </div>
  );
}

const column = css({ maxWidth: 900, marginInline: 'auto' });
const narrow = css({ maxWidth: 420 });
