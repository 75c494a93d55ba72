import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Video } from '#schema/videoLink.ts';
import { useSite } from './contexts.ts';
import { fieldOf, listenToFrame } from './frameMessages.ts';
import { overlay } from './styles.ts';

type PlayerElement = HTMLIFrameElement & HTMLVideoElement;

type Props = {
  video: Video;
  title: string;
  isHidden: boolean;
  /** Called when the player works, or fails or is late. A late one may still come. */
  report: (isAlive: boolean) => void;
};

/** The player of a video, which starts by itself and takes the focus: the visitor has pressed play. */
export function Player({ video, title, isHidden, report }: Props) {
  const playerRef = useRef<PlayerElement>(null);
  const isFile = video.player === 'file';
  useEffect(() => playerRef.current?.focus(), []);
  useHealth(playerRef, { isFile, report });
  const attributes = {
    ref: playerRef,
    css: [whole, isHidden && hidden],
    src: video.src,
    inert: isHidden,
  };
  return isFile ? (
    // Captions are the file's own; a file on another host cannot be given a track from here.
    <video {...attributes} title={title} controls autoPlay playsInline />
  ) : (
    <iframe
      {...attributes}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media; clipboard-write; web-share"
      // YouTube refuses to play without a referrer (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const whole = css({ ...overlay, width: '100%', height: '100%', border: 0 });
const hidden = css({ opacity: 0 });

/**
 * What to ask the players that answer, by origin: YouTube's and Vimeo's own scripts ask in the same
 * words. Whether the other hosts' players work cannot be known.
 */
const questions: Readonly<Record<string, string>> = {
  'https://www.youtube-nocookie.com': '{"event":"listening","id":1,"channel":"widget"}',
  'https://player.vimeo.com': '{"method":"ping"}',
};

/** Reports whether a player works: a file, or a player that answers. Nothing is reported of the others. */
function useHealth(
  playerRef: RefObject<PlayerElement | null>,
  { isFile, report }: Pick<Props, 'report'> & { isFile: boolean },
): void {
  const { timeout, retryDelay } = useSite().fetching;
  useEffect(() => {
    const player = playerRef.current;
    const origin = player ? new URL(player.src).origin : '';
    const question = questions[origin];
    if (!player || (!isFile && question === undefined)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // To anybody: a frame that was refused is of no origin, and there is no secret in it.
    const ask = () => player.contentWindow?.postMessage(question, '*');
    const asking = isFile ? undefined : setInterval(ask, retryDelay);
    const late = setTimeout(() => report(false), timeout);
    const stop = () => {
      clearTimeout(late);
      clearInterval(asking);
    };
    const settle = (isAlive: boolean) => {
      stop();
      report(isAlive);
    };
    if (isFile) {
      player.addEventListener('loadeddata', () => settle(true), { signal });
      player.addEventListener('error', () => settle(false), { signal });
      if (player.error) settle(false);
    } else {
      const onMessage = (message: unknown) => isFromPlayer(message) && settle(true);
      listenToFrame(player, { origins: [origin], onMessage, signal });
      player.addEventListener('load', ask, { signal });
    }
    return () => {
      leaving.abort();
      stop();
    };
  }, [playerRef, isFile, report, timeout, retryDelay]);
}

/** Whether a message is an event or an answer of a player, as JSON or as an object; its length does not matter. */
function isFromPlayer(message: unknown): boolean {
  if (typeof message === 'string') return /^\{.{0,500}"(?:event|method)":"/s.test(message);
  return typeof (fieldOf(message, 'event') ?? fieldOf(message, 'method')) === 'string';
}
