import type { ReactNode } from 'react';
import type { Operation, SectionPlace, YamlPath } from '#preview/EditApi.ts';
import type { IconName } from './parts.tsx';
import { useFocusBack } from './forms/useFocusBack.ts';
import { Button } from './parts.tsx';
import { usePlaces } from './useAnswer.ts';
import { useWindow } from './WindowContext.ts';

export type OperationButton = {
  words: string;
  icon: IconName;
  operation: Operation;
  isOff?: boolean;
};

type Props = {
  /** What it is that can be changed. */
  name: string;
  /** The version of the file that the paths belong to. */
  hash: string;
  buttons: readonly OperationButton[];
  /** Called with the operation as it was done to the newest version. */
  onDone?: (operation: Operation) => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** What can be done to a section or to an item of a list, each with one button. */
export function OperationButtons({ name, hash, buttons, onDone, children }: Props) {
  const { edits } = useWindow();
  const group = useFocusBack<HTMLDivElement>();
  return (
    <div ref={group} className="operations" role="group" aria-label={name}>
      {buttons.map(({ words, icon, operation, isOff }) => (
        <Button
          key={icon}
          look="icon"
          icon={icon}
          label={words}
          isWriting
          disabled={isOff}
          onClick={() => void edits.run(operation, hash, onDone)}
        />
      ))}
      {children}
    </div>
  );
}

/** What can be done to any item of a list; `last` is the index of the last one. */
export function itemButtons(path: YamlPath, last: number): OperationButton[] {
  const index = Number(path.at(-1));
  const moveTo = (to: number): Operation => ({ kind: 'move', path, to });
  return [
    { words: 'Move up', icon: 'up', operation: moveTo(index - 1), isOff: index === 0 },
    { words: 'Move down', icon: 'down', operation: moveTo(index + 1), isOff: index >= last },
    { words: 'Duplicate', icon: 'duplicate', operation: { kind: 'duplicate', path } },
    { words: 'Delete', icon: 'remove', operation: { kind: 'delete', path } },
  ];
}

type SectionProps = { section: SectionPlace; hash: string; page: string };

/** What can be done to a section of a page. */
export function SectionActions({ section, hash, page }: SectionProps) {
  const { show } = useWindow();
  const follow = useFollowSection();
  const last = (usePlaces(page)?.sections.length ?? 0) - 1;
  const { path, isHidden } = section;
  const hide: OperationButton = {
    words: isHidden ? 'Show on the page' : 'Hide from the page',
    icon: isHidden ? 'show' : 'hide',
    operation: { kind: 'hide', path, hidden: !isHidden },
  };
  return (
    <OperationButtons
      name={`Section ${section.name}`}
      hash={hash}
      buttons={[...itemButtons(path, last), hide]}
      onDone={follow}
    >
      <Button
        look="icon"
        icon="add"
        label="Add a section after it"
        onClick={() => show({ section: Number(path.at(-1)), tab: 'blocks' })}
      />
    </OperationButtons>
  );
}

/** What was selected stays selected, wherever an operation moves it. */
export function useFollowSection(): (operation: Operation) => void {
  const { show, state } = useWindow();
  return (operation) => {
    if (!('path' in operation) || state.get().section !== operation.path.at(-1)) return;
    if (operation.kind === 'move') show({ section: operation.to });
    if (operation.kind === 'delete') show({ section: null });
  };
}
