import { css } from '@emotion/react';
import { useContext } from 'react';
import { LoadingContext } from '#parts/contexts.ts';
import { framed } from '#parts/framed.tsx';
import { centred } from '#parts/styles.ts';
import { VideoPlayer } from '#parts/VideoPlayer.tsx';
import type { BlockOf } from '#schema/block.ts';

/** A video at the width of the page's column, or in a narrow one where it is tall or square. */
export const Video = framed(function Video({ title, video, poster, shape }: BlockOf<'video'>) {
  const width = shape === 'wide' ? 900 : 420;
  const player = { title, video, poster, loading: useContext(LoadingContext) };
  // A screen's margins are a tenth of it: from there on, the column is as wide as it gets.
  const sizes = `(min-width: ${Math.round(width / 0.9)}px) ${width}px, 90vw`;
  return (
    <div css={css(centred(width), { '--shape': shapes[shape] })}>
      <VideoPlayer {...player} sizes={sizes} />
    </div>
  );
});

const shapes = { wide: '16 / 9', tall: '9 / 16', square: '1' };
