import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react';

type Holders = Readonly<Record<string, { id: string; turn: number } | undefined>>;
type Change = (change: (holders: Holders) => Holders) => void;

const ExclusiveContext = createContext<[Holders, Change]>([{}, () => {}]);

/** Lets one at a time of each group hold something: one video plays, one text is marked as copied. */
export function ExclusiveProvider({ children }: { children: ReactNode }) {
  return <ExclusiveContext value={useState<Holders>({})}>{children}</ExclusiveContext>;
}

/**
 * One place in a group. `turn` is 0 while another or nobody holds it, else a number that grows with
 * each `take`; taking it takes it away from whoever held it before.
 */
export function useExclusive(group: string): { turn: number; take(): void; release(): void } {
  const id = useId();
  const [holders, change] = useContext(ExclusiveContext);
  const holder = holders[group];
  const take = useCallback(
    () => change((now) => ({ ...now, [group]: { id, turn: (now[group]?.turn ?? 0) + 1 } })),
    [change, group, id],
  );
  const release = useCallback(
    () =>
      change((now) => {
        const held = now[group];
        return held?.id === id ? { ...now, [group]: { ...held, id: '' } } : now;
      }),
    [change, group, id],
  );
  return { turn: holder?.id === id ? holder.turn : 0, take, release };
}
