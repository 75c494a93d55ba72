import { dataOf, ids } from './dom.ts';

type HeldClicks = {
  /** Whether a button waits that does nothing without React; copy buttons have copied. */
  needsReact(): boolean;
  /** Repeats every held click. Until `release`, they are held again, and count as an interaction. */
  press(): void;
  /** Repeats every held click, and holds no more: the page is hydrated. */
  release(): void;
  /** Drops the clicks held so far, and returns their buttons: React could not be loaded. */
  drop(): HTMLElement[];
};

/**
 * Holds clicks on buttons that need React until the page is hydrated. The button shows at once that the
 * click was received (`aria-busy`). Copy buttons copy at once.
 */
export function holdClicks(isTranslated = () => false): HeldClicks {
  const held = new Set<HTMLElement>();
  const copy = createCopy();
  const hold = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      `#${ids.root} button:not([data-consent],[aria-disabled])`,
    );
    if (!button) return;
    event.stopPropagation();
    event.preventDefault();
    held.delete(button); // In the order of the last clicks.
    held.add(button);
    button.setAttribute('aria-busy', 'true');
    // React reports a failure: it copies again.
    copy(button)
      .catch(() => {})
      .finally(() => {
        if (!isTranslated() || !isCopy(button)) return;
        button.removeAttribute('aria-busy');
        held.delete(button);
      });
  };
  addEventListener('click', hold, true);
  const drop = () => {
    const buttons = [...held];
    held.clear();
    for (const button of buttons) button.removeAttribute('aria-busy');
    return buttons;
  };
  const press = () => {
    for (const button of drop()) button.click();
  };
  return {
    needsReact: () => ![...held].every(isCopy),
    press,
    drop,
    release() {
      removeEventListener('click', hold, true);
      press();
    },
  };
}

function isCopy(button: HTMLElement): boolean {
  return dataOf(button).copied !== undefined;
}

/**
 * Copies the text of the element before a copy button (#blocks/adCopy/AdCopy.tsx). Browsers allow it
 * only for a moment after the click, and React takes a cheap phone more than a second. Costs 0.2 KB.
 */
function createCopy() {
  let restoreLabel = () => {};
  return async (button: HTMLElement) => {
    const data = dataOf(button);
    const parts = [...(button.previousElementSibling?.children ?? [])];
    if (data.copied === undefined || !parts[0]) return;
    await navigator.clipboard.writeText(parts.map(({ textContent }) => textContent).join('\n\n'));
    // React may have taken over meanwhile.
    if (!button.hasAttribute('aria-busy')) return;
    data.done = '';
    restoreLabel();
    const label = button.textContent;
    restoreLabel = () => {
      button.textContent = label;
    };
    button.textContent = data.copied;
  };
}
