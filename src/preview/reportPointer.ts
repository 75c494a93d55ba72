import type { FindTexts, Texts } from './findTexts.tsx';
import type { Frame } from './frame.ts';
import type { LiveSite } from './liveSite.ts';
import type { Box, PageMessage, Target } from './PageMessage.ts';

/** How long the pointer may take from the page to what lies over it, in milliseconds. */
const leaveDelay = 300;
/** How long the window may take to send the texts of a new version, in milliseconds. */
const patience = 2000;

type Purpose = Extract<PageMessage, { kind: 'requested' }>['for'];

/**
 * Reports to the window what the operator does in the page: pointing, choosing (a click), editing
 * (two, or F2 on what has the focus), opening the line (Alt and a click, or Alt+Enter).
 */
export function reportPointer(frame: Frame, live: LiveSite, root: Element): void {
  const find = createFinder(frame, live, root);
  let isEditing = false;
  let pointed: Element | null = null;
  let edited: Element | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  frame.listen((message) => {
    if (message.kind === 'mode') isEditing = message.isEditing;
    if (message.kind === 'reveal') {
      const section = document.querySelectorAll('#_content > section')[message.section];
      section?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
    }
  });

  const point = async ({ target: element }: Event) => {
    clearTimeout(leaving);
    if (!isEditing || element === pointed || !(element instanceof Element)) return;
    pointed = element;
    const target = await find(element);
    if (pointed === element) frame.send({ kind: 'pointed', target: target ?? null });
  };
  const leave = () => {
    pointed = null;
    frame.send({ kind: 'pointed', target: null });
  };
  // Navigation focuses the heading of the new page (`arrive` in HydratedPage.tsx): the operator did not
  // point at it, nor any more at what was on the page before.
  const onFocus = (event: FocusEvent) => {
    const isReached = event.target instanceof HTMLElement && event.target.tabIndex >= 0;
    if (isReached) void point(event);
    else if (isEditing && pointed && !pointed.isConnected) leave();
  };
  const report = async (purpose: Purpose, byPointer: boolean, node: Node, letter?: number) => {
    const target = await find(node, letter);
    if (!target) return;
    if (purpose === 'edit') edited = elementOf(node);
    frame.send({ kind: 'requested', for: purpose, byPointer, target });
  };
  const move = () => {
    const [now, field] = [pointed, edited].map((one) => (one?.isConnected ? boxesOf(one) : null));
    frame.send({ kind: 'moved', pointed: now ?? null, edited: field?.box ?? null });
  };

  const onClick = (event: MouseEvent) => {
    // Scripts press as visitors do.
    if (!event.isTrusted || (!event.altKey && !isEditing)) return;
    stop(event);
    const { node, letter } = letterAt(event);
    const byPointer = event.detail > 0;
    if (event.altKey) void report('open', byPointer, node, letter);
    else void report('choose', byPointer, elementOf(node) ?? node);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!isEditing) return;
    event.preventDefault();
    getSelection()?.removeAllRanges();
    void report('edit', true, letterAt(event).node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const node = focused && focused !== document.body ? focused : pointed;
    const key = event.key.toLowerCase();
    const isTyped = node?.matches('input, textarea, select, [contenteditable]');
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y') && !isTyped) {
      frame.send({ kind: 'undo' });
    } else if (node && key === 'enter' && event.altKey) void report('open', false, node);
    else if (node && key === 'f2' && isEditing) void report('edit', false, node);
    else return;
    stop(event);
  };

  document.addEventListener('pointermove', (event) => void point(event), true);
  document.addEventListener('focusin', onFocus, true);
  document.documentElement.addEventListener('pointerleave', () => {
    leaving = setTimeout(leave, leaveDelay);
  });
  document.addEventListener('click', onClick, true);
  document.addEventListener('dblclick', onDoubleClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('scroll', move, true);
  addEventListener('resize', move);
  new ResizeObserver(() => {
    frame.send({ kind: 'height', height: root.getBoundingClientRect().height });
    move();
  }).observe(root);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Finds what a node is, as soon as the window has sent the texts of this version. */
function createFinder(frame: Frame, live: LiveSite, root: Element) {
  let texts: Texts | undefined;
  let found: { texts: Texts; version: number; find: FindTexts } | undefined;
  let onTexts = () => {};
  frame.listen((message) => {
    if (message.kind !== 'texts') return;
    texts = message;
    onTexts();
  });
  const current = () =>
    texts?.hash === live.update().hash && texts.path === live.within(location.pathname)
      ? texts
      : undefined;

  return async (node: Node, letter?: number): Promise<Target | undefined> => {
    // Loaded when it is needed: it renders pages once more to find their places.
    const { createFindTexts } = await import('./findTexts.tsx');
    if (!current()) {
      await new Promise<void>((resolve) => {
        onTexts = resolve;
        setTimeout(resolve, patience);
      });
    }
    const now = current();
    const element = elementOf(node);
    if (!now || !element || !root.contains(element)) return undefined;
    const { version } = live.update();
    if (found?.texts !== now || found.version !== version) {
      found = { texts: now, version, find: createFindTexts(live, root, now) };
    }
    const section = sectionOf(element);
    const words = node.textContent?.trim() ?? '';
    return {
      hash: now.hash,
      section: section && [...(section.parentElement?.children ?? [])].indexOf(section),
      hits: found.find(node, letter).slice(0, 1000),
      words: words.length > 5000 ? '' : words,
      ...boxesOf(element),
    };
  };
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

function sectionOf(element: Element): Element | null {
  return element.closest('#_content > section');
}

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

function boxesOf(element: Element): { box: Box; sectionBox: Box | null } {
  const section = sectionOf(element);
  return { box: boxOf(element), sectionBox: section && boxOf(section) };
}

/** The letter under the pointer, when it is one of the element that was clicked; else the element. */
function letterAt({ clientX, clientY, target }: MouseEvent): { node: Node; letter?: number } {
  const element = target instanceof Element ? target : document.body;
  // Not in every browser; without it, the whole element is meant.
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  return caret?.offsetNode instanceof Text && element.contains(caret.offsetNode)
    ? { node: caret.offsetNode, letter: caret.offset }
    : { node: element };
}
