import type { FindTexts, Texts } from './findTexts.ts';
import type { Frame } from './frame.ts';
import type { LiveSite } from './liveSite.ts';
import type { Box, PageMessage, Target } from './PageMessage.ts';

/** How long the pointer may take from the page to what stands over it, in milliseconds. */
const onTheWay = 300;
/** How long the window may take to say where the texts of a new version stand, in milliseconds. */
const patience = 2000;

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
    if (pointed === element) frame.tell({ kind: 'pointed', target: target ?? null });
  };
  const leave = () => {
    leaving = setTimeout(() => {
      pointed = null;
      frame.tell({ kind: 'pointed', target: null });
    }, onTheWay);
  };
  const ask = async (
    { for: wish, byPointer }: Pick<Asked, 'for' | 'byPointer'>,
    node: Node,
    letter?: number,
  ) => {
    const target = await find(node, letter);
    if (!target) return;
    if (wish === 'edit') edited = elementOf(node);
    frame.tell({ kind: 'asked', for: wish, byPointer, target });
  };
  const move = () => {
    const [now, field] = [pointed, edited].map((one) => (one?.isConnected ? one : null));
    frame.tell({
      kind: 'moved',
      pointed: now ? { box: boxOf(now), sectionBox: sectionBoxOf(now) } : null,
      edited: field ? boxOf(field) : null,
    });
  };

  const onClick = (event: MouseEvent) => {
    // Scripts press as visitors do.
    if (!event.isTrusted || (!event.altKey && !isEditing)) return;
    event.preventDefault();
    event.stopPropagation();
    const { node, letter } = letterAt(event);
    const byPointer = event.detail > 0;
    if (event.altKey) void ask({ for: 'open', byPointer }, node, letter);
    else void ask({ for: 'choose', byPointer }, elementOf(node) ?? node);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!isEditing) return;
    event.preventDefault();
    getSelection()?.removeAllRanges();
    void ask({ for: 'edit', byPointer: true }, letterAt(event).node);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const target = focused && focused !== document.body ? focused : pointed;
    const key = event.key.toLowerCase();
    const isTyped = target?.matches('input, textarea, select, [contenteditable]');
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y') && !isTyped) {
      frame.tell({ kind: 'undo' });
    } else if (target && key === 'enter' && event.altKey) {
      void ask({ for: 'open', byPointer: false }, target);
    } else if (target && key === 'f2' && isEditing) {
      void ask({ for: 'edit', byPointer: false }, target);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const capture = { capture: true };
  document.addEventListener('pointermove', (event) => void point(event), capture);
  document.addEventListener('focusin', (event) => void point(event), capture);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('click', onClick, capture);
  document.addEventListener('dblclick', onDoubleClick, capture);
  document.addEventListener('keydown', onKeyDown, capture);
  document.addEventListener('scroll', move, { ...capture, passive: true });
  addEventListener('resize', move);
  new ResizeObserver(() => {
    frame.tell({ kind: 'height', height: root.getBoundingClientRect().height });
    move();
  }).observe(root);
}

type Asked = Extract<PageMessage, { kind: 'asked' }>;
type Find = (node: Node, letter?: number) => Promise<Target | undefined>;

/** Finds what a node is, as soon as the window has said where the texts of this version stand. */
function createFinder(frame: Frame, live: LiveSite, root: Element): Find {
  let told: Texts | undefined;
  let drawn: { texts: Texts; version: number; find: FindTexts } | undefined;
  let onTexts = () => {};
  frame.listen((message) => {
    if (message.kind !== 'texts') return;
    told = message;
    onTexts();
  });

  const isNow = () => told?.hash === live.update().hash && told.path === location.pathname;
  const draw = async () => {
    // Loaded when it is asked for: it draws pages once more to find their places.
    const { createFindTexts } = await import('./findTexts.ts');
    if (!isNow()) {
      await new Promise<void>((resolve) => {
        onTexts = resolve;
        setTimeout(resolve, patience);
      });
    }
    if (!told || !isNow()) return undefined;
    const { version } = live.update();
    if (drawn?.texts !== told || drawn.version !== version) {
      drawn = { texts: told, version, find: createFindTexts(live, root, told) };
    }
    return drawn;
  };
  return async (node, letter) => {
    const now = await draw();
    const element = elementOf(node);
    if (!now || !element || !root.contains(element)) return undefined;
    const words = node.textContent?.trim() ?? '';
    return {
      hash: now.texts.hash,
      section: sectionOf(element)?.index ?? null,
      hits: now.find(node, letter).slice(0, 1000),
      words: words.length > 5000 ? '' : words,
      box: boxOf(element),
      sectionBox: sectionBoxOf(element),
    };
  };
}

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

function sectionOf(element: Element): { section: Element; index: number } | undefined {
  const section = element.closest('#_content > section');
  return section
    ? { section, index: [...(section.parentElement?.children ?? [])].indexOf(section) }
    : undefined;
}

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

function sectionBoxOf(element: Element): Box | null {
  const found = sectionOf(element);
  return found ? boxOf(found.section) : null;
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
