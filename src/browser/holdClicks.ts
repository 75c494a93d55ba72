/**
 * Holds clicks on buttons that need React until it stands: the button shows at once that the click
 * was received (`data-held`). The returned function lets go: every held click is made again.
 */
export function holdClicks(): () => void {
  const held = new Set<HTMLElement>();
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '#root button:not([data-consent],[aria-disabled])',
    );
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.dataset.held = '';
    held.add(button);
  };
  document.addEventListener('click', hold, true);
  return () => {
    document.removeEventListener('click', hold, true);
    for (const button of held) {
      delete button.dataset.held;
      button.click();
    }
  };
}
