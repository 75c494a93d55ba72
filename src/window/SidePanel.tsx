import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { Icon } from './parts.tsx';
import { BlocksTab } from './tabs/BlocksTab.tsx';
import { EventsTab } from './tabs/EventsTab.tsx';
import { FindTab } from './tabs/FindTab.tsx';
import { ConstantsTab, LinksTab, LookTab } from './tabs/NamedList.tsx';
import { PagesTab } from './tabs/PagesTab.tsx';
import { ProblemsTab } from './tabs/ProblemsTab.tsx';
import { SamplesTab } from './tabs/SamplesTab.tsx';
import { useUpdate, useWindow, useWindowState } from './WindowContext.ts';
import type { Tab } from './windowState.ts';

const tabs: Record<Tab, { name: string; Content: ComponentType }> = {
  pages: { name: 'Pages', Content: PagesTab },
  find: { name: 'Find', Content: FindTab },
  problems: { name: 'Problems', Content: ProblemsTab },
  blocks: { name: 'Blocks', Content: BlocksTab },
  constants: { name: 'Numbers', Content: ConstantsTab },
  links: { name: 'Links', Content: LinksTab },
  look: { name: 'Look', Content: LookTab },
  events: { name: 'Events', Content: EventsTab },
  samples: { name: 'Samples', Content: SamplesTab },
};
const order = Object.keys(tabs) as Tab[];

/** The tabs at the left, and the content of the one that is open. */
export function SidePanel() {
  const { show } = useWindow();
  const tab = useWindowState('tab');
  const { problems } = useUpdate();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step && order.at((order.indexOf(tab) + step) % order.length);
    if (!next) return;
    event.preventDefault();
    show({ tab: next });
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  const { name, Content } = tabs[tab];
  return (
    <div className="side-panel">
      <div role="tablist" aria-orientation="vertical" aria-label="Panel" ref={list}>
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
            {tabs[one].name}
            {one === 'problems' && problems.length > 0 && (
              <span className="count">{problems.length}</span>
            )}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div id="tab-content" role="tabpanel" aria-label={name} tabIndex={0} key={tab}>
        <Content />
      </div>
    </div>
  );
}
