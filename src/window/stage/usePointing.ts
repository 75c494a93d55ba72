import { useState } from 'react';
import type { PagePlaces } from '#preview/EditApi.ts';
import type { Box, Target } from '#preview/PageMessage.ts';
import { useWindow } from '../WindowContext.ts';
import { type Found, findTarget } from './findTarget.ts';
import { type Frame, usePage } from './usePage.ts';

/** What the pointer is on, and where that is in the frame. */
type Pointed = { found: Found; box: Box; sectionBox: Box | null };

/**
 * Follows the pointer in a page: what it is on, what is selected, opened and edited in place.
 * `pointed` is null when the pointer is on nothing of the file.
 */
export function usePointing(frame: Frame, places: PagePlaces | undefined) {
  const { show, openLine, mode } = useWindow();
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [edited, setEdited] = useState<Pointed | null>(null);
  const find = (target: Target | null): Pointed | null => {
    const found = target && places && findTarget(target, places);
    const isInFile = found && (found.section || found.values.length > 0);
    return isInFile ? { found, box: target.box, sectionBox: target.sectionBox } : null;
  };
  usePage(frame, (message) => {
    if (message.kind === 'pointed') setPointed(find(message.target));
    if (message.kind === 'moved') {
      setPointed((now) => now && message.pointed && { ...now, ...message.pointed });
      setEdited((now) => now && { ...now, box: message.edited ?? now.box });
    }
    if (message.kind === 'undo' && isInUse(frame)) document.getElementById('undo')?.focus();
    const target = message.kind === 'requested' && isInUse(frame) ? find(message.target) : null;
    if (message.kind !== 'requested' || !target) return;
    const { section, values, open } = target.found;
    if (message.for === 'open') openLine(open);
    if (message.for === 'edit' && values.length > 0) setEdited(target);
    if (message.for === 'choose' && section) {
      show({ section: Number(section.path.at(-1)), tab: 'pages' });
      // So that the window gets the next keys, such as those for undo.
      if (message.byPointer) frame.current?.blur();
    }
  });
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
function isInUse(frame: Frame): boolean {
  const { activeElement, body } = document;
  const isHere = activeElement === frame.current || activeElement === body;
  return isHere && navigator.userActivation.isActive;
}
