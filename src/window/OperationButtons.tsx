import { type ReactNode, type RefObject, useEffect } from 'react';
import { isSamePath, type Operation, type SectionPlace, type Path } from '#preview/EditApi.ts';
import { useFocusBack } from './forms/useFocusBack.ts';
import { OperationButton } from './OperationButton.tsx';
import { Button, type IconName } from './parts.tsx';
import { usePlaces, useWindow } from './WindowContext.ts';

type Props = {
  name: string;
  /** An item of a list, and the index of the last one. */
  path: Path;
  last: number;
  hash: string;
  hasCopies?: boolean;
  onDone?: (operation: Operation) => void;
  children?: ReactNode;
};

/** What can be done to an item of a list, each with one button. */
export function OperationButtons(props: Props) {
  const { name, path, last, hash, hasCopies = true, onDone, children } = props;
  const group = useFocusBack<HTMLDivElement>();
  const follow = useFollowMove(group, path, hash);
  const index = Number(path.at(-1));
  const moveTo = (to: number): Operation => ({ kind: 'move', path, to });
  const button = (icon: IconName, label: string, operation: Operation, disabled = false) => (
    <OperationButton
      {...{ icon, label, operation, hash, disabled }}
      onDone={(done) => {
        if (done.kind === 'move') follow(done, label);
        onDone?.(done);
      }}
    />
  );
  return (
    <div ref={group} className="operations" role="group" aria-label={name}>
      {button('up', 'Move up', moveTo(index - 1), index === 0)}
      {button('down', 'Move down', moveTo(index + 1), index >= last)}
      {hasCopies && button('duplicate', 'Duplicate', { kind: 'duplicate', path })}
      {button('remove', 'Delete', { kind: 'delete', path })}
      {children}
    </div>
  );
}

/** Keeps the focus on the buttons of an item that they have moved, so that the next press moves it on. */
function useFollowMove(group: RefObject<HTMLElement | null>, path: Path, hash: string) {
  const { show, moved } = useWindow();
  useEffect(() => {
    const own = group.current;
    if (!own || !moved || moved.before === hash || !isSamePath(moved.path, path)) return;
    if (moved.panel !== panelOf(own)) return;
    show({ moved: null });
    const buttons = [...own.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    // At an end of the list there is nothing but the way back.
    (buttons.find((one) => one.ariaLabel === moved.label) ?? buttons[0])?.focus();
  }, [group, show, moved, path, hash]);
  return ({ path: from, to }: Extract<Operation, { kind: 'move' }>, label: string) => {
    const own = group.current;
    if (!own?.contains(document.activeElement)) return;
    show({ moved: { path: [...from.slice(0, -1), to], label, panel: panelOf(own), before: hash } });
  };
}

function panelOf(element: Element): Element | null {
  return element.closest('[role="tabpanel"]');
}

type SectionProps = { section: SectionPlace; hash: string; page: string };

/** What can be done to a section of a page. */
export function SectionActions({ section, hash, page }: SectionProps) {
  const { show } = useWindow();
  const follow = useFollowSection();
  const last = (usePlaces(page)?.sections.length ?? 0) - 1;
  const { path, name, isHidden } = section;
  const hide: Operation = { kind: 'hide', path, hidden: !isHidden };
  const addAfter = () => show({ section: Number(path.at(-1)), tab: 'blocks' });
  return (
    <OperationButtons {...{ path, last, hash }} name={`Section ${name}`} onDone={follow}>
      <OperationButton
        icon={isHidden ? 'show' : 'hide'}
        label={isHidden ? 'Show on the page' : 'Hide from the page'}
        operation={hide}
        hash={hash}
      />
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
