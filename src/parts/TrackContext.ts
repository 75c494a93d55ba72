import { createContext, useContext } from 'react';

/** What a visitor did in a block, in the words of no provider; the rules of site.yaml say what it sends. */
export type Happening = 'schedule';

/** Tells the page what happened. Does nothing where no one listens. */
export type Track = (happening: Happening) => void;

export const TrackContext = createContext<Track>(() => {});

export function useTrack(): Track {
  return useContext(TrackContext);
}
