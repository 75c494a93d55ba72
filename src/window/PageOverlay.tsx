import { css } from '@emotion/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Box } from '#preview/PageMessage.ts';
import type { Places } from './findTarget.ts';
import type { PagePort } from './listenToPage.ts';
import { hue, mono } from './look.ts';
import { SectionActions } from './SectionActions.tsx';
import { usePointing } from './usePointing.ts';
import { ValueEditor } from './ValueEditor.tsx';
import { useView, useWorkbench } from './Workbench.ts';

/**
 * What stands over a page: the outline of the section and of the text under the pointer, the
 * section's name, type and line with what can be done to it, and the editor in place. It is drawn at
 * full size, however small the page is shown.
 */
export function PageOverlay({ port, places }: { port: PagePort; places: Places | undefined }) {
  const { openLine } = useWorkbench();
  const { path } = useView();
  const { pointed, edited, stopEditing } = usePointing(port, places);
  const [held, setHeld] = useState<typeof pointed>(null);
  // While the pointer is on the bar, the bar stays.
  const current = held ?? pointed;
  const section = current?.found.section;
  const around = current?.sectionBox ? boxIn(port, current.sectionBox) : null;
  const inside = current && current.found.values.length > 0 ? boxIn(port, current.box) : null;
  return createPortal(
    <>
      {inside && <div css={textOutline} style={inside} />}
      {around && <div css={sectionOutline} style={around} />}
      {around && section && (
        <div
          css={sectionBar}
          style={{ top: Math.max(around.top, 0), left: around.left, width: around.width }}
        >
          <div
            css={bubble}
            onPointerEnter={() => setHeld(current)}
            onPointerLeave={() => setHeld(null)}
          >
            <button type="button" css={name} onClick={() => openLine(section)}>
              <strong css={cut}>{section.name}</strong>
              <span>
                {section.type} · line {section.line}
              </span>
            </button>
            <SectionActions section={section} seen={current.found.hash} page={path} tone="dark" />
          </div>
        </div>
      )}
      {edited && (
        <ValueEditor
          key={JSON.stringify(edited.found.values[0]?.place.path)}
          values={edited.found.values}
          seen={edited.found.hash}
          at={boxIn(port, edited.box)}
          onClose={stopEditing}
        />
      )}
    </>,
    document.body,
  );
}

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
const sectionBar = css({
  position: 'fixed',
  zIndex: 11,
  display: 'flex',
  justifyContent: 'end',
  padding: 6,
  pointerEvents: 'none',
});
const bubble = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  maxWidth: '100%',
  padding: 2,
  borderRadius: 8,
  background: hue.ink,
  color: '#f4f5f3',
  boxShadow: '0 4px 18px rgb(0 0 0 / 0.3)',
  pointerEvents: 'auto',
});
const cut = css({ overflow: 'hidden', textOverflow: 'ellipsis' });
const name = css({
  display: 'flex',
  gap: 10,
  minWidth: 0,
  maxWidth: 'min(420px, 100%)',
  padding: '4px 10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `400 12px/1.5 ${mono}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
