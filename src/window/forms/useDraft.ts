import { useState } from 'react';
import type { Operation } from '#preview/EditApi.ts';
import type { Draft } from '../drafts.ts';
import { isSamePath } from '../paths.ts';
import { useWindow, useWindowState } from '../WindowContext.ts';

type Place = Pick<Draft, 'kind' | 'path' | 'name' | 'hash' | 'written'> & { line?: number };

/**
 * What is typed into a form: kept until it is saved or discarded. A form of the same place finds it
 * again; an open form keeps it, wherever its place goes in the file.
 */
export function useDraft({ kind, path, name, hash, written, line }: Place) {
  const { drafts } = useWindow();
  const all = useWindowState('drafts');
  const [id] = useState(() => findDraft(all, kind, path)?.id ?? crypto.randomUUID());
  const draft = all.find((one) => one.id === id);
  return {
    /** What is typed in it and not saved. */
    draft,
    /** Keeps what is typed now; `words` says it in short. */
    type(typed: unknown, words: string, operation: Operation | null): void {
      const there = { ...(written !== undefined && { written }) };
      const now = { isGone: false, ...there, ...(line !== undefined && { line }) } as const;
      const kept = draft ?? { id, kind, path, name, hash, now, ...there };
      const save = operation && { operation, hash: kind === 'part' ? hash : kept.hash };
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
  return findDraft(useWindowState('drafts'), kind, path);
}
