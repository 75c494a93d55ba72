import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect, useRef } from 'react';
import type { SectionPlace } from '#preview/EditApi.ts';
import { PartValues } from '../forms/PartValues.tsx';
import { Rename } from '../forms/Rename.tsx';
import { SectionActions } from '../OperationButtons.tsx';
import { Button, LineLink } from '../parts.tsx';
import { useWindow, useWindowState } from '../WindowContext.ts';

type Props = { section: SectionPlace; hash: string; index: number; page: string };

/** A section in the list of its page: with a handle to drag it by, and opened with all that it says. */
export function SectionItem({ section, hash, index, page }: Props) {
  const { show } = useWindow();
  const { name, type, line, isHidden, shared } = section;
  const isSelected = useWindowState('section') === index;
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
          look="icon"
          icon="drag"
          className="handle"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${name}`}
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
