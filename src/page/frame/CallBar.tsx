import { frameIds as ids } from '#browser/dom.ts';
import { ActionButton } from '#parts/ActionButton.tsx';
import type { Button } from '#schema/button.ts';

/** The buttons at the foot of phones: the last thing of the page, which stays at the edge of the screen (callBar.css). */
export function CallBar({ buttons }: { buttons: readonly Button[] }) {
  return (
    <section id={ids.callBar} aria-label={buttons.map(({ label }) => label).join(', ')}>
      {buttons.map((button, index) => (
        <ActionButton key={index} button={button} />
      ))}
    </section>
  );
}
