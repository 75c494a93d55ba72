import { createContext, useContext } from 'react';

/** Whether a block stands in the first screen, on most devices. */
export const FirstScreenContext = createContext(false);

/** How a block's pictures are to be fetched: at once, or when they are near. */
export function useLoading(): 'eager' | 'lazy' {
  return useContext(FirstScreenContext) ? 'eager' : 'lazy';
}
