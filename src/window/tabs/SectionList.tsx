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
import { css } from '@emotion/react';
import { useState } from 'react';
import { hue } from '../look.ts';
import { usePlaces } from '../usePlaces.ts';
import { useIsConnected, useWorkbench } from '../Workbench.ts';
import { SectionItem } from './SectionItem.tsx';

/** The sections of a page in their order, which is changed by dragging them. */
export function SectionList({ page }: { page: string }) {
  const { edits, show, view } = useWorkbench();
  const places = usePlaces(page);
  const isConnected = useIsConnected();
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
    if (from === to || !section || !isConnected) return;
    setMoved({ seen: hash, order: order.toSpliced(from, 1).toSpliced(to, 0, from) });
    const isDone = await edits.run({ kind: 'move', path: section.path, to }, hash, (done) => {
      // What was chosen stays chosen, wherever it is then.
      if (done.kind !== 'move' || view.get().section !== done.path.at(-1)) return;
      show({ section: done.to });
    });
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

const list = css({
  display: 'grid',
  gap: 1,
  margin: '4px 0 10px 12px !important',
  paddingInlineStart: '8px !important',
  borderInlineStart: `2px solid ${hue.line}`,
});
