import { css } from '@emotion/react';
import type { Operation, SectionPlace } from '#preview/EditApi.ts';
import { Icon, type IconName } from './Icon.tsx';
import { iconButton } from './look.ts';
import { usePlaces } from './usePlaces.ts';
import { useWorkbench } from './Workbench.ts';

type Props = { section: SectionPlace; page: string; tone?: 'dark' };
type Action = { words: string; icon: IconName; operation: Operation; isOff?: boolean };

/** What can be done to a section of a page. */
export function SectionActions({ section, page, tone }: Props) {
  const { edits, show } = useWorkbench();
  const places = usePlaces(page);
  const { path, isHidden } = section;
  const index = Number(path.at(-1));
  const last = (places?.sections.length ?? 0) - 1;
  const actions: Action[] = [
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
    {
      words: isHidden ? 'Show on the page' : 'Hide from the page',
      icon: isHidden ? 'show' : 'hide',
      operation: { kind: 'hide', path, hidden: !isHidden },
    },
    { words: 'Delete', icon: 'remove', operation: { kind: 'delete', path }, isOff: last === 0 },
  ];
  return (
    <div css={[row, tone === 'dark' && dark]} role="group" aria-label={`Section ${section.name}`}>
      {actions.map(({ words, icon, operation, isOff = false }) => (
        <button
          key={icon}
          type="button"
          css={iconButton}
          aria-label={words}
          title={words}
          disabled={isOff}
          onClick={() => void edits.run(operation)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        css={iconButton}
        aria-label="Add a section after it"
        title="Add a section after it"
        onClick={() => show({ section: index, tab: 'blocks' })}
      >
        <Icon name="add" />
      </button>
    </div>
  );
}

const row = css({ display: 'flex', flex: 'none' });
const dark = css({
  button: {
    color: 'inherit',
    '&:hover:not(:disabled)': { background: 'rgb(255 255 255 / 0.16)', borderColor: 'transparent' },
    '&:disabled': { color: '#7d858b' },
  },
});
