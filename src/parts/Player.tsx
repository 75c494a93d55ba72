import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Video } from '#schema/videoLink.ts';
import { usePlayerLife } from './usePlayerLife.ts';

type Props = {
  video: Video;
  title: string;
  isHidden: boolean;
  /** Told that the player lives, or that it fails or is late. A late one may still come to life. */
  report: (isAlive: boolean) => void;
};

/** The player of a video, which starts by itself and takes the focus: the visitor has pressed play. */
export function Player({ video, title, isHidden, report }: Props) {
  const playerRef = useRef<HTMLIFrameElement | HTMLVideoElement>(null);
  useEffect(() => playerRef.current?.focus(), []);
  usePlayerLife(playerRef, report);
  const style = [whole, isHidden && hidden];
  return video.player === 'file' ? (
    // Captions are the file's own; a file on another host cannot be given a track from here.
    <video
      ref={playerRef as RefObject<HTMLVideoElement | null>}
      css={style}
      src={video.src}
      title={title}
      inert={isHidden}
      controls
      autoPlay
      playsInline
    />
  ) : (
    <iframe
      ref={playerRef as RefObject<HTMLIFrameElement | null>}
      css={style}
      src={video.src}
      title={title}
      inert={isHidden}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media; clipboard-write; web-share"
      // YouTube refuses to play without a referrer (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const whole = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
const hidden = css({ opacity: 0 });
