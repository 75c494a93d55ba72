import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PagePlaces } from '#preview/EditApi.ts';
import type { Box } from '#preview/PageMessage.ts';
import { SectionActions } from '../OperationButtons.tsx';
import { Button } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';
import type { Frame } from './usePage.ts';
import { usePointing } from './usePointing.ts';
import { ValueEditor } from './ValueEditor.tsx';

/** How high the buttons of a section are together, with their frame, in pixels. */
const barHeight = 214;
/** The room that the name of a screen takes above the page, in pixels. */
const captionWidth = 220;

type Props = { frame: Frame; places: PagePlaces | undefined };

/**
 * What is drawn over a page: the outline of the section and of the text under the pointer, and the
 * editor in place. What can be done to the section is beside the page, so that it covers nothing. It is
 * drawn at full size, however small the page is shown.
 */
export function PageOverlay({ frame, places }: Props) {
  const { openLine, path } = useWindow();
  const { pointed, edited, stopEditing } = usePointing(frame, places);
  const [held, setHeld] = useState<typeof pointed>(null);
  // While the pointer is on the buttons, they stay.
  const current = held ?? pointed;
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
        <>
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
        </>
      )}
      {edited && (
        <ValueEditor
          key={JSON.stringify(edited.found.values[0]?.place.path)}
          values={edited.found.values}
          hash={edited.found.hash}
          at={boxIn(frame, edited.box)}
          onClose={() => {
            stopEditing();
            frame.current?.focus();
          }}
        />
      )}
    </>,
    document.body,
  );
}

const everything: Box = { top: 0, left: 0, width: 1e6, height: 1e6 };

/** Where a part of a page is in the window, cut to what of the page shows. */
function boxIn({ current: frame }: Frame, box: Box): Box {
  const outer = frame?.getBoundingClientRect();
  if (!frame || !outer) return { top: 0, left: 0, width: 0, height: 0 };
  const scale = outer.width / frame.offsetWidth;
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value)) * scale;
  const top = within(box.top, frame.offsetHeight) + outer.top;
  const bottom = within(box.top + box.height, frame.offsetHeight) + outer.top;
  const left = within(box.left, frame.offsetWidth) + outer.left;
  const right = within(box.left + box.width, frame.offsetWidth) + outer.left;
  return { top, left, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
