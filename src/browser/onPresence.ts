const signs = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'focusin', 'click'];

/**
 * Calls `wake` at the visitor's first sign of presence, or at once where something on the page asks
 * for it (`data-alive="at-once"`); once, but again at the next sign when it failed.
 */
export function onPresence(wake: () => Promise<void>): void {
  const listen = () => {
    for (const sign of signs) addEventListener(sign, attempt, true);
  };
  const attempt = () => {
    for (const sign of signs) removeEventListener(sign, attempt, true);
    wake().catch(listen);
  };
  if (document.querySelector('[data-alive=at-once]')) attempt();
  else listen();
}
