import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';

type Holder = { id: string; since: number };
type Holders = Readonly<Record<string, Holder | undefined>>;
type Change = (change: (holders: Holders) => Holders) => void;

const ExclusiveContext = createContext<{ holders: Holders; change: Change }>({
  holders: {},
  change: () => {},
});

/** Lets one at a time of each group hold something: one video plays, one text is marked as copied. */
export function ExclusiveProvider({ children }: { children: ReactNode }) {
  const [holders, change] = useState<Holders>({});
  const value = useMemo(() => ({ holders, change }), [holders]);
  return <ExclusiveContext value={value}>{children}</ExclusiveContext>;
}

/**
 * One place in a group. `turn` is 0 while another or nobody holds it, else a number that grows with
 * each `take`; taking it takes it away from whoever held it before.
 */
export function useExclusive(group: string): { turn: number; take(): void; release(): void } {
  const id = useId();
  const { holders, change } = useContext(ExclusiveContext);
  const holder = holders[group];
  const take = useCallback(() => {
    change((before) => ({ ...before, [group]: { id, since: (before[group]?.since ?? 0) + 1 } }));
  }, [change, group, id]);
  const release = useCallback(() => {
    change((before) =>
      before[group]?.id === id
        ? { ...before, [group]: { id: '', since: before[group].since } }
        : before,
    );
  }, [change, group, id]);
  return { turn: holder?.id === id ? holder.since : 0, take, release };
}
