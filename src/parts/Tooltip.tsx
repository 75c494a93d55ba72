import { css, keyframes } from '@emotion/react';
import { type ReactNode, useEffect, useId, useState } from 'react';

/**
 * A short help beside a button or link: shown after the delay of site.yaml on hover and on focus, by CSS alone, so that
 * it works before React and without it; only Escape, which closes it (WCAG 1.4.13), needs React.
 */
export function Tooltip({
  text,
  children,
}: {
  text: string | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (text === undefined) return undefined;
    // On the document: a tooltip under the pointer closes too, whatever has the focus.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [text]);
  if (text === undefined) return children(undefined);

  const allow = () => setDismissed(false);
  return (
    <span
      css={anchor}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={allow}
      onFocus={allow}
      onPointerLeave={allow}
      onBlur={allow}
    >
      {children(id)}
      <span role="tooltip" id={id} css={bubble}>
        {text}
      </span>
    </span>
  );
}

const wait = keyframes({ from: { visibility: 'hidden' } });
const anchor = css({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  '> :first-child': { flexGrow: 1 },
});

const bubble = css({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 10px)',
  // In the middle, in whichever direction the words run.
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: 5,
  width: 'max-content',
  maxWidth: 'min(240px, 80vw)',
  padding: '8px 14px',
  borderRadius: 8,
  background: 'var(--ink)',
  color: 'var(--paper)',
  font: '500 var(--step-small)/1.4 var(--font-text)',
  letterSpacing: 'normal',
  textAlign: 'center',
  textTransform: 'none',
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.22)',
  visibility: 'hidden',
  // Keeps the pointer's way from the button to the bubble.
  '&::after': { content: '""', position: 'absolute', inset: '100% 0 auto', height: 12 },
  '*:hover > &, *:focus-within > &': {
    visibility: 'visible',
    // An animation, since Chromium now and then skips a transition of visibility.
    animation: `${wait} 1ms var(--tooltip-delay) backwards`,
  },
  '[data-dismissed] > &': { visibility: 'hidden !important' as 'hidden', animation: 'none' },
});
