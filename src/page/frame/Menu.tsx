import { css } from '@emotion/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { data, frameIds as ids } from '#browser/dom.ts';
import { ActionButton } from '#parts/ActionButton.tsx';
import { useMessages } from '#parts/contexts.ts';
import { Icon } from '#parts/separate/Icon.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { Header } from '#schema/frame.ts';
import type { HeaderProps } from '../Header.tsx';
import { HomeLink } from '../HomeLink.tsx';
import { HeaderText } from './HeaderText.tsx';

/**
 * The menu with all that does not fit beside the logo of a phone. On small screens it is a popover, and its
 * groups are `details`: browsers open and close both, and Escape closes the popover, before any script and without
 * one. On wide screens the styles put the same elements into a row (menuRow.css). What needs a script:
 * a group in that row closes by Escape and by a press elsewhere, and a link closes what it is in.
 */
export function Menu({ header, site }: HeaderProps) {
  const { menu = [], buttons = [], menuLabel, homeLabel } = header;
  const { dismiss } = useMessages();
  const nav = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [location] = useLocation();
  const shown = useRef(location);

  useEffect(() => listen(nav, opener), []);
  // After the page has changed, by a link or by going back. Not at first: a visitor may have opened it already.
  useEffect(() => {
    if (shown.current !== location) close(nav.current);
    shown.current = location;
  }, [location]);
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) close(nav.current);
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={ids.menu}
        aria-label={menuLabel}
        ref={opener}
        {...byBrowser}
      />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click is the one on a link in it */}
      <nav id={ids.menu} popover="auto" aria-label={menuLabel} ref={nav} onClick={onClick}>
        <div>
          <HomeLink label={homeLabel} site={site} loading="lazy" />
          <button
            type="button"
            popoverTarget={ids.menu}
            popoverTargetAction="hide"
            aria-label={dismiss}
            {...byBrowser}
          />
        </div>
        {menu.length > 0 && (
          <ul>
            {menu.map((entry, index) => (
              <li key={index}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        )}
        <HeaderText header={header} />
        {buttons.length > 0 && (
          <div className="buttons">
            {buttons.map((button, index) => (
              <ActionButton key={index} button={button} />
            ))}
          </div>
        )}
      </nav>
    </>
  );
}

/** No script repeats the clicks. */
const byBrowser = data({ consent: '' });

function Entry({
  entry: { label, to, links = [] },
}: {
  entry: NonNullable<Header['menu']>[number];
}) {
  const [location] = useLocation();
  if (to !== undefined) return <TargetLink to={to}>{label}</TargetLink>;
  const isCurrent = links.some((link) => link.to === location);
  return (
    // Of one name: the browser closes the last one when another opens.
    <details name={ids.menu}>
      <summary aria-current={isCurrent || undefined}>{label}</summary>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <TargetLink to={link.to}>
              <Words {...link} />
            </TargetLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

type Link = NonNullable<NonNullable<Header['menu']>[number]['links']>[number];

function Words({ icon, label, text }: Link) {
  const below = text !== undefined && <small>{text}</small>;
  if (icon === undefined)
    return (
      <span>
        {label}
        {below}
      </span>
    );
  return (
    <span css={marked}>
      <Icon name={icon} />
      {label}
      {below}
    </span>
  );
}

/** The icon is beside the first line. */
const marked = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 12,
  small: { gridColumn: 2 },
  '#_root > header & > :is(svg, img)': { width: '1.2em', height: '1.3em', color: 'var(--muted)' },
});

type Ref<Of> = { readonly current: Of | null };

/** Closes what is left: by Escape, by a press or the focus elsewhere, and the popover where the row takes its place. */
function listen(nav: Ref<HTMLElement>, opener: Ref<HTMLElement>): () => void {
  const isRow = () => !opener.current?.offsetParent;
  const leave = ({ target }: Event) => {
    const around = isRow() ? openGroup(nav.current) : nav.current;
    if (!around?.contains(target as Node)) close(nav.current);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const group = key === 'Escape' && openGroup(nav.current);
    if (!group) return;
    if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
    group.open = false;
  };
  const onResize = () => {
    if (isRow()) close(nav.current);
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', onKeyDown);
  addEventListener('resize', onResize);
  return () => {
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', onKeyDown);
    removeEventListener('resize', onResize);
  };
}

function close(nav: HTMLElement | null): void {
  const group = openGroup(nav);
  if (group) group.open = false;
  // Not in every browser. With `false`, it is no error that the popover is closed already.
  nav?.togglePopover?.(false);
}

function openGroup(nav: HTMLElement | null): HTMLDetailsElement | null | undefined {
  return nav?.querySelector<HTMLDetailsElement>('details[open]');
}
