import { css, keyframes } from '@emotion/react';
import { useEffect } from 'react';
import { data, dataOf } from '#browser/dom.ts';
import { fill, useSite } from '#parts/contexts.ts';
import { useExclusive } from '#parts/Exclusive.tsx';
import { framed } from '#parts/framed.tsx';
import { buttonLook, card, centred, hidden, noScript } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';

export const AdCopy = framed(function AdCopy({
  ads,
  copyLabel,
  copiedLabel,
  copiedFor,
}: BlockOf<'adCopy'>) {
  const labels = { copyLabel, copiedLabel, copiedFor };
  return (
    <ul css={row}>
      {ads.map(({ title, headline, body, cta }, index) => (
        <li key={index} css={item} data-tone="surface">
          <h3 css={name}>{title}</h3>
          <div css={words}>
            <p css={strong}>{headline}</p>
            <p>{body}</p>
            <p css={strong}>{cta}</p>
          </div>
          <CopyButton title={title} text={[headline, body, cta].join('\n\n')} {...labels} />
        </li>
      ))}
    </ul>
  );
});

type Props = Pick<BlockOf<'adCopy'>, 'copyLabel' | 'copiedLabel' | 'copiedFor'> & {
  title: string;
  text: string;
};

/**
 * Copies a text, which the element before it shows. Which one was copied is recorded for all copy buttons
 * of the page together, and cleared after `copiedFor`: copying another one moves the label there at once.
 */
function CopyButton({ title, text, copyLabel, copiedLabel, copiedFor: own }: Props) {
  const { messages, toast, copiedFor: usual } = useSite();
  const copiedFor = own ?? usual;
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
      const shown = button.previousElementSibling;
      if (shown) getSelection()?.selectAllChildren(shown);
      toast(messages.copyRefused);
    }
  };

  return (
    <>
      <button
        type="button"
        css={buttonLook}
        data-look={isCopied ? 'call' : undefined}
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

const turning = keyframes({ to: { transform: 'rotate(1turn)' } });
const row = css({
  ...centred(1120),
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18.75rem), 1fr))',
  gap: 'var(--space-m)',
});
const item = css({
  ...card,
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-s)',
  button: { [noScript]: { display: 'none' } },
  // Pressed before hydration: received, and done as soon as React is there.
  '[aria-busy]': { cursor: 'progress', opacity: 0.75 },
  '[aria-busy]::after': {
    content: '""',
    width: '1em',
    height: '1em',
    border: '2.5px solid currentColor',
    borderInlineEndColor: 'transparent',
    borderRadius: '50%',
    animation: `${turning} 0.8s linear infinite`,
  },
});
const name = css({
  color: 'var(--text-muted)',
  fontSize: 'var(--step-small)',
  letterSpacing: '0.03em',
});
const words = css({ flex: 1, whiteSpace: 'pre-line', p: { marginBlockEnd: '0.8em' } });
const strong = css({ font: '700 var(--step-lead)/1.35 var(--font-heading)' });
