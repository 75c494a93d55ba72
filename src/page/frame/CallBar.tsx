import { frameIds } from '#browser/dom.ts';
import { ActionButton } from '#parts/ActionButton.tsx';
import type { HeaderProps } from '../Header.tsx';

/** The buttons at the foot of phones: the last thing of the page, which stays at the edge of the screen (callBar.css). */
export function CallBar({ header: { callBar = [] } }: Pick<HeaderProps, 'header'>) {
  if (callBar.length === 0) return null;
  return (
    <section id={frameIds.callBar} aria-label={callBar.map(({ label }) => label).join(', ')}>
      {callBar.map((button, index) => (
        <ActionButton key={index} button={{ ...button, label: unbroken(button.label) }} />
      ))}
    </section>
  );
}

/** A telephone number stays on one line: no-break spaces between its digits. */
function unbroken(label: string): string {
  return label.replaceAll(/(\d) (?=\d)/g, '$1\u00a0');
}
