import type { Track } from '#parts/TrackContext.ts';
import type { Send } from './events.ts';

/** Turns what visitors do in blocks into events, by the rules of site.yaml. */
export function createTrack(send: Send): Track {
  return () =>
    send(({ onSchedule }) => onSchedule === 'all' || onSchedule?.includes(location.pathname));
}
