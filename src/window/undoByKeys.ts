import type { Edits } from './createEdits.ts';

/** Ctrl+Z and Ctrl+Shift+Z (Ctrl+Y) for changes of the file, but not while something is typed. */
export function undoByKeys(event: KeyboardEvent, edits: Edits): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
  // The target may belong to the document of a frame, whose elements `instanceof` does not know.
  const target = event.target as HTMLElement;
  if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
  event.preventDefault();
  void (key === 'y' || event.shiftKey ? edits.redo() : edits.undo());
}
