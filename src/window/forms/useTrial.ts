import { useEffect, useState } from 'react';
import type { EditRequest } from '#preview/EditApi.ts';
import { useWindow } from '../WindowContext.ts';

/** How long nothing is typed before what is typed is checked, in milliseconds. */
const pause = 250;

export type Trial = {
  errors: string[];
  warnings: string[];
  /** What is typed now would be refused. While nobody knows, it may be tried. */
  isRefused: boolean;
};
const nothing = { errors: [], warnings: [] };

/** What would be wrong or unwise after a change that is being typed; null while there is nothing to try. */
export function useTrial(request: EditRequest | null): Trial {
  const { edits } = useWindow();
  const [found, setFound] = useState<Omit<Trial, 'isRefused'> & { key: string }>();
  const key = request ? JSON.stringify(request) : '';
  useEffect(() => {
    if (!request) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      edits.tryOut(request).then(
        (trial) => isCurrent && setFound({ ...trial, key }),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is tried
  }, [edits, key]);
  if (!request || !found) return { ...nothing, isRefused: false };
  // What was said of the words before stays until the next is known.
  return { ...found, isRefused: found.key === key && found.errors.length > 0 };
}
