import { useEffect, useState } from 'react';
import type { EditRequest } from '#preview/EditApi.ts';
import { useWorkbench } from './Workbench.ts';

/** How long nothing is typed before what is typed is checked, in milliseconds. */
const pause = 250;

export type Trial = {
  faults: string[];
  warnings: string[];
  /** What is typed now would be refused. While nobody knows, whoever is in a hurry may try. */
  isRefused: boolean;
};
const nothing = { faults: [], warnings: [] };

type Answer = Omit<Trial, 'isRefused'> & { of: string };

/** What would be wrong or unwise after a change that is being typed; null while there is nothing to try. */
export function useTrial(request: EditRequest | null): Trial {
  const { edits } = useWorkbench();
  const [found, setFound] = useState<Answer>({ ...nothing, of: '' });
  const key = request ? JSON.stringify(request) : '';
  useEffect(() => {
    if (!request) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      edits.tryOut(request).then(
        (trial) => isWanted && setFound({ ...trial, of: key }),
        () => {},
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is tried
  }, [edits, key]);
  // What was said of the words before stands until the next is known.
  return request
    ? { ...found, isRefused: found.of === key && found.faults.length > 0 }
    : { ...nothing, isRefused: false };
}
