import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PagePlaces } from '#preview/EditApi.ts';
import type { Box, Target } from '#preview/PageMessage.ts';
import { SectionActions } from '../OperationButtons.tsx';
import { Button } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';
import { type Found, findTarget } from './findTarget.ts';
import { type Frame, usePage } from './usePage.ts';
import { ValueEditor } from './ValueEditor.tsx';

/** How high the buttons of a section are together, with their frame, in pixels. */
const barHeight = 214;
/** The room that the name of a screen takes above the page, in pixels. */
const captionWidth = 220;

/** What the pointer is on, and where that is in the frame. */
type Pointed = { found: Found; box: Box; sectionBox: Box | null };

type Props = { frame: Frame; places: PagePlaces | undefined };

/**
 * What is drawn over a page: the outline of the section and of the text under the pointer, and the
 * editor in place. What can be done to the section is beside the page, so that it covers nothing. It is
 * drawn at full size, however small the page is shown.
 */
export function PageOverlay({ frame, places }: Props) {
  const { show, openLine, path, mode } = useWindow();
  // Null while the pointer is on nothing of the file.
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [edited, setEdited] = useState<Pointed | null>(null);
  const [held, setHeld] = useState<Pointed | null>(null);
  const find = (target: Target | null): Pointed | null => {
    const found = target && places && findTarget(target, places);
    return found && (found.section || found.values.length > 0) ? { ...target, found } : null;
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
  // While the pointer is on the buttons, they stay.
  const current = held ?? (mode === 'edit' ? pointed : null);
  const section = current?.found.section;
  const around = current?.sectionBox && boxIn(frame, current.sectionBox);
  const inside = current && current.found.values.length > 0 && boxIn(frame, current.box);
  const page = boxIn(frame, everything);
  const nameWidth = Math.max(0, page.width - captionWidth);
  const right = page.left + page.width;
  const lowest = Math.max(page.top, page.top + page.height - barHeight);
  return createPortal(
    <>
      {inside && <div className="text-outline" style={inside} />}
      {around && <div className="section-outline" style={around} />}
      {around && section && around.height > 0 && (
        <aside aria-label="The section that is pointed at">
          {/* Above the page, behind the name of the screen as far as there is room. */}
          <p
            className="section-name small"
            style={{ top: page.top - 26, left: right - nameWidth, width: nameWidth }}
          >
            <strong>{section.name}</strong>
            {section.name !== section.type && ` · ${section.type}`}
          </p>
          {/* Beside the page, at the top of what shows of the section. */}
          <div
            className="section-bar"
            style={{ top: Math.min(around.top, lowest), left: right + 3 }}
            onPointerEnter={() => setHeld(current)}
            onPointerLeave={() => setHeld(null)}
          >
            <Button
              icon="edit"
              label={`${section.type} · line ${section.line}`}
              onClick={() => openLine(section)}
            />
            <SectionActions section={section} hash={current.found.hash} page={path} />
          </div>
        </aside>
      )}
      {edited && (
        <ValueEditor
          key={JSON.stringify(edited.found.values[0]?.place.path)}
          values={edited.found.values}
          hash={edited.found.hash}
          at={boxIn(frame, edited.box)}
          onClose={() => {
            setEdited(null);
            frame.current?.focus();
          }}
        />
      )}
    </>,
    document.body,
  );
}

/**
 * Whether the operator is at work in the page, and not in a field of the window: only then may a
 * message open or select something, as any script of the page could send it.
 */
function isInUse({ current }: Frame): boolean {
  const { activeElement, body } = document;
  const isHere = activeElement === current || activeElement === body;
  return isHere && navigator.userActivation.isActive;
}

const everything: Box = { top: 0, left: 0, width: 1e6, height: 1e6 };

/** Where a part of a page is in the window, cut to what of the page shows. */
function boxIn({ current: frame }: Frame, box: Box): Box {
  if (!frame) return new DOMRect();
  const outer = frame.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  const cut = (start: number, size: number, most: number) => {
    const [from = 0, to = 0] = [start, start + size].map((at) => Math.min(most, Math.max(0, at)));
    return [from * scale, (to - from) * scale] as const;
  };
  const [top, height] = cut(box.top, box.height, frame.offsetHeight);
  const [left, width] = cut(box.left, box.width, frame.offsetWidth);
  return { top: top + outer.top, left: left + outer.left, width, height };
}
