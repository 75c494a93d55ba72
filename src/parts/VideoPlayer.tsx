import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { Video } from '#schema/videoLink.ts';
import { useExclusive } from './Exclusive.tsx';
import { fill } from './fill.ts';
import { hidden } from './hidden.ts';
import { noScript, reducedMotion } from './media.ts';
import { Picture } from './Picture.tsx';
import { useMessages } from './SiteContext.ts';

type Props = {
  video: Video;
  title: string;
  poster: string;
  shape: 'wide' | 'tall' | 'square';
  sizes: string;
  loading?: 'eager' | 'lazy';
};

/**
 * A still with a play button. Nothing of the video's host is contacted before the visitor presses
 * it; then the player takes its place and the focus, and any other player on the page goes back to
 * its still. Without JavaScript the still is a link to the video.
 */
export function VideoPlayer({ video, title, poster, shape, sizes, loading = 'lazy' }: Props) {
  const messages = useMessages();
  const { turn, take } = useExclusive('player');
  const watch = fill(messages.watchElsewhere, { host: video.host });
  return (
    <>
      <div css={[frame, shapes[shape]]}>
        {turn > 0 ? (
          <Player video={video} title={title} />
        ) : (
          <>
            <Picture src={poster} alt="" sizes={sizes} loading={loading} css={cover} />
            <button
              type="button"
              css={play}
              aria-label={fill(messages.playVideo, { title })}
              onClick={take}
            >
              <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
                <path d="M7 4.5v15a1 1 0 0 0 1.5.86l12-7.5a1 1 0 0 0 0-1.72l-12-7.5A1 1 0 0 0 7 4.5Z" />
              </svg>
            </button>
            <noscript>
              <a css={cover} href={video.share} aria-label={`${title}: ${watch}`} />
            </noscript>
          </>
        )}
      </div>
      {turn > 0 && (
        <p css={elsewhere}>
          <a href={video.share} target="_blank" rel="noopener">
            {watch}
            <span css={hidden}> ({messages.opensInNewTab})</span>
          </a>
        </p>
      )}
    </>
  );
}

function Player({ video, title }: Pick<Props, 'video' | 'title'>) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const fileRef = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    (frameRef.current ?? fileRef.current)?.focus();
  }, []);
  return video.player === 'file' ? (
    // Captions are the file's own; a file on another host cannot be given a track from here.
    <video ref={fileRef} css={cover} src={video.src} title={title} controls autoPlay playsInline />
  ) : (
    <iframe
      ref={frameRef}
      css={cover}
      src={video.src}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media; clipboard-write; web-share"
      // YouTube refuses to play without a referrer (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const frame = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--strong)',
  isolation: 'isolate',
});
const shapes = {
  wide: css({ aspectRatio: '16 / 9' }),
  tall: css({ aspectRatio: '9 / 16' }),
  square: css({ aspectRatio: '1' }),
};
const cover = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  objectFit: 'cover',
});
const play = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'linear-gradient(transparent 40%, rgb(0 0 0 / 0.35))',
  cursor: 'pointer',
  svg: {
    boxSizing: 'content-box',
    padding: 23,
    borderRadius: '50%',
    background: 'var(--accent)',
    fill: 'var(--on-accent)',
    boxShadow: '0 0 0 10px rgb(255 255 255 / 0.22), 0 14px 40px rgb(0 0 0 / 0.4)',
    transition: 'transform 160ms ease-out, box-shadow 160ms',
  },
  '&:hover svg': {
    transform: 'scale(1.06)',
    boxShadow: '0 0 0 14px rgb(255 255 255 / 0.22), 0 14px 40px rgb(0 0 0 / 0.4)',
  },
  '&:active svg, &[data-held] svg': { transform: 'scale(0.94)' },
  '&[data-held]': { cursor: 'progress' },
  '&:focus-visible': { outlineOffset: -6 },
  [reducedMotion]: { svg: { transition: 'none' }, '&:hover svg': { transform: 'none' } },
  // The link in its place does the work.
  [noScript]: { visibility: 'hidden' },
});
const elsewhere = css({
  margin: 'var(--space-2xs) 0 0',
  fontSize: 'var(--step-small)',
  textAlign: 'center',
  a: { color: 'inherit' },
});
