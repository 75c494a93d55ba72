import type { Value } from './createValue.ts';
import { firstView, type View } from './Workbench.ts';

const key = 'fascia view';

/** How the window was left in this browser tab, for the page of its address. */
export function readView(storage: Storage, path: string): View {
  const kept = parse(storage.getItem(key));
  const view = { ...firstView, ...kept, path };
  return kept?.path === path ? view : { ...view, section: null };
}

/** Keeps how the window is, so that it is the same after it was loaded anew. */
export function keepView(view: Value<View>, storage: Storage): void {
  view.subscribe(() => {
    const { revealed: _, spot: __, ...kept } = view.get();
    storage.setItem(key, JSON.stringify(kept));
  });
}

function parse(text: string | null): Partial<View> | undefined {
  try {
    return JSON.parse(text ?? '') as Partial<View>;
  } catch {
    return undefined;
  }
}
