import { type FocusEvent, useRef, useState } from 'react';
import { useMessages } from '#parts/contexts.ts';
import type { Timings } from '#schema/timings.ts';

/** A message: open until it is dismissed, then kept out of sight until its time is over. */
type Toast = { id: number; text: string; isOpen: boolean };

/** Keeps at most `limit` messages, the newest first; a dismissed one leaves after `removeAfter`. */
export function useToasts({ limit, removeAfter }: Timings['toast']) {
  const lastId = useRef(0);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const add = (text: string) => {
    lastId.current += 1;
    const toast = { id: lastId.current, text, isOpen: true };
    setToasts((before) => [toast, ...before].slice(0, limit));
  };
  const dismiss = (dismissed: number) => {
    setToasts((before) =>
      before.map((toast) => (toast.id === dismissed ? { ...toast, isOpen: false } : toast)),
    );
    const remove = () => setToasts((before) => before.filter(({ id }) => id !== dismissed));
    setTimeout(remove, removeAfter);
  };
  return { toasts, add, dismiss };
}

type Props = Pick<ReturnType<typeof useToasts>, 'toasts' | 'dismiss'>;

/** The messages at the edge of the page. The list is there from the start, or screen readers miss what comes into it. */
export function Toasts({ toasts, dismiss }: Props) {
  const messages = useMessages();
  const before = useRef<HTMLElement>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
  const close = (id: number) => {
    dismiss(id);
    before.current?.focus();
  };
  const open = toasts.filter(({ isOpen }) => isOpen);
  return (
    <section aria-label={messages.notifications}>
      <div role="status">
        {open.map(({ id, text }) => (
          <div key={id} data-toast="">
            <p>{text}</p>
            <button type="button" onFocus={rememberFocus} onClick={() => close(id)}>
              {messages.dismiss}
            </button>
          </div>
        ))}
      </div>
    </section>
  );
}
