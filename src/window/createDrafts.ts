import type { Ask } from '#preview/askServer.ts';
import type { FollowAnswer, Operation, ValuePlace, YamlPath } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import { createValue, type Value } from './createValue.ts';
import { isSamePath } from './isSamePath.ts';

/** What was typed and is not saved. */
export type Draft = {
  id: string;
  /** `value`: another value. `part`: something new. `page`: a new page. `name`: another name. `text`: the whole file. */
  kind: 'value' | 'part' | 'page' | 'name' | 'text';
  /** What is changed, or what something is added to. */
  path: YamlPath;
  /** What people call it. */
  name: string;
  /** The version of the file that the path is of. */
  seen: string;
  /** What was written there when the typing began; not of what is new. */
  written?: ValuePlace['written'];
  /** What is in the form. */
  typed: unknown;
  /** The typed words in short. */
  words: string;
  /** What saves it; null while something is missing. Its path is of the version `at`. */
  save: { operation: Operation; at: string } | null;
  /** What the newest version has there. */
  now: { isGone: true } | { isGone: false; line?: number; written?: ValuePlace['written'] };
};

/** Everything that was typed and is not saved, kept in this browser until it is saved or discarded. */
export type Drafts = {
  all: Value<readonly Draft[]>;
  keep(draft: Draft): void;
  discard(id: string): void;
  /** Where the drafts are in the newest version of the file, and what is written there now. */
  follow(): Promise<void>;
};

type Options = {
  ask: Ask;
  live: LiveSite;
  storage: Storage;
  /** The site that they are of: other sites may have the same address on this machine. */
  site: string;
};

export function createDrafts({ ask, live, storage, site }: Options): Drafts {
  const prefix = `fascia draft ${site} `;
  const all = createValue<readonly Draft[]>(readAll(storage, prefix));
  const discard = (id: string) => {
    storage.removeItem(prefix + id);
    all.set(all.get().filter((draft) => draft.id !== id));
  };
  const keep = (draft: Draft) => {
    const others = all.get().filter(({ id }) => id !== draft.id);
    all.set([...others, draft]);
    try {
      storage.setItem(prefix + draft.id, JSON.stringify(draft));
    } catch {
      // The browser has no room for it: it is kept in this window alone, which asks before it closes.
    }
  };
  const follow = async () => {
    const asked = all.get().filter(({ kind }) => kind !== 'text');
    if (asked.length === 0) return;
    const answers = await ask(
      'POST follow',
      asked.map(({ seen, path, written }) => ({ hash: seen, path, written })),
    );
    for (const [index, { id, path, seen }] of asked.entries()) {
      // More may have been typed meanwhile.
      const draft = all.get().find((one) => one.id === id);
      const answer = answers[index];
      if (!draft || !answer || draft.seen !== seen || !isSamePath(draft.path, path)) continue;
      const next = moveTo(draft, answer);
      if (isSaved(next)) discard(id);
      else keep(next);
    }
  };
  live.subscribe(() => void follow().catch(() => {}));
  return { all, keep, discard, follow };
}

/** Typed in another window of this browser, too. */
export function shareDrafts({ all }: Drafts, storage: Storage, site: string): void {
  const prefix = `fascia draft ${site} `;
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) all.set(readAll(storage, prefix));
  });
}

function moveTo(draft: Draft, answer: FollowAnswer): Draft {
  if (answer.isGone) return { ...draft, now: answer };
  const { path, hash, ...now } = answer;
  const { save } = draft;
  const isItsOwn =
    save && save.operation.kind !== 'insert' && isSamePath(save.operation.path, draft.path);
  return {
    ...draft,
    path,
    seen: hash,
    now,
    // What is added has a place of its own, which the server follows.
    save: isItsOwn ? { operation: { ...save.operation, path } as Operation, at: hash } : save,
  };
}

/** The file says it already. */
function isSaved({ kind, save, now }: Draft): boolean {
  return (
    kind === 'value' &&
    !now.isGone &&
    save?.operation.kind === 'set' &&
    now.written === save.operation.value
  );
}

/** Whether another hand has changed what is being typed. */
export function isContested({ written, now }: Draft): boolean {
  return (
    written !== undefined &&
    !now.isGone &&
    now.written !== undefined &&
    String(now.written) !== String(written)
  );
}

function readAll(storage: Storage, prefix: string): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix))
    .toSorted()
    .flatMap((key) => {
      try {
        return [JSON.parse(storage.getItem(key) ?? '') as Draft];
      } catch {
        return []; // Nobody could show it.
      }
    });
}
