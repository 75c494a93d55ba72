import { askServer } from './askServer.ts';
import type { PlaceFinder } from './placeFinder.ts';

/**
 * Alt-click on anything opens its line in the operator's editor; Alt+Enter does so for what has the
 * focus, or else for what the pointer is on.
 */
export function openOnAlt(finder: PlaceFinder): void {
  let pointed: Element | undefined;
  document.addEventListener(
    'pointermove',
    ({ target }) => {
      if (target instanceof Element) pointed = target;
    },
    { passive: true },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return;
      event.preventDefault();
      event.stopPropagation();
      const { node, offset } = nodeAt(event);
      void open(node ?? event.target, offset);
    },
    { capture: true },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.altKey || event.key !== 'Enter') return;
      const focused = document.activeElement;
      const target = focused && focused !== document.body ? focused : pointed;
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      void open(target);
    },
    { capture: true },
  );

  async function open(node: Node, offset?: number) {
    const found = await finder.placeOf(node, offset);
    if (!found) return;
    const { line, column } = found.open;
    const answer = await askServer('POST open', { line, column });
    if (!answer.isDone)
      console.info(`[preview] site.yaml:${line}:${column}. ${answer.message ?? ''}`);
  }
}

/** The letter under the pointer, when it is one of the element that was clicked. */
function nodeAt({ clientX, clientY, target }: MouseEvent): { node?: Node; offset?: number } {
  // Not in every browser; without it, the whole element is meant.
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  return caret?.offsetNode instanceof Text &&
    target instanceof Node &&
    target.contains(caret.offsetNode)
    ? { node: caret.offsetNode, offset: caret.offset }
    : {};
}
