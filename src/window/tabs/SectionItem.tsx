import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { css } from '@emotion/react';
import { useLayoutEffect, useRef } from 'react';
import type { SectionPlace } from '#preview/EditApi.ts';
import { Icon } from '../Icon.tsx';
import { hue, iconButton, lineLink, small, unseen } from '../look.ts';
import { PartValues } from '../PartValues.tsx';
import { Rename } from '../Rename.tsx';
import { SectionActions } from '../SectionActions.tsx';
import { useView, useWorkbench } from '../Workbench.ts';

type Props = { section: SectionPlace; seen: string; index: number; page: string };

/** A section in the list of its page: with a handle to drag it by, and opened with all that it says. */
export function SectionItem({ section, seen, index, page }: Props) {
  const { show, openLine } = useWorkbench();
  const { section: chosen } = useView();
  const { name, type, line, isHidden, shared } = section;
  const isChosen = index === chosen;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: index });
  const head = useRef<HTMLDivElement>(null);
  // What was open above it has closed, which moves it up.
  useLayoutEffect(() => {
    if (isChosen) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <li
      ref={setNodeRef}
      css={item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-chosen={isChosen}
      data-dragged={isDragging}
    >
      <div css={row} ref={head}>
        <button
          type="button"
          css={[iconButton, handle]}
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
          title="Drag it to another place"
        >
          <Icon name="drag" />
        </button>
        <button
          type="button"
          css={choice}
          aria-expanded={isChosen}
          onClick={() =>
            show(isChosen ? { section: null } : { section: index, revealed: { section: index } })
          }
        >
          <strong>{name}</strong>
          <span css={small}>
            {type}
            {shared && ` · shared as ${shared.name}`}
            {isHidden && ' · hidden'}
          </span>
        </button>
        <button type="button" css={lineLink} onClick={() => openLine(section)}>
          {line}
          <span css={unseen}> is the line of {name}</span>
        </button>
      </div>
      {isChosen && (
        <div css={opened}>
          <SectionActions section={section} seen={seen} page={page} />
          {shared && <Rename path={['sections', shared.name]} seen={seen} />}
          {shared && shared.uses.length > 1 && (
            <p css={small}>
              Stands on {shared.uses.length} pages, from line {shared.place.line}. A change of its
              texts shows on all of them.
            </p>
          )}
          <PartValues from={shared ? shared.place.path : section.path} name={name} />
        </div>
      )}
    </li>
  );
}

const item = css({
  borderRadius: 8,
  '&[data-chosen="true"]': { background: hue.bar },
  '&[data-dragged="true"]': {
    position: 'relative',
    zIndex: 1,
    background: hue.panel,
    boxShadow: '0 6px 24px rgb(0 0 0 / 0.22)',
  },
});
const handle = css({
  width: 22,
  color: '#6b7176',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
});
const row = css({ display: 'flex', alignItems: 'center', gap: 4, paddingInlineEnd: 6 });
const choice = css({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  padding: '5px 8px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { background: hue.bar },
  strong: {
    overflow: 'hidden',
    fontWeight: 550,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const opened = css({ display: 'grid', gap: 8, padding: '2px 8px 10px' });
