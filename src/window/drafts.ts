import type { ApiClient } from '#preview/apiClient.ts';
import type { FollowAnswer, Operation, ValuePlace, YamlPath } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { Edits } from './edits.ts';
import { isSamePath } from './paths.ts';
import type { StateStore } from './windowState.ts';

/** What was typed and is not saved. */
export type Draft = {
  id: string;
  /** `value`: another value. `part`: something new. `page`: a new page. `name`: another name. `text`: the whole file. */
  kind: 'value' | 'part' | 'page' | 'name' | 'text';
  /** What is changed, or what something is added to. */
  path: YamlPath;
  /** What people call it. */
  name: string;
  /** The version of the file that the path belongs to. */
  hash: string;
  /** What was written there when the typing began; not of what is new. */
  written?: ValuePlace['written'];
  /** What is in the form. */
  typed: unknown;
  /** The typed words in short. */
  words: string;
  /** What saves it; null while something is missing. Its path belongs to the version `hash`. */
  save: { operation: Operation; hash: string } | null;
  /** What the newest version has there. */
  now: { isGone: true } | { isGone: false; line?: number; written?: ValuePlace['written'] };
};

export type Drafts = ReturnType<typeof createDrafts>;

type Options = {
  ask: ApiClient;
  live: LiveSite;
  state: StateStore;
  edits: Edits;
  storage: Storage;
  /** The site that they belong to: other sites may have the same address on this machine. */
  site: string;
};

/** Everything that was typed and is not saved, kept in this browser until it is saved or discarded. */
export function createDrafts({ ask, live, state, edits, storage, site }: Options) {
  const key = `fascia drafts ${site}`;
  const load = () => state.set({ drafts: JSON.parse(storage.getItem(key) ?? '[]') as Draft[] });
  const set = (drafts: readonly Draft[]) => {
    state.set({ drafts });
    try {
      if (drafts.length > 0) storage.setItem(key, JSON.stringify(drafts));
      else storage.removeItem(key);
    } catch {
      // The browser has no room: they are kept in this window alone, which warns before it closes.
    }
  };
  const others = (id: string) => state.get().drafts.filter((draft) => draft.id !== id);
  const discard = (id: string) => set(others(id));
  const keep = (draft: Draft) => set([...others(draft.id), draft]);
  /** Finds where the drafts are in the newest version of the file, and what is written there now. */
  const follow = async (): Promise<void> => {
    const asked = state.get().drafts.filter(({ kind }) => kind !== 'text');
    if (asked.length === 0) return;
    const answers = await ask(
      'POST follow',
      asked.map(({ hash, path, written }) => ({ hash, path, written })),
    );
    for (const [index, { id, path, hash }] of asked.entries()) {
      // More may have been typed meanwhile.
      const draft = state.get().drafts.find((one) => one.id === id);
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
    async save(draft: Draft, how: { isTold?: boolean; written?: Draft['written'] }) {
      const { id, kind, save } = draft;
      if (!save) return false;
      const { isTold = false, written } = how;
      const expected = kind === 'value' ? { isTold, written: written ?? '' } : { isTold };
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
  const { save } = draft;
  const isOfPath =
    save && save.operation.kind !== 'insert' && isSamePath(save.operation.path, draft.path);
  return {
    ...draft,
    path,
    hash,
    now,
    // The server itself follows the place of what is added.
    save: isOfPath ? { operation: { ...save.operation, path } as Operation, hash } : save,
  };
}

/** Whether the file says it already. */
function isSaved({ kind, save, now }: Draft): boolean {
  return (
    kind === 'value' &&
    !now.isGone &&
    save?.operation.kind === 'set' &&
    now.written === save.operation.value
  );
}

/** Whether another program has changed what is being typed. */
export function isContested({ written, now }: Draft): boolean {
  return (
    written !== undefined &&
    !now.isGone &&
    now.written !== undefined &&
    String(now.written) !== String(written)
  );
}
