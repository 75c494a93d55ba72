import { useState } from 'react';
import type { Operation } from '#preview/EditApi.ts';
import type { Draft } from './createDrafts.ts';
import { isSamePath } from './isSamePath.ts';
import { useValue, useWorkbench } from './Workbench.ts';

type Place = Pick<Draft, 'kind' | 'path' | 'name' | 'seen' | 'written'> & { line?: number };

type Typing = {
  /** What is typed in it and not saved. */
  draft: Draft | undefined;
  /** Keeps what is typed now; `words` says it in short. */
  type(typed: unknown, words: string, operation: Operation | null): void;
  discard(): void;
};

/**
 * What is typed into a form: kept until it is saved or discarded. A form of the same place finds it
 * again; an open form keeps it, wherever its place goes in the file.
 */
export function useDraft({ kind, path, name, seen, written, line }: Place): Typing {
  const { drafts } = useWorkbench();
  const all = useValue(drafts.all);
  const [id] = useState(() => findDraft(all, kind, path)?.id ?? crypto.randomUUID());
  const draft = all.find((one) => one.id === id);
  return {
    draft,
    type(typed, words, operation) {
      const there = { ...(written !== undefined && { written }) };
      const now = { isGone: false, ...there, ...(line !== undefined && { line }) } as const;
      const begun = { id, kind, path, name, seen, now, ...there };
      const kept = draft ?? begun;
      const save = operation && { operation, at: kind === 'part' ? seen : kept.seen };
      drafts.keep({ ...kept, typed, words, save });
    },
    discard: () => drafts.discard(id),
  };
}

export function findDraft(
  all: readonly Draft[],
  kind: Draft['kind'],
  path: Draft['path'],
): Draft | undefined {
  return all.find((draft) => draft.kind === kind && isSamePath(draft.path, path));
}

/** What is typed for a place and not saved, whether its form is open or not. */
export function useDraftAt(kind: Draft['kind'], path: Draft['path']): Draft | undefined {
  const { drafts } = useWorkbench();
  return findDraft(useValue(drafts.all), kind, path);
}
