/**
 * Copies while React is still on its way: pressed buttons show at once that they are held, and this
 * is there long before React. The press stays held: React takes over what was copied
 * (`data-copied`), and copies or refuses what was not. What it needs stands in the page: the words
 * right before the button (AdCopy.tsx), the label on it (CopyButton.tsx).
 */
function copyEarly(): void {
  let putLabelBack = () => {};

  const copy = async (button: HTMLElement) => {
    const { copiedLabel } = button.dataset;
    const parts = [...(button.previousElementSibling?.children ?? [])];
    if (copiedLabel === undefined || parts.length === 0) return;
    await navigator.clipboard.writeText(parts.map(({ textContent }) => textContent).join('\n\n'));
    // React may have come in the meantime, and tells more.
    if (!button.hasAttribute('aria-busy')) return;
    button.dataset.copied = '';
    putLabelBack();
    const label = button.textContent;
    putLabelBack = () => {
      button.textContent = label;
    };
    button.textContent = copiedLabel;
  };
  // What is refused is told by React, which asks for it again.
  const tryCopy = (button: HTMLElement) => void copy(button).catch(() => {});

  document.querySelectorAll<HTMLElement>('button[aria-busy]').forEach(tryCopy);
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[aria-busy]');
      if (button) tryCopy(button);
    },
    true,
  );
}

copyEarly();
