import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { css } from '@emotion/react';
import { useState } from 'react';
import type { SectionPlace } from '#preview/EditApi.ts';
import { Icon } from '../Icon.tsx';
import { hue, iconButton, lineLink, small, unseen } from '../look.ts';
import { Rename } from '../Rename.tsx';
import { PartValues } from '../PartValues.tsx';
import { SectionActions } from '../SectionActions.tsx';
import { usePlaces } from '../usePlaces.ts';
import { useValue, useView, useWorkbench } from '../Workbench.ts';

/** The sections of a page in their order, which is changed by dragging them. */
export function SectionList({ page }: { page: string }) {
  const { edits, show, view } = useWorkbench();
  const places = usePlaces(page);
  const { behind } = useValue(edits.state);
  // As it was left by the hand, until the page follows.
  const [moved, setMoved] = useState<{ seen: string; order: number[] }>();
  const sensors = useSensors(
    // A press alone is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (!places) return null;
  const { sections, hash } = places;
  const order = moved?.seen === hash ? moved.order : sections.map((_, index) => index);
  const nameOf = (id: string | number) => sections[Number(id)]?.name ?? '';

  const drop = async ({ active, over }: DragEndEvent) => {
    const [from, to] = [Number(active.id), Number(over?.id ?? active.id)];
    const section = sections[from];
    if (from === to || !section || behind === hash) return;
    setMoved({ seen: hash, order: order.toSpliced(from, 1).toSpliced(to, 0, from) });
    const isDone = await edits.run({ kind: 'move', path: section.path, to }, hash);
    if (!isDone) return setMoved(undefined);
    // What was chosen stays chosen, wherever it stands then.
    if (view.get().section === from) show({ section: to });
    return undefined;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={(event) => void drop(event)}
      accessibility={{
        screenReaderInstructions: {
          draggable: 'Space takes the section up, the arrows move it, Space puts it down.',
        },
        announcements: {
          onDragStart: ({ active }) => `Took up ${nameOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is in place ${Number(over.id) + 1}.` : undefined,
          onDragEnd: ({ active }) => `Put down ${nameOf(active.id)}.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol css={list} aria-label={`Sections of ${page}`}>
          {order.map((index) => {
            const section = sections[index];
            return (
              section && (
                <SectionItem key={index} section={section} seen={hash} index={index} page={page} />
              )
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = { section: SectionPlace; seen: string; index: number; page: string };

function SectionItem({ section, seen, index, page }: ItemProps) {
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
  return (
    <li
      ref={setNodeRef}
      css={item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-chosen={isChosen}
      data-dragged={isDragging}
    >
      <div css={row}>
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

const list = css({
  display: 'grid',
  gap: 1,
  margin: '4px 0 10px 12px !important',
  paddingInlineStart: '8px !important',
  borderInlineStart: `2px solid ${hue.line}`,
});
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
