import { css } from '@emotion/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from '#preview/PageMessage.ts';
import type { Places } from './findTarget.ts';
import type { PagePort } from './listenToPage.ts';
import { Icon } from './Icon.tsx';
import { hue, iconButton, small } from './look.ts';
import { SectionActions } from './SectionActions.tsx';
import { usePointing } from './usePointing.ts';
import { ValueEditor } from './ValueEditor.tsx';
import { useView, useWorkbench } from './Workbench.ts';

/**
 * What is drawn over a page: the outline of the section and of the text under the pointer, and the
 * editor in place. What can be done to the section is beside the page, so that it covers nothing. It is
 * drawn at full size, however small the page is shown.
 */
export function PageOverlay({ port, places }: { port: PagePort; places: Places | undefined }) {
  const { openLine } = useWorkbench();
  const { path } = useView();
  const { pointed, edited, stopEditing } = usePointing(port, places);
  const [held, setHeld] = useState<typeof pointed>(null);
  // While the pointer is on the buttons, they stay.
  const current = held ?? pointed;
  const section = current?.found.section;
  const around = current?.sectionBox ? boxIn(port, current.sectionBox) : null;
  const inside = current && current.found.values.length > 0 ? boxIn(port, current.box) : null;
  return createPortal(
    <>
      {inside && <div css={textOutline} style={inside} />}
      {around && <div css={sectionOutline} style={around} />}
      {around && section && around.height > 0 && (
        <>
          <p css={name} style={nameAt(port)}>
            <strong>{section.name}</strong>
            {section.name !== section.type && ` · ${section.type}`}
          </p>
          <div
            css={bar}
            style={barAt(port, around)}
            onPointerEnter={() => setHeld(current)}
            onPointerLeave={() => setHeld(null)}
          >
            <button
              type="button"
              css={[iconButton, open]}
              aria-label={`${section.type} · line ${section.line}`}
              title={`Line ${section.line}`}
              onClick={() => openLine(section)}
            >
              <Icon name="edit" />
            </button>
            <SectionActions section={section} seen={current.found.hash} page={path} tone="dark" />
          </div>
        </>
      )}
      {edited && (
        <ValueEditor
          key={JSON.stringify(edited.found.values[0]?.place.path)}
          values={edited.found.values}
          seen={edited.found.hash}
          at={boxIn(port, edited.box)}
          onClose={() => {
            stopEditing();
            port.frame.current?.focus();
          }}
        />
      )}
    </>,
    document.body,
  );
}

/** How high the buttons of a section are together, with their frame, in pixels. */
const barHeight = 214;

/** Beside the page, at the top of what shows of a section. */
function barAt(port: PagePort, around: Box) {
  const { top, left, width, height } = boxIn(port, everything);
  const last = Math.max(top, top + height - barHeight);
  return { top: Math.min(around.top, last), left: left + width + 3 };
}

/** The room that the name of a screen takes above the page, in pixels. */
const captionWidth = 220;

/** Above the page, behind the name of the screen as far as there is room. */
function nameAt(port: PagePort) {
  const { top, left, width } = boxIn(port, everything);
  const room = Math.max(0, width - captionWidth);
  return { top: top - 26, left: left + width - room, width: room };
}

const everything: Box = { top: 0, left: 0, width: 1e6, height: 1e6 };

/** Where a part of a page stands in the window, cut to what of the page shows. */
function boxIn({ frame: { current: frame } }: PagePort, box: Box): Box {
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

const outline = css({ position: 'fixed', zIndex: 10, pointerEvents: 'none' });
const sectionOutline = css(outline, { boxShadow: `inset 0 0 0 2px #2f7bd6` });
const textOutline = css(outline, {
  borderRadius: 2,
  background: 'rgb(47 123 214 / 0.1)',
  boxShadow: '0 0 0 1px rgb(47 123 214 / 0.7)',
});
const bar = css({
  position: 'fixed',
  zIndex: 11,
  padding: 2,
  borderRadius: 8,
  background: hue.ink,
  color: '#f4f5f3',
  boxShadow: '0 4px 18px rgb(0 0 0 / 0.3)',
  '[role="group"]': { flexDirection: 'column' },
});
const open = css({
  color: 'inherit',
  '&:hover:not(:disabled)': { background: 'rgb(255 255 255 / 0.16)' },
});
const name = css(small, {
  position: 'fixed',
  zIndex: 11,
  height: 20,
  overflow: 'hidden',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
