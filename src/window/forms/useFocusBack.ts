import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps the focus in its place when a form or a row of buttons goes away with it: on the button that
 * the form was opened with, else on the first button around it.
 */
export function useFocusBack<Own extends HTMLElement>(): RefObject<Own | null> {
  const own = useRef<Own>(null);
  // Asked while it is drawn for the first time: the button may give way to the form.
  const [opener] = useState(() => nameOf(document.activeElement));
  useEffect(() => {
    const around = ancestorsOf(own.current);
    return () => {
      if (document.activeElement !== document.body) return;
      const near = around.find((one) => one.isConnected && buttonsIn(one).length > 0);
      const buttons = near ? buttonsIn(near) : [];
      (buttons.find((button) => nameOf(button) === opener) ?? buttons[0])?.focus();
    };
  }, [opener]);
  return own;
}

function buttonsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('button:not(:disabled)')];
}

function nameOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

/** The elements around one in the panel, the nearest first; none for what stands over a page. */
function ancestorsOf(element: HTMLElement | null): HTMLElement[] {
  const panel = element?.closest('[role="tabpanel"]');
  const around: HTMLElement[] = [];
  let at = panel ? element?.parentElement : null;
  while (at) {
    around.push(at);
    at = at === panel ? null : at.parentElement;
  }
  return around;
}
