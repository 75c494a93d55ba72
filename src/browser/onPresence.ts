const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/**
 * Calls `wake` once: at the visitor's first sign of presence, or at once where something on the page
 * asks for it (`data-alive="at-once"`).
 */
export function onPresence(wake: () => void): void {
  const first = () => {
    for (const sign of signs) removeEventListener(sign, first, true);
    wake();
  };
  if (document.querySelector('[data-alive]')) wake();
  else for (const sign of signs) addEventListener(sign, first, { capture: true, passive: true });
}
