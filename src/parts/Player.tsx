import { css } from '@emotion/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Video } from '#schema/videoLink.ts';
import { useSite } from './contexts.ts';
import { fieldOf, listenToFrame } from './frameMessages.ts';

type Props = {
  video: Video;
  title: string;
  isHidden: boolean;
  /** Called when the player lives, or fails or is late. A late one may still come to life. */
  report: (isAlive: boolean) => void;
};

/** The player of a video, which starts by itself and takes the focus: the visitor has pressed play. */
export function Player({ video, title, isHidden, report }: Props) {
  const playerRef = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  useEffect(() => playerRef.current?.focus(), []);
  useLiveliness(playerRef, report);
  const attributes = {
    ref: playerRef,
    css: [whole, isHidden && hidden],
    src: video.src,
    inert: isHidden,
  };
  return video.player === 'file' ? (
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

const whole = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
const hidden = css({ opacity: 0 });

/**
 * Reports that a player lives, or that it fails or is late, as far as that can be known: of files and
 * of players that answer, never of the others.
 */
function useLiveliness(
  playerRef: RefObject<HTMLElement | null>,
  report: (isAlive: boolean) => void,
): void {
  const { timeout, retryDelay } = useSite().fetching;
  useEffect(() => {
    const player = playerRef.current;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const live = () => {
      timers.forEach(clearTimeout);
      report(true);
    };
    const fail = () => {
      timers.forEach(clearTimeout);
      report(false);
    };
    if (player instanceof HTMLVideoElement) {
      player.addEventListener('loadeddata', live, { signal });
      player.addEventListener('error', fail, { signal });
      timers.push(setTimeout(fail, timeout));
      if (player.error) fail();
    } else if (player instanceof HTMLIFrameElement) {
      const { origin } = new URL(player.src);
      const question = questions[origin];
      if (question === undefined) return undefined;
      listenToFrame(player, { origins: [origin], read: readPlayerMessage, hear: live, signal });
      // To anybody: a frame that was refused is of no origin, and there is no secret in it.
      const ask = () => player.contentWindow?.postMessage(question, '*');
      player.addEventListener('load', ask, { signal });
      timers.push(
        setInterval(ask, retryDelay),
        setTimeout(() => report(false), timeout),
      );
    }
    return () => {
      leaving.abort();
      timers.forEach(clearTimeout);
    };
  }, [playerRef, report, timeout, retryDelay]);
}

/**
 * What to ask the players that answer, by origin: YouTube's and Vimeo's own scripts ask in the same
 * words. Of the other hosts' players nobody can tell whether they live.
 */
const questions: Readonly<Record<string, string>> = {
  'https://www.youtube-nocookie.com': '{"event":"listening","id":1,"channel":"widget"}',
  'https://player.vimeo.com': '{"method":"ping"}',
};

/** Whether a message is an event or an answer of a player, as JSON or as an object; its length does not matter. */
function readPlayerMessage(message: unknown): true | undefined {
  const isPlayers =
    typeof message === 'string'
      ? /^\{.{0,500}"(?:event|method)":"/s.test(message)
      : [fieldOf(message, 'event'), fieldOf(message, 'method')].some(
          (word) => typeof word === 'string',
        );
  return isPlayers || undefined;
}
