import { css } from '@emotion/react';
import { useState } from 'react';
import { fill, useSite } from '#parts/contexts.ts';
import { tick } from '#parts/styles.ts';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';
import type { FormMessages } from '#schema/messages.ts';
import { inputLook, likeLink } from './Field.tsx';
import type { Submission } from './submission.ts';

type Props = {
  /** What the ids of the fields begin with. */
  id: string;
  submission: Submission;
  errors: ReadonlyMap<string, string>;
  block: BlockOf<'form'>;
  words: FormMessages;
};

/**
 * What is wrong, with links to the fields, and what else the visitor can do; it gets the focus when it comes. Nothing
 * while nothing is wrong.
 */
export function Notice({ id, submission, errors, block, words }: Props) {
  const { links, language } = useSite();
  const { to = '', otherWays = [] } = block;
  if (submission.at === 'prepared') {
    const { pathname: address } = new URL(links[to]?.href ?? 'mailto:');
    return (
      <div ref={focus} css={noticeLook} tabIndex={-1} role="alert">
        <p>{fill(words.prepared, { address: decodeURIComponent(address) })}</p>
        <CopyText text={submission.text} words={words} />
      </div>
    );
  }
  const hasFailed = submission.at === 'failed';
  const said = hasFailed
    ? failureIn(submission, words, language)
    : submission.at === 'trapped'
      ? words.trapped
      : errors.size > 0 && words.problems;
  if (!said) return null;
  return (
    <div ref={focus} css={[noticeLook, bad]} tabIndex={-1} role="alert">
      <p>{said}</p>
      {hasFailed && submission.says && <p>{submission.says}</p>}
      <ul>
        {[...errors].map(([name, error]) => {
          const label = block.fields.find((field) => field.name === name)?.label;
          return (
            <li key={name}>
              {/* No link where nothing of that name is shown: an endpoint may name anything. */}
              <a
                href={label && `#${id}${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id + name)?.focus();
                }}
              >
                {`${label ?? name} – ${error}`}
              </a>
            </li>
          );
        })}
        {(hasFailed ? otherWays : []).map((way) => (
          <li key={way.label}>
            <TargetLink to={way.to}>{way.label}</TargetLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function failureIn(
  { why, wait }: Extract<Submission, { at: 'failed' }>,
  words: FormMessages,
  language: string,
): string {
  if (wait === undefined) return words[why];
  const [count, unit] = wait < 100 ? [wait, 'second'] : [Math.ceil(wait / 60), 'minute'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return fill(words.busyFor, { wait: count.toLocaleString(language, style) });
}

/** As a `ref`: what has come gets the focus. */
export function focus(element: HTMLElement | null): void {
  element?.focus();
}

function CopyText({ text, words }: { text: string; words: Props['words'] }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      {/* It is copied by hand where the browser does not allow the button to. */}
      <textarea
        css={inputLook}
        readOnly
        rows={6}
        value={text}
        aria-label={words.copyText}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>
        <button
          type="button"
          css={plainButton}
          onClick={() =>
            navigator.clipboard?.writeText(text).then(
              () => setIsCopied(true),
              () => {},
            )
          }
        >
          {isCopied ? words.textCopied : words.copyText}
        </button>
      </p>
    </>
  );
}

const noticeLook = css({
  display: 'grid',
  gap: 'var(--space-2xs)',
  padding: 'var(--space-s)',
  borderInlineStart: '4px solid',
  borderRadius: 'min(var(--radius), 8px)',
  background: 'color-mix(in srgb, var(--text) 6%, transparent)',
});
/** The colour is in the line and the ground: words have that of the text, on every ground. */
const bad = css({
  borderColor: 'var(--error)',
  background: 'color-mix(in srgb, var(--error) 8%, var(--ground))',
});
/** It was sent. */
export const done = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.75em',
  font: '700 var(--step-subheading)/1.25 var(--font-heading)',
  '&::before': { ...tick, margin: '0.1em' },
});
export const plainButton = css({ ...likeLink, minHeight: 44 });
