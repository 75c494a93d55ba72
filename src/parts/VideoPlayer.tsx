import { css } from '@emotion/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Video } from '#schema/videoLink.ts';
import { useExclusive } from './Exclusive.tsx';
import { fill, useMessages } from './contexts.ts';
import { hidden, noScript, overlay, reducedMotion } from './styles.ts';
import { Picture } from './Picture.tsx';
import { Player } from './Player.tsx';
import { useAskFirst, usePreconnect } from './useAskFirst.tsx';

type Props = {
  video: Video;
  title: string;
  poster: string;
  sizes: string;
  loading?: 'eager' | 'lazy';
};

/**
 * A still with a play button, of the shape that its place sets (`--shape`). Nothing of the video's host is contacted before the visitor presses
 * it; then the player takes its place and the focus, and any other player on the page goes back to
 * its still. A player that does not come leaves the still, the button and a link to the video in
 * its host's own pages. Without JavaScript the still is that link.
 */
export function VideoPlayer({ video, title, poster, sizes, loading = 'lazy' }: Props) {
  const messages = useMessages();
  const { turn, take } = useExclusive('player');
  const question = useAskFirst('embeddedMedia', { takesFocus: true });
  const preconnect = usePreconnect('embeddedMedia');
  const [failedTurn, setFailedTurn] = useState(0);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isPlaying = turn > 0;
  const hasFailed = isPlaying && failedTurn === turn;
  const watch = fill(messages.watchElsewhere, { host: video.host });
  const report = useCallback((isAlive: boolean) => setFailedTurn(isAlive ? 0 : turn), [turn]);
  // Before the browser takes the focus away from a player that is hidden.
  useLayoutEffect(() => {
    const player = buttonRef.current?.previousElementSibling;
    if (hasFailed && document.activeElement === player) buttonRef.current?.focus();
  }, [hasFailed]);
  return (
    <>
      <div css={frame}>
        <Picture src={poster} alt="" sizes={sizes} loading={loading} css={cover} />
        {isPlaying && question}
        {isPlaying && !question && (
          <Player key={turn} video={video} title={title} isHidden={hasFailed} report={report} />
        )}
        {(!isPlaying || hasFailed) && (
          <button
            ref={buttonRef}
            type="button"
            css={play}
            aria-label={fill(messages.playVideo, { title })}
            onPointerEnter={() => preconnect(video.src)}
            onFocus={({ currentTarget }) => {
              preconnect(video.src);
              reveal(currentTarget);
            }}
            onClick={take}
          >
            <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
              <path d="M7 4.5v15a1 1 0 0 0 1.5.86l12-7.5a1 1 0 0 0 0-1.72l-12-7.5A1 1 0 0 0 7 4.5Z" />
            </svg>
          </button>
        )}
        {!isPlaying && (
          <noscript>
            <a css={cover} href={video.share} aria-label={`${title}: ${watch}`} />
          </noscript>
        )}
      </div>
      {isPlaying && (
        <p css={elsewhere}>
          {hasFailed && messages.videoFailed && <span role="alert">{messages.videoFailed} </span>}
          <a href={video.share} target="_blank" rel="noopener">
            {watch}
            <span css={hidden}>{` (${messages.opensInNewTab})`}</span>
          </a>
        </p>
      )}
    </>
  );
}

/**
 * Scrolls a video that the keyboard has reached wholly into view: of one in a strip, browsers are content
 * with a few pixels. Not by pointer: the click would meet another one.
 */
function reveal(button: HTMLElement): void {
  if (button.matches(':focus-visible')) {
    button.scrollIntoView({ block: 'nearest', inline: 'start' });
  }
}

const frame = css({
  position: 'relative',
  aspectRatio: 'var(--shape)',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  background: 'var(--strong)',
  isolation: 'isolate',
  // Around it, where no picture is in the way, as the static styles draw it (#page/page.css).
  '&:has(> :focus-visible)': { outline: '3px solid #fff', boxShadow: '0 0 0 6px #000' },
  '> :focus-visible': { outline: 'none' },
});
const cover = css({ ...overlay, width: '100%', height: '100%', objectFit: 'cover' });
const play = css({
  ...overlay,
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
  '&:active svg, &[aria-busy] svg': { transform: 'scale(0.94)' },
  '&[aria-busy]': { cursor: 'progress' },
  [reducedMotion]: { svg: { transition: 'none' }, '&:hover svg': { transform: 'none' } },
  // The link in its place does the work.
  [noScript]: { visibility: 'hidden' },
});
const elsewhere = css({
  marginBlockStart: 'var(--space-2xs)',
  fontSize: 'var(--step-small)',
  textAlign: 'center',
});
