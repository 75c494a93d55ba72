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
import { useLayoutEffect, useRef, useState } from 'react';
import type { SectionPlace } from '#preview/EditApi.ts';
import { SectionActions, useFollowSection } from '../OperationButtons.tsx';
import { usePlaces, useWindow } from '../WindowContext.ts';
import { PartValues } from '../forms/PartValues.tsx';
import { Rename } from '../forms/Rename.tsx';
import { Button, LineLink } from '../parts.tsx';

/** The sections of a page in their order, which is changed by dragging them. */
export function SectionList({ page }: { page: string }) {
  const { edits, isConnected } = useWindow();
  const places = usePlaces(page);
  const follow = useFollowSection();
  // As it was dropped, until the page follows.
  const [moved, setMoved] = useState<{ hash: string; order: number[] }>();
  const sensors = useSensors(
    // A press alone is no drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (!places) return null;
  const { sections, hash } = places;
  const order = moved?.hash === hash ? moved.order : sections.map((_, index) => index);
  const nameOf = ({ id }: { id: string | number }) => sections[Number(id)]?.name ?? '';

  const drop = async ({ active, over }: DragEndEvent) => {
    const [from, to] = [Number(active.id), Number(over?.id ?? active.id)];
    const section = sections[from];
    if (from === to || !section || !isConnected) return;
    setMoved({ hash, order: order.toSpliced(from, 1).toSpliced(to, 0, from) });
    const isDone = await edits.run({ kind: 'move', path: section.path, to }, hash, follow);
    if (!isDone) setMoved(undefined);
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
          onDragStart: ({ active }) => `Took up ${nameOf(active)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active)} is in place ${Number(over.id) + 1}.` : undefined,
          onDragEnd: ({ active }) => `Put down ${nameOf(active)}.`,
          onDragCancel: ({ active }) => `${nameOf(active)} stays where it was.`,
        },
      }}
    >
      <SortableContext items={order} strategy={verticalListSortingStrategy}>
        <ol className="sections" aria-label={`Sections of ${page}`}>
          {order.map((index) => {
            const section = sections[index];
            return section && <SectionItem key={index} {...{ section, hash, index, page }} />;
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type Props = { section: SectionPlace; hash: string; index: number; page: string };

/** A section in the list of its page: with a handle to drag it by, and opened with all its values. */
function SectionItem({ section, hash, index, page }: Props) {
  const { show } = useWindow();
  const { name, type, line, isHidden, shared } = section;
  const isSelected = useWindow().section === index;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: index,
  });
  const head = useRef<HTMLDivElement>(null);
  // What was open above it has closed, which moves it up.
  useLayoutEffect(() => {
    if (isSelected) head.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const toggle = () =>
    show(isSelected ? { section: null } : { section: index, revealed: { section: index } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      data-selected={isSelected}
      data-dragged={drag.isDragging}
    >
      <div className="row" ref={head}>
        <Button
          icon="drag"
          className="handle"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          label={`Move ${name}`}
          title="Drag it to another place"
        />
        <Button look="choice" aria-expanded={isSelected} onClick={toggle}>
          <strong>{name}</strong>
          <span className="small">
            {type}
            {shared && ` · shared as ${shared.name}`}
            {isHidden && ' · hidden'}
          </span>
        </Button>
        <LineLink at={section}>
          {line}
          <span className="unseen"> is the line of {name}</span>
        </LineLink>
      </div>
      {isSelected && (
        <div className="opened">
          <SectionActions section={section} hash={hash} page={page} />
          {shared && <Rename path={['sections', shared.name]} hash={hash} />}
          {shared && shared.uses.length > 1 && (
            <p className="small">
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
