export type HeldClicks = {
  /** Makes every held click again; while clicks are held, they are a sign of presence, and held anew. */
  press(): void;
  /** Makes every held click again, and holds no more. */
  release(): void;
  /** Forgets the clicks held so far, and returns their buttons: React could not be fetched. */
  forget(): HTMLElement[];
};

/**
 * Holds clicks on buttons that need React until it stands: the button shows at once that the click
 * was received (`aria-busy`).
 */
export function holdClicks(): HeldClicks {
  const held = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '#_root button:not([data-consent],[aria-disabled])',
    );
    if (!button) return;
    event.stopPropagation();
    held.delete(button); // The last press is made last, as by the visitor.
    held.add(button);
    button.setAttribute('aria-busy', 'true');
  };
  // On the document, as what copies before React stands (#blocks/adCopy/early.ts), which comes after it
  // and looks for `aria-busy`: on the window, no click that is held would get there.
  document.addEventListener('click', hold, true);
  const forget = () => {
    const buttons = [...held];
    held.clear();
    for (const button of buttons) button.removeAttribute('aria-busy');
    return buttons;
  };
  const press = () => {
    for (const button of forget()) button.click();
  };
  return {
    press,
    forget,
    release() {
      document.removeEventListener('click', hold, true);
      press();
    },
  };
}
