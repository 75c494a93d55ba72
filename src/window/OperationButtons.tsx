import type { ReactNode } from 'react';
import type { Operation, SectionPlace, YamlPath } from '#preview/EditApi.ts';
import { useFocusBack } from './forms/useFocusBack.ts';
import { Button, type IconName } from './parts.tsx';
import { usePlaces, useWindow } from './WindowContext.ts';

type OperationButton = {
  label: string;
  icon: IconName;
  operation: Operation;
  disabled?: boolean;
};

type Props = {
  name: string;
  /** An item of a list, and the index of the last one. */
  path: YamlPath;
  last: number;
  hash: string;
  hasCopies?: boolean;
  more?: readonly OperationButton[];
  onDone?: (operation: Operation) => void;
  children?: ReactNode;
};

/** What can be done to an item of a list, each with one button. */
export function OperationButtons(props: Props) {
  const { name, path, last, hash, hasCopies = true, more = [], onDone, children } = props;
  const { edits } = useWindow();
  const group = useFocusBack<HTMLDivElement>();
  const index = Number(path.at(-1));
  const moveTo = (to: number): Operation => ({ kind: 'move', path, to });
  const copy = { kind: 'duplicate', path } as const;
  const buttons: OperationButton[] = [
    { label: 'Move up', icon: 'up', operation: moveTo(index - 1), disabled: index === 0 },
    { label: 'Move down', icon: 'down', operation: moveTo(index + 1), disabled: index >= last },
    ...(hasCopies ? [{ label: 'Duplicate', icon: 'duplicate', operation: copy } as const] : []),
    { label: 'Delete', icon: 'remove', operation: { kind: 'delete', path } },
    ...more,
  ];
  return (
    <div ref={group} className="operations" role="group" aria-label={name}>
      {buttons.map(({ operation, ...button }) => (
        <Button
          key={button.icon}
          isWriting
          onClick={() => void edits.run(operation, hash, onDone)}
          {...button}
        />
      ))}
      {children}
    </div>
  );
}

type SectionProps = { section: SectionPlace; hash: string; page: string };

/** What can be done to a section of a page. */
export function SectionActions({ section, hash, page }: SectionProps) {
  const { show } = useWindow();
  const follow = useFollowSection();
  const last = (usePlaces(page)?.sections.length ?? 0) - 1;
  const { path, name, isHidden } = section;
  const hide: OperationButton = {
    label: isHidden ? 'Show on the page' : 'Hide from the page',
    icon: isHidden ? 'show' : 'hide',
    operation: { kind: 'hide', path, hidden: !isHidden },
  };
  const addAfter = () => show({ section: Number(path.at(-1)), tab: 'blocks' });
  return (
    <OperationButtons
      {...{ path, last, hash }}
      name={`Section ${name}`}
      more={[hide]}
      onDone={follow}
    >
      <Button icon="add" label="Add a section after it" onClick={addAfter} />
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
