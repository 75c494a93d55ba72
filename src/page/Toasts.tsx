import { css } from '@emotion/react';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '#parts/SiteContext.ts';
import type { ToastStore } from './toastStore.ts';

/** The messages at the edge of the page. The list stands there from the start, or nobody hears it. */
export function Toasts({ store }: { store: ToastStore }) {
  const messages = useMessages();
  const before = useRef<HTMLElement>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    store.dismiss(id);
    before.current?.focus();
  };
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, store.toasts);
  return (
    <section css={edge} aria-label={messages.notifications}>
      <div role="status">
        {toasts
          .filter(({ isOpen }) => isOpen)
          .map(({ id, text }) => (
            <div key={id} css={toast} data-toast="">
              <p>{text}</p>
              <button type="button" onFocus={rememberFocus} onClick={() => dismiss(id)}>
                {messages.dismiss}
              </button>
            </div>
          ))}
      </div>
    </section>
  );
}

const edge = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 12,
  insetBlockEnd: 'calc(12px + var(--room, 0px))',
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});
const toast = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-s)',
  maxWidth: 520,
  padding: '12px 12px 12px 22px',
  borderRadius: 'var(--radius)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: '0 16px 40px rgb(0 0 0 / 0.35)',
  pointerEvents: 'auto',
  p: { margin: 0 },
  button: {
    flex: 'none',
    minHeight: 44,
    padding: '0 1.1em',
    border: '1.5px solid currentColor',
    borderRadius: 999,
    background: 'none',
    color: 'inherit',
    font: '600 var(--step-small)/1 var(--font-heading)',
    cursor: 'pointer',
  },
});
