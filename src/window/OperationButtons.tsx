import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Operation, YamlPath } from '#preview/EditApi.ts';
import { Icon, type IconName } from './Icon.tsx';
import { iconButton } from './look.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useIsConnected, useWorkbench } from './Workbench.ts';

export type OperationButton = {
  words: string;
  icon: IconName;
  operation: Operation;
  isOff?: boolean;
};

type Props = {
  /** What it is that can be changed. */
  name: string;
  /** The version of the file that the paths are of. */
  seen: string;
  buttons: readonly OperationButton[];
  tone?: 'dark' | undefined;
  /** Called with the operation as it was done to the newest version. */
  onDone?: (operation: Operation) => void;
  /** Further buttons. */
  children?: ReactNode;
};

/** What can be done to a section or to an item of a list, each with one button. */
export function OperationButtons({ name, seen, buttons, tone, onDone, children }: Props) {
  const { edits } = useWorkbench();
  const isConnected = useIsConnected();
  const own = useFocusBack<HTMLDivElement>();
  return (
    <div ref={own} css={[row, tone === 'dark' && dark]} role="group" aria-label={name}>
      {buttons.map(({ words, icon, operation, isOff = false }) => (
        <button
          key={icon}
          type="button"
          css={iconButton}
          aria-label={words}
          title={words}
          disabled={isOff || !isConnected}
          onClick={() => void edits.run(operation, seen, onDone)}
        >
          <Icon name={icon} />
        </button>
      ))}
      {children}
    </div>
  );
}

/** What can be done to any item of a list; `last` is the index of the last one. */
export function itemButtons(path: YamlPath, last: number): OperationButton[] {
  const index = Number(path.at(-1));
  return [
    {
      words: 'Move up',
      icon: 'up',
      operation: { kind: 'move', path, to: index - 1 },
      isOff: index === 0,
    },
    {
      words: 'Move down',
      icon: 'down',
      operation: { kind: 'move', path, to: index + 1 },
      isOff: index >= last,
    },
    { words: 'Duplicate', icon: 'duplicate', operation: { kind: 'duplicate', path } },
    { words: 'Delete', icon: 'remove', operation: { kind: 'delete', path } },
  ];
}

const row = css({ display: 'flex', flex: 'none' });
const dark = css({
  button: {
    color: 'inherit',
    '&:hover:not(:disabled)': { background: 'rgb(255 255 255 / 0.16)', borderColor: 'transparent' },
    '&:disabled': { color: '#7d858b' },
  },
});
