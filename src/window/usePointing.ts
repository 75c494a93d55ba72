import { type RefObject, useEffect, useState } from 'react';
import type { Found } from '#preview/EditApi.ts';
import { useView, useWorkbench } from './Workbench.ts';

/** What the pointer is on. The element belongs to the document of the frame. */
export type Pointed = { found: Found; section: Element | null };

declare global {
  interface Window {
    /** Set by the page's client: where what a node shows is written. */
    fascia?: { find(node: Node): Found | undefined };
  }
}

type Pointing = {
  /** Null when the pointer is on nothing that the file says. */
  pointed: Pointed | null;
  /** What was asked to be edited in place; null when nothing. */
  edited: Found | null;
  stopEditing: () => void;
  /** Grows with everything that moves what is on the page. */
  moves: number;
};

/** Follows the pointer in a page: what it is on, what is chosen, opened and edited. */
export function usePointing(frame: RefObject<HTMLIFrameElement | null>): Pointing {
  const { show, openLine } = useWorkbench();
  const { mode } = useView();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [edited, setEdited] = useState<Found | null>(null);
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return undefined;
    let stop = () => {};
    const start = () => {
      stop();
      stop = listen(iframe, {
        isEditing: mode === 'edit',
        onPoint: setPointed,
        onEdit: setEdited,
        onMove: () => setMoves((count) => count + 1),
        show,
        openLine,
      });
    };
    iframe.addEventListener('load', start);
    start();
    return () => {
      iframe.removeEventListener('load', start);
      stop();
    };
  }, [frame, mode, show, openLine]);

  return {
    pointed: mode === 'edit' ? pointed : null,
    edited,
    stopEditing: () => setEdited(null),
    moves,
  };
}

type Listening = {
  isEditing: boolean;
  onPoint: (pointed: Pointed | null) => void;
  onEdit: (found: Found) => void;
  onMove: () => void;
} & Pick<ReturnType<typeof useWorkbench>, 'show' | 'openLine'>;

function listen(iframe: HTMLIFrameElement, to: Listening): () => void {
  const { contentDocument: page, contentWindow } = iframe;
  if (!page || !contentWindow) return () => {};
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const find = (target: EventTarget | null): Found | undefined =>
    target ? contentWindow.fascia?.find(target as Node) : undefined;

  const point = ({ target }: Event) => {
    const found = to.isEditing ? find(target) : undefined;
    to.onPoint(found ? { found, section: (target as Element).closest('main > section') } : null);
  };
  const choose = (event: MouseEvent) => {
    // Alt and a click open the line, which the page itself sees to; scripts press as visitors do.
    if (event.altKey || !event.isTrusted || !to.isEditing) return;
    event.preventDefault();
    event.stopPropagation();
    const { section } = find(event.target) ?? {};
    const index = section?.path.at(-1);
    if (typeof index === 'number') to.show({ section: index, tab: 'pages' });
  };
  const edit = (event: MouseEvent) => {
    const found = to.isEditing ? find(event.target) : undefined;
    if (!found) return;
    event.preventDefault();
    contentWindow.getSelection()?.removeAllRanges();
    if (found.values.length > 0) to.onEdit(found);
  };
  page.addEventListener('pointermove', point, options);
  page.addEventListener('focusin', point, options);
  page.addEventListener('click', choose, options);
  page.addEventListener('dblclick', edit, options);
  page.addEventListener('scroll', to.onMove, { ...options, passive: true });
  contentWindow.addEventListener('resize', to.onMove, options);
  return () => ended.abort();
}
