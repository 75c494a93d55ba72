import { type RefObject, useEffect, useState } from 'react';
import type { Found } from '#preview/EditApi.ts';
import { listenToPage } from './listenToPage.ts';
import { undoByKeys } from './undoByKeys.ts';
import { useView, useWorkbench } from './Workbench.ts';

/** What the pointer is on. The elements belong to the document of the frame. */
export type Pointed = { found: Found; section: Element | null };

type Pointing = {
  /** Null when the pointer is on nothing that the file says. */
  pointed: Pointed | null;
  /** What was asked to be edited in place; null when nothing. */
  edited: Found | null;
  stopEditing: () => void;
};

/** Follows the pointer in a page: what it is on, what is chosen, opened and edited. */
export function usePointing(frame: RefObject<HTMLIFrameElement | null>): Pointing {
  const { show, openLine, edits } = useWorkbench();
  const { mode } = useView();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [edited, setEdited] = useState<Found | null>(null);
  const [, redraw] = useState(0);

  useEffect(() => {
    const iframe = frame.current;
    if (!iframe) return undefined;
    let stop = () => {};
    const start = () => {
      stop();
      stop = listenToPage(iframe, {
        isEditing: mode === 'edit',
        onPoint: setPointed,
        onChoose: (section) => show({ section, tab: 'pages' }),
        onEdit: setEdited,
        onOpen: openLine,
        onKey: (event) => undoByKeys(event, edits),
        onMove: () => redraw((count) => count + 1),
      });
    };
    iframe.addEventListener('load', start);
    start();
    return () => {
      iframe.removeEventListener('load', start);
      stop();
    };
  }, [frame, mode, show, openLine, edits]);

  return {
    pointed: mode === 'edit' ? pointed : null,
    edited,
    stopEditing: () => setEdited(null),
  };
}
