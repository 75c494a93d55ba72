import type { FilePlace, Found } from '#preview/EditApi.ts';
import type { Pointed } from './usePointing.ts';

type Listener = {
  /** Whether a click chooses instead of doing what it does for visitors. */
  isEditing: boolean;
  /** What the pointer or the focus came to; null for what the file does not say. */
  onPoint: (pointed: Pointed | null) => void;
  /** A section was chosen, by its index in the list of the page. */
  onChoose: (section: number) => void;
  onEdit: (found: Found) => void;
  onOpen: (place: FilePlace) => void;
  /** A key that the page itself has no use for here. */
  onKey: (event: KeyboardEvent) => void;
  /** What is on the page may stand elsewhere now. */
  onMove: () => void;
};

/** How long the pointer may take from the page to what stands over it, in milliseconds. */
const onTheWay = 300;

/**
 * Listens to what the operator does in a page: pointing, choosing (a click), editing (two, or F2 on
 * what has the focus), opening the line (Alt and a click, or Alt+Enter). Returns the way to stop.
 */
export function listenToPage(iframe: HTMLIFrameElement, to: Listener): () => void {
  const { contentDocument: page, contentWindow } = iframe;
  if (!page || !contentWindow) return () => {};
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  let pointed: Element | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const find = async (node: Node, offset?: number): Promise<Found | undefined> => {
    const found = await contentWindow.fasciaPage?.placeOf(node, offset);
    return ended.signal.aborted ? undefined : found;
  };
  const point = async (event: Event) => {
    // Nothing but elements is pointed at, and `instanceof` knows only those of this document.
    const element = event.target as Element;
    clearTimeout(leaving);
    if (!to.isEditing || element === pointed || element.nodeType !== Node.ELEMENT_NODE) return;
    pointed = element;
    const found = await find(element);
    if (pointed !== element) return;
    const isSaid = found && (found.section || found.values.length > 0);
    to.onPoint(isSaid ? { found, section: element.closest('#_content > section') } : null);
  };
  const leave = () => {
    leaving = setTimeout(() => {
      pointed = null;
      to.onPoint(null);
    }, onTheWay);
  };
  const choose = async (element: Element) => {
    const index = (await find(element))?.section?.path.at(-1);
    if (typeof index === 'number') to.onChoose(index);
  };
  const open = async (node: Node, offset?: number) => {
    const found = await find(node, offset);
    if (found) to.onOpen(found.open);
  };
  const edit = async (node: Node) => {
    const found = await find(node);
    if (found && found.values.length > 0) to.onEdit(found);
  };

  const onClick = (event: MouseEvent) => {
    // Scripts press as visitors do.
    if (!event.isTrusted || (!event.altKey && !to.isEditing)) return;
    event.preventDefault();
    event.stopPropagation();
    const { node, offset } = letterAt(page, event);
    void (event.altKey ? open(node, offset) : choose(event.target as Element));
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!to.isEditing) return;
    event.preventDefault();
    page.getSelection()?.removeAllRanges();
    void edit(letterAt(page, event).node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    to.onKey(event);
    const focused = page.activeElement;
    const target = focused && focused !== page.body ? focused : pointed;
    if (!target) return;
    if (event.key === 'Enter' && event.altKey) void open(target);
    else if (event.key === 'F2' && to.isEditing) void edit(target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  page.addEventListener('pointermove', (event) => void point(event), options);
  page.documentElement.addEventListener('pointerleave', leave, { signal: ended.signal });
  page.addEventListener('focusin', (event) => void point(event), options);
  page.addEventListener('click', onClick, options);
  page.addEventListener('dblclick', onDoubleClick, options);
  page.addEventListener('keydown', onKeyDown, options);
  page.addEventListener('scroll', to.onMove, { ...options, passive: true });
  contentWindow.addEventListener('resize', to.onMove, options);
  return () => {
    clearTimeout(leaving);
    ended.abort();
  };
}

/** The letter under the pointer, when it is one of the element that was clicked; else the element. */
function letterAt(page: Document, event: MouseEvent): { node: Node; offset?: number } {
  const element = event.target as Element;
  // Not in every browser; without it, the whole element is meant.
  const caret = page.caretPositionFromPoint?.(event.clientX, event.clientY);
  return caret?.offsetNode.nodeType === Node.TEXT_NODE && element.contains(caret.offsetNode)
    ? { node: caret.offsetNode, offset: caret.offset }
    : { node: element };
}
