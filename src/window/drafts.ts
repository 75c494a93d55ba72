import { type FollowAnswer, isSamePath, type Path } from '#preview/EditApi.ts';
import type { Draft } from './Draft.ts';
import type { Edits } from './edits.ts';
import type { WindowOptions } from './WindowOptions.ts';

export type Drafts = ReturnType<typeof createDrafts>;

type Options = Omit<WindowOptions, 'pages'> & { edits: Edits };

/** Everything that was typed and is not saved, kept in this browser until it is saved or discarded. */
export function createDrafts({ api, live, state, edits, storage, site }: Options) {
  const key = `fascia drafts ${site}`;
  const load = () => state.set({ unsaved: JSON.parse(storage.getItem(key) ?? '[]') as Draft[] });
  const set = (unsaved: readonly Draft[]) => {
    state.set({ unsaved });
    try {
      if (unsaved.length > 0) storage.setItem(key, JSON.stringify(unsaved));
      else storage.removeItem(key);
    } catch {
      // The browser has no room: they are kept in this window alone, which warns before it closes.
    }
  };
  const others = (id: string) => state.get().unsaved.filter((draft) => draft.id !== id);
  const discard = (id: string) => set(others(id));
  const keep = (draft: Draft) => set([...others(draft.id), draft]);
  /** Finds where the drafts are in the newest version of the file, and what is written there now. */
  const follow = async (): Promise<void> => {
    const followed = state.get().unsaved.filter(({ kind }) => kind !== 'text');
    if (followed.length === 0) return;
    const places = followed.map(({ hash, path, written }) => ({ hash, path, written }));
    const answers = await api('POST follow', places);
    for (const [index, { id, path, hash }] of followed.entries()) {
      // More may have been typed meanwhile.
      const draft = state.get().unsaved.find((one) => one.id === id);
      const answer = answers[index];
      if (!draft || !answer || draft.hash !== hash || !isSamePath(draft.path, path)) continue;
      const next = moveTo(draft, answer);
      if (isSaved(next)) discard(id);
      else keep(next);
    }
  };
  load();
  live.subscribe(() => void follow().catch(() => {}));
  return {
    keep,
    discard,
    follow,
    /** Saves a draft over what is `written` there now. True when it was done. */
    async save(draft: Draft, { isConfirmed = false, written = draft.written } = {}) {
      const { id, kind, save } = draft;
      if (!save) return false;
      const expected = kind === 'value' ? { isConfirmed, written: written ?? '' } : { isConfirmed };
      const outcome = await edits.write(save.operation, save.hash, expected);
      if (outcome === 'conflict') await follow();
      if (outcome === 'done') discard(id);
      return outcome === 'done';
    },
    /** Follows what is typed in another window of this browser. */
    share(): void {
      addEventListener('storage', (event) => {
        if (event.key === null || event.key === key) load();
      });
    },
  };
}

function moveTo(draft: Draft, answer: FollowAnswer): Draft {
  if (answer.isGone) return { ...draft, now: answer };
  const { path, hash, ...now } = answer;
  const { operation } = draft.save ?? {};
  // The server itself follows the place of what is added.
  const isOfPath = operation && 'path' in operation && isSamePath(operation.path, draft.path);
  const save = isOfPath ? { operation: { ...operation, path }, hash } : draft.save;
  return { ...draft, path, hash, now, save };
}

/** Whether it is in the file already. */
function isSaved({ kind, save, now }: Draft): boolean {
  const { operation } = save ?? {};
  const isValue = kind === 'value' && operation?.kind === 'set';
  return isValue && !now.isGone && now.written === operation.value;
}

/** Whether another program has changed or removed what is being typed. */
export function isContested({ written, now }: Draft): boolean {
  if (now.isGone) return true;
  const isKnown = written !== undefined && now.written !== undefined;
  return isKnown && String(now.written) !== String(written);
}

/** What is typed for a place and not saved, whether its form is open or not. */
export function findDraft(
  all: readonly Draft[],
  kind: Draft['kind'],
  path: Path,
): Draft | undefined {
  return all.find((draft) => draft.kind === kind && isSamePath(draft.path, path));
}
