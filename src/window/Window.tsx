import { type ComponentType, type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { NewSite } from './NewSite.tsx';
import { Notices } from './Notices.tsx';
import { Icon } from './parts.tsx';
import { Question } from './Question.tsx';
import { Stage } from './stage/Stage.tsx';
import { BlocksTab } from './tabs/BlocksTab.tsx';
import { EventsTab } from './tabs/EventsTab.tsx';
import { FindTab } from './tabs/FindTab.tsx';
import { ConstantsTab, LinksTab, LookTab } from './tabs/NamedList.tsx';
import { PagesTab } from './tabs/PagesTab.tsx';
import { ProblemsTab, SamplesTab } from './tabs/ProblemsTab.tsx';
import { TopBar } from './TopBar.tsx';
import { useWindow } from './WindowContext.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { type Tab, tabs } from './windowState.ts';

const YamlPane = lazy(() =>
  import('./yaml/YamlPane.tsx').then((yaml) => ({ default: yaml.YamlPane })),
);

/**
 * The whole window: the panel at the left, the pages in the middle, the file at the right; one above the other
 * on a phone.
 */
export function Window() {
  const { isEditorOpen, isConnected, site, problems } = useWindow();
  const isNarrow = useIsNarrow();
  const fixed = { groupResizeBehavior: 'preserve-pixel-size' } as const;
  const least = (pixels: number) => (isNarrow ? 120 : pixels);
  if (!site && problems.some(({ code }) => code === 'missing-file')) return <NewSite />;
  return (
    <div className="window">
      <TopBar />
      <div className="disconnected" role="status">
        {!isConnected &&
          'The preview has ended, so nothing can be saved. Start it again in the terminal: this window ' +
            'goes on by itself, with everything that you have typed.'}
      </div>
      <main>
        <Group orientation={isNarrow ? 'vertical' : 'horizontal'}>
          <Panel id="panel" defaultSize={440} minSize={least(320)} {...fixed}>
            <SidePanel />
          </Panel>
          <Separator className="divider" aria-label="Size of the panel" />
          <Panel id="stage" minSize={least(280)}>
            <Stage />
          </Panel>
          {isEditorOpen && (
            <>
              <Separator className="divider" aria-label="Size of the editor" />
              <Panel id="yaml" defaultSize={isNarrow ? 320 : 520} minSize={least(300)} {...fixed}>
                <Suspense fallback={<p className="waiting">The editor is loading…</p>}>
                  <YamlPane />
                </Suspense>
              </Panel>
            </>
          )}
        </Group>
      </main>
      <Notices />
      <Question />
    </div>
  );
}

const tabContents: Readonly<Record<Tab, ComponentType>> = {
  pages: PagesTab,
  find: FindTab,
  problems: ProblemsTab,
  blocks: BlocksTab,
  constants: ConstantsTab,
  links: LinksTab,
  look: LookTab,
  events: EventsTab,
  samples: SamplesTab,
};
const order = Object.keys(tabs) as Tab[];

/** The tabs at the left, and the content of the one that is open. */
function SidePanel() {
  const { show, tab, problems } = useWindow();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = step && order.at((order.indexOf(tab) + step) % order.length);
    if (!next) return;
    event.preventDefault();
    show({ tab: next });
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const Content = tabContents[tab];
  const isNarrow = useIsNarrow();
  return (
    <div className="side-panel">
      <div
        role="tablist"
        aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
        aria-label="Panel"
        ref={list}
      >
        {order.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls="tab-content"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => show({ tab: one })}
            onKeyDown={move}
          >
            <Icon name={one} />
            {tabs[one]}
            {one === 'problems' && problems.length > 0 && (
              <span className="count">{problems.length}</span>
            )}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div id="tab-content" role="tabpanel" aria-label={tabs[tab]} tabIndex={0} key={tab}>
        <Content />
      </div>
    </div>
  );
}
