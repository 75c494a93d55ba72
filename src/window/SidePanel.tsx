import { css } from '@emotion/react';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { hue } from './look.ts';
import { BlocksTab } from './tabs/BlocksTab.tsx';
import { ConstantsTab } from './tabs/ConstantsTab.tsx';
import { FindTab } from './tabs/FindTab.tsx';
import { EventsTab } from './tabs/EventsTab.tsx';
import { LinksTab } from './tabs/LinksTab.tsx';
import { LookTab } from './tabs/LookTab.tsx';
import { PagesTab } from './tabs/PagesTab.tsx';
import { ProblemsTab } from './tabs/ProblemsTab.tsx';
import { SamplesTab } from './tabs/SamplesTab.tsx';
import { type Tab, useUpdate, useView, useWorkbench } from './Workbench.ts';

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

/** The tabs at the left, and what stands in the one that is open. */
export function SidePanel() {
  const { show } = useWorkbench();
  const { tab } = useView();
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
    <div css={panel}>
      <div css={rail} role="tablist" aria-orientation="vertical" aria-label="Panel" ref={list}>
        {order.map((one) => (
          <button
            key={one}
            id={`tab-${one}`}
            type="button"
            role="tab"
            css={choice}
            aria-selected={one === tab}
            aria-controls="tab-content"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => show({ tab: one })}
            onKeyDown={move}
          >
            <Icon name={one} />
            {tabs[one].name}
            {one === 'problems' && problems.length > 0 && (
              <span css={badge}>{problems.length}</span>
            )}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div css={content} id="tab-content" role="tabpanel" aria-label={name} tabIndex={0} key={tab}>
        <Content />
      </div>
    </div>
  );
}

const panel = css({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  height: '100%',
  background: hue.panel,
});
const rail = css({
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: '8px 6px',
  overflow: 'auto',
  borderInlineEnd: `1px solid ${hue.line}`,
  background: hue.bar,
});
const choice = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  padding: '8px 2px 6px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: hue.muted,
  fontSize: 11.5,
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: '#ecedea', color: hue.ink },
  '&[aria-selected="true"]': { background: hue.accentSoft, color: hue.accent, fontWeight: 650 },
});
const badge = css({
  position: 'absolute',
  insetBlockStart: 3,
  insetInlineEnd: 10,
  minWidth: 18,
  padding: '0 4px',
  borderRadius: 9,
  background: hue.error,
  color: '#ffffff',
  fontSize: 11,
  lineHeight: '18px',
  textAlign: 'center',
});
const content = css({ minWidth: 0, padding: '16px 16px 40px', overflow: 'auto' });
