import { css } from '@emotion/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Category } from '#schema/consent.ts';
import { addLink } from './download.ts';
import { buttonLook, noScript, overlay, standIn, wrappedRow } from './styles.ts';
import { useConsent, useSite } from './contexts.ts';

type Options = {
  /** The question comes after a press, whose button is gone: it takes the focus. */
  takesFocus?: boolean;
  /** What there is to see, as a heading above the question. */
  title?: string;
  /** Called when the visitor says yes here. */
  onYes?: () => void;
};

/**
 * The question to show in place of what belongs to a third party, or null when it may be shown: the
 * visitor has allowed its kind, or has just done so here, this once or from now on, or site.yaml has
 * no words for the question. It fills the nearest positioned box.
 */
export function useAskFirst(
  category: Exclude<Category, 'marketing' | 'statistics'>,
  { takesFocus, title, onYes }: Options = {},
): ReactNode | null {
  const words = useSite().questions[category];
  const [isAllowed, allow] = useConsent(category);
  const [isAllowedOnce, setAllowedOnce] = useState(false);
  if (!words || isAllowed || isAllowedOnce) return null;
  const answer = (label: string, say: () => void) => (
    <button
      type="button"
      css={buttonLook}
      onClick={() => {
        say();
        onYes?.();
      }}
    >
      {label}
    </button>
  );
  return (
    <Question label={words.label} title={title} text={words.ask} takesFocus={takesFocus}>
      {answer(words.once, () => setAllowedOnce(true))}
      {answer(words.always, allow)}
    </Question>
  );
}

/**
 * The way to connect to a third party shortly before it is needed, so that it comes sooner. It does
 * nothing without the visitor's consent to its category: where none is requested, pressing play is the consent.
 */
export function usePreconnect(
  category: Exclude<Category, 'marketing' | 'statistics'>,
): (address: string | undefined) => void {
  const isAsked = useSite().questions[category] !== undefined;
  const [isAllowed] = useConsent(category);
  return useCallback(
    (address) => {
      if (!isAsked || !isAllowed || address === undefined) return;
      const { origin } = new URL(address);
      const isThere = document.head.querySelector(`link[rel="preconnect"][href="${origin}"]`);
      if (!isThere) addLink('preconnect', origin);
    },
    [isAsked, isAllowed],
  );
}

/** A few words, and the buttons that answer them, in place of what is asked for. */
export function Question(props: {
  label: string;
  title?: string | undefined;
  text: string;
  takesFocus?: boolean | undefined;
  children: ReactNode;
}) {
  const groupRef = useRef<HTMLDivElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) groupRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      ref={groupRef}
      css={question}
      data-tone="soft"
      role="group"
      aria-label={props.label}
      tabIndex={-1}
    >
      {props.title !== undefined && (
        <p css={heading}>
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            <path d="M3 5h18v14H3zM3 9.5h18M6 7.25h.01M9 7.25h.01" />
          </svg>
          {props.title}
        </p>
      )}
      <p>{props.text}</p>
      <div>
        <div css={answers}>{props.children}</div>
      </div>
    </div>
  );
}

const question = css({
  ...overlay,
  ...standIn,
  gap: 'var(--space-s)',
  padding: 'var(--space-s)',
  background: 'var(--ground)',
  color: 'var(--text)',
  p: { maxWidth: '30em', textWrap: 'balance' },
  // The plain link beside it does without.
  [noScript]: { display: 'none' },
});
const heading = css({
  '&&': { maxWidth: '24em' },
  font: '700 var(--step-subheading)/1.25 var(--font-heading)',
  textWrap: 'balance',
  svg: {
    display: 'block',
    margin: '0 auto 10px',
    fill: 'none',
    stroke: 'var(--muted)',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});
/** Smaller than elsewhere: a video on a phone has little room. */
const answers = css({
  ...wrappedRow,
  gap: 10,
  button: { minHeight: 44, padding: '0.5em 1.1em', fontSize: '1rem' },
});
