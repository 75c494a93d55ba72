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
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useState } from 'react';
import { useFollowSection } from '../OperationButtons.tsx';
import { usePlaces } from '../useAnswer.ts';
import { useWindow, useWindowState } from '../WindowContext.ts';
import { SectionItem } from './SectionItem.tsx';

/** The sections of a page in their order, which is changed by dragging them. */
export function SectionList({ page }: { page: string }) {
  const { edits } = useWindow();
  const places = usePlaces(page);
  const isConnected = useWindowState('isConnected');
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
