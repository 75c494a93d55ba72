import { type RefObject, useEffect } from 'react';
import { listenToFrame } from './listenToFrame.ts';
import { useSite } from './SiteContext.ts';
import { readPlayerMessage, speakingPlayers } from './speakingPlayers.ts';

type Player = HTMLIFrameElement | HTMLVideoElement;

/**
 * Reports that a player lives, or that it fails or is late, as far as that can be known: files and
 * players that speak are judged, the others never. A late one may still come to life.
 */
export function usePlayerLife(
  playerRef: RefObject<Player | null>,
  report: (isAlive: boolean) => void,
): void {
  const { timeout, retryDelay } = useSite().fetching;
  useEffect(() => {
    const player = playerRef.current;
    if (!player) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const tell = (isAlive: boolean) => {
      timers.forEach(clearTimeout);
      report(isAlive);
    };
    const live = () => tell(true);
    const fail = () => tell(false);

    if (player instanceof HTMLVideoElement) {
      player.addEventListener('loadeddata', live, { signal });
      player.addEventListener('error', fail, { signal });
      timers.push(setTimeout(fail, timeout));
      if (player.error) fail();
    } else {
      const { origin } = new URL(player.src);
      const question = speakingPlayers[origin];
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
