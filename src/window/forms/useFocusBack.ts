import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps the focus in its place in the panel when a form or a row of buttons goes away with it: on the
 * button that the form was opened with, else on the first button around it.
 */
export function useFocusBack<Own extends HTMLElement>(): RefObject<Own | null> {
  const own = useRef<Own>(null);
  // Read at the first render: the button may give way to the form.
  const [opener] = useState(() => nameOf(document.activeElement));
  useEffect(() => {
    const around: HTMLElement[] = [];
    const panel = own.current?.closest('[role="tabpanel"]');
    for (let at = own.current?.parentElement; at && panel?.contains(at); at = at.parentElement) {
      around.push(at);
    }
    return () => {
      if (document.activeElement !== document.body) return;
      const buttons = around
        .filter((one) => one.isConnected)
        .map((one) => [...one.querySelectorAll<HTMLElement>('button:not(:disabled)')])
        .find(({ length }) => length > 0);
      (buttons?.find((button) => nameOf(button) === opener) ?? buttons?.[0])?.focus();
    };
  }, [opener]);
  return own;
}

function nameOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}
