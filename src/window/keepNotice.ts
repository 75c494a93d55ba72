import type { Edits, Notice } from './createEdits.ts';

const key = 'fascia notice';

/** Keeps a refusal until it is dismissed: the window is loaded anew when its server is back. */
export function keepNotice({ state, say }: Edits, storage: Storage): void {
  const kept = storage.getItem(key);
  if (kept !== null) say(JSON.parse(kept) as Notice);
  state.subscribe(() => {
    const { notice } = state.get();
    if (notice?.tone === 'refused') storage.setItem(key, JSON.stringify(notice));
    else storage.removeItem(key);
  });
}
