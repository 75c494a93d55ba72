import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { data } from '#browser/dom.ts';
import { useSite } from '#parts/contexts.ts';
import { buttonLook, card, hidden, tablet } from '#parts/styles.ts';
import type { BlockOf } from '#schema/block.ts';
import type { FormField } from '#schema/formField.ts';
import type { FormMessages } from '#schema/messages.ts';
import { conventions } from './conventions.ts';
import { Field } from './Field.tsx';
import { done, Notice } from './Notice.tsx';
import { useForm } from './useForm.ts';

type Props = { block: BlockOf<'form'>; words: FormMessages; url: string; onSent: () => void };

/** A form until it is sent. */
export function Unsent({ block, words, url, onSent }: Props) {
  const { links } = useSite();
  const [path] = useLocation();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const { onInput, onSubmit, submission, errors, attempt, now, unshown, lostFiles, kept } = useForm(
    formRef,
    block,
    { words, onSent },
  );
  const { fields, provider, to = '', thanks, formName, send } = block;
  const { trap, next } = conventions[provider];
  const endpoint = links[to]?.href;
  const isMail = endpoint?.startsWith('mailto:');
  // Browsers put no file into any other encoding.
  const hasFile = fields.some(({ type }) => type === 'file');
  // Without script, the browser comes back to the page behind the form, or to the words that it was sent.
  const back = thanks ?? `${path}#${id}sent`;
  const isSending = submission.at === 'sending';
  return (
    <form
      ref={formRef}
      css={[panel, fields.length === 1 && oneRow]}
      data-tone="surface"
      {...data({ kept: kept.map(({ name }) => name).join(' ') })}
      method="post"
      action={endpoint ?? new URL(url).pathname.replace(/\/$/, '') + back}
      encType={isMail ? 'text/plain' : hasFile ? 'multipart/form-data' : undefined}
      noValidate={now !== undefined}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {thanks === undefined && (
        <p id={`${id}sent`} css={[done, onReturn]}>
          {block.sent ?? words.sent}
        </p>
      )}
      <Notice key={attempt} {...{ id, submission, errors, block, words }} />
      <div css={rows} inert={isSending}>
        {groupsOf(fields).map(({ heading, fields: grouped }) => (
          <fieldset
            key={grouped[0]?.name}
            css={[rows, group]}
            hidden={grouped.every(({ name }) => unshown.has(name))}
          >
            {heading !== undefined && <legend>{heading}</legend>}
            {grouped.map((field) => (
              <Field
                key={field.name}
                id={id + field.name}
                error={errors.get(field.name)}
                note={lostFiles.includes(field.name) ? words.chooseAgain : undefined}
                isUnshown={unshown.has(field.name)}
                {...{ field, words, now }}
              />
            ))}
          </fieldset>
        ))}
        {/*
         * For robots, hidden from people: who fills it in is not read by the endpoint. Password managers mostly heed
         * what they are told.
         */}
        <label hidden={submission.at !== 'trapped'}>
          {words.trap}{' '}
          <input name={trap} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
        </label>
        {fields.map(
          ({ name, value }) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {formName !== undefined && <input type="hidden" name="form-name" value={formName} />}
        {next !== undefined && !isMail && <input type="hidden" name={next} value={url + back} />}
      </div>
      {/* Styles know buttons by two boxes around them. */}
      <div>
        <div css={foot}>
          <button
            type="submit"
            css={buttonLook}
            data-look="send"
            aria-disabled={isSending || undefined}
          >
            <span>{send}</span>
            <span>{words.sending}</span>
          </button>
          {isSending && submission.share !== undefined && (
            <progress value={submission.share} aria-label={words.sending} />
          )}
          <span role="status" css={hidden}>
            {isSending && words.sending}
          </span>
        </div>
      </div>
    </form>
  );
}

/** The fields in their groups: each begins with a heading. */
function groupsOf(fields: readonly FormField[]) {
  const groups: { heading: string | undefined; fields: FormField[] }[] = [];
  for (const field of fields) {
    if (field.type === 'hidden') continue;
    const last = groups.at(-1);
    if (last && field.heading === undefined) last.fields.push(field);
    else groups.push({ heading: field.heading, fields: [field] });
  }
  return groups;
}

export const panel = css({
  ...card,
  display: 'grid',
  gap: 'var(--space-m)',
  fieldset: { margin: 0, padding: 0, border: 0 },
  '[hidden]': { display: 'none' },
  // Easy to press on a phone.
  a: { display: 'inline-block', paddingBlock: 8 },
});
/** A single field, such as that of a newsletter, has its button beside it. */
const oneRow = css({
  [tablet]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    '> :not(:nth-last-child(-n + 2))': { gridColumn: '1 / -1' },
  },
});
const rows = css({ display: 'grid', gap: 'var(--space-m)', minWidth: 0 });
const group = css({
  '> legend': {
    padding: 'var(--space-s) 0 0',
    marginBlockEnd: 'var(--space-s)',
    font: '700 var(--step-subheading)/1.25 var(--font-heading)',
  },
});
/** Where the browser has come back to. */
const onReturn = css({ '&:not(:target)': { display: 'none' } });
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-s)',
  // As large with either word: both are there, one of them unseen and unread.
  button: { display: 'grid' },
  'button > *': { gridArea: '1 / 1' },
  'button:not([aria-disabled]) > :last-child, [aria-disabled] > :first-child': {
    visibility: 'hidden',
  },
  '[aria-disabled]': { cursor: 'progress', borderStyle: 'solid' },
});
