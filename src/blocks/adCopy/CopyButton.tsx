import { css } from '@emotion/react';
import { type RefObject, useEffect } from 'react';
import { data, dataOf } from '#browser/dom.ts';
import { buttonLook } from '#parts/buttonLook.ts';
import { useExclusive } from '#parts/Exclusive.tsx';
import { fill, useMessages, useToast } from '#parts/contexts.ts';
import { hidden } from '#parts/styles.ts';
import { noScript } from '#parts/media.ts';

type Props = {
  title: string;
  text: string;
  /** The element with the text, to be selected when the browser refuses to copy. */
  source: RefObject<HTMLElement | null>;
  copyLabel: string;
  copiedLabel: string;
  /** Milliseconds. */
  copiedFor: number;
};

/**
 * Copies a text. Which one was copied is recorded for all copy buttons of the page together, and
 * cleared after `copiedFor`: copying another one moves the label there at once.
 */
export function CopyButton({ title, text, source, copyLabel, copiedLabel, copiedFor }: Props) {
  const messages = useMessages();
  const toast = useToast();
  const { turn, take, release } = useExclusive('copied');
  const isCopied = turn > 0;
  const label = isCopied ? copiedLabel : copyLabel;

  useEffect(() => {
    if (turn === 0) return undefined;
    const timer = setTimeout(release, copiedFor);
    return () => clearTimeout(timer);
  }, [turn, release, copiedFor]);

  const copy = async (button: HTMLElement) => {
    const state = dataOf(button);
    const isDone = state.done !== undefined; // copied before hydration
    delete state.done;
    try {
      // Without https there is no clipboard: that throws too.
      if (!isDone) await navigator.clipboard.writeText(text);
      take();
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current);
      toast(messages.copyRefused);
    }
  };

  return (
    <>
      <button
        type="button"
        css={[buttonLook.base, isCopied ? buttonLook.call : buttonLook.primary, wide]}
        aria-label={fill(messages.copyName, { label, title })}
        // The boot script copies before hydration, and shows it (#browser/holdClicks.ts).
        {...data({ copied: copiedLabel })}
        suppressHydrationWarning
        onClick={({ currentTarget }) => copy(currentTarget)}
      >
        {label}
      </button>
      <span role="status" css={hidden}>
        {isCopied && fill(messages.copied, { title })}
      </span>
    </>
  );
}

const wide = css({ width: '100%', [noScript]: { display: 'none' } });
