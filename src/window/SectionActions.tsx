import type { Operation, SectionPlace } from '#preview/EditApi.ts';
import { Icon } from './Icon.tsx';
import { iconButton } from './look.ts';
import { itemButtons, OperationButtons } from './OperationButtons.tsx';
import { usePlaces } from './usePlaces.ts';
import { useWorkbench } from './Workbench.ts';

type Props = { section: SectionPlace; seen: string; page: string; tone?: 'dark' };

/** What can be done to a section of a page. */
export function SectionActions({ section, seen, page, tone }: Props) {
  const { show, view } = useWorkbench();
  const places = usePlaces(page);
  const { path, isHidden } = section;
  const index = Number(path.at(-1));
  const hide = {
    words: isHidden ? 'Show on the page' : 'Hide from the page',
    icon: isHidden ? 'show' : 'hide',
    operation: { kind: 'hide', path, hidden: !isHidden },
  } as const;
  // What was chosen stays chosen, wherever it stands then.
  const follow = (operation: Operation) => {
    if (!('path' in operation) || view.get().section !== operation.path.at(-1)) return;
    if (operation.kind === 'move') show({ section: operation.to });
    if (operation.kind === 'delete') show({ section: null });
  };
  return (
    <OperationButtons
      name={`Section ${section.name}`}
      seen={seen}
      buttons={[...itemButtons(path, (places?.sections.length ?? 0) - 1), hide]}
      tone={tone}
      onDone={follow}
    >
      <button
        type="button"
        css={iconButton}
        aria-label="Add a section after it"
        title="Add a section after it"
        onClick={() => show({ section: index, tab: 'blocks' })}
      >
        <Icon name="add" />
      </button>
    </OperationButtons>
  );
}
