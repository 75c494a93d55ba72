import { useEffect, useState } from 'react';
import type { Box, Target } from '#preview/PageMessage.ts';
import type { PagePlaces } from '../useAnswer.ts';
import { useWindow, useWindowState } from '../WindowContext.ts';
import { type Found, findTarget } from './findTarget.ts';
import { listenToPage, type PagePort } from './pagePort.ts';

/** What the pointer is on, and where that is in the frame. */
export type Pointed = { found: Found; box: Box; sectionBox: Box | null };

/**
 * Follows the pointer in a page: what it is on, what is selected, opened and edited in place.
 * `pointed` is null when the pointer is on nothing that the file says.
 */
export function usePointing(port: PagePort, places: PagePlaces | undefined) {
  const { show, openLine } = useWindow();
  const mode = useWindowState('mode');
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [edited, setEdited] = useState<Pointed | null>(null);

  useEffect(() => {
    const find = (target: Target | null): Pointed | null => {
      const found = target && places && findTarget(target, places);
      const isInFile = found && (found.section || found.values.length > 0);
      return isInFile ? { found, box: target.box, sectionBox: target.sectionBox } : null;
    };
    return listenToPage(port, (message) => {
      if (message.kind === 'pointed') setPointed(find(message.target));
      if (message.kind === 'moved') {
        setPointed((now) => now && message.pointed && { ...now, ...message.pointed });
        setEdited((now) => now && { ...now, box: message.edited ?? now.box });
      }
      if (message.kind === 'undo' && isInUse(port)) document.getElementById('undo')?.focus();
      if (message.kind !== 'asked' || !isInUse(port)) return;
      const target = find(message.target);
      if (!target) return;
      const { section, values, open } = target.found;
      if (message.for === 'open') openLine(open);
      if (message.for === 'edit' && values.length > 0) setEdited(target);
      if (message.for === 'choose' && section) {
        show({ section: Number(section.path.at(-1)), tab: 'pages' });
        // So that the window hears what is typed next, such as the keys for undo.
        if (message.byPointer) port.frame.current?.blur();
      }
    });
  }, [port, places, show, openLine]);

  return {
    pointed: mode === 'edit' ? pointed : null,
    edited,
    stopEditing: () => setEdited(null),
  };
}

/**
 * Whether the operator is at work in the page, and not in a field of the window: only then may a
 * message open or select something, as any script of the page could send it.
 */
function isInUse({ frame }: PagePort): boolean {
  const { activeElement, body } = document;
  const isHere = activeElement === frame.current || activeElement === body;
  return isHere && navigator.userActivation.isActive;
}
