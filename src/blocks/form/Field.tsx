import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { TargetLink } from '#parts/TargetLink.tsx';
import { dayOf } from '#schema/dayOf.ts';
import type { FormField } from '#schema/formField.ts';
import type { FormMessages } from '#schema/messages.ts';

type Props = {
  /** Of its input: the first, where there are several. */
  id: string;
  field: FormField;
  words: FormMessages;
  /** What is wrong with it. */
  error: string | undefined;
  /** A word under it that is no fault. */
  note: string | undefined;
  /** Whether it is not shown now. */
  isUnshown: boolean;
  /** When it is, once the script runs, without which conditions have no effect. */
  now: Date | undefined;
};

/** More options are in a menu. */
const mostShown = 5;

/** The attributes of an input, where they are not what its type is called. */
const inputs: Readonly<Partial<Record<FormField['type'], ComponentProps<'input'>>>> = {
  line: { type: 'text', maxLength: 200 },
  email: { autoComplete: 'email', maxLength: 254 },
  telephone: {
    type: 'tel',
    autoComplete: 'tel',
    // Browsers read it with the flag v, older ones with u (html.spec.whatwg.org, "The pattern attribute").
    pattern: '[0-9+\\(\\).\\/ \\-]{5,30}',
  },
};

/** One field with its label, its help and what is wrong with it. Its input holds its value: React knows none. */
export function Field({ id, field, words, error, note, isUnshown, now }: Props) {
  const { type, name, label, accept, options = [], when, link = '', to } = field;
  const required = field.required && (!when || now !== undefined);
  const limits = accept && `${accept.join(', ')} (≤ ${field.maxSize}\u00A0MB)`;
  const help = [field.help, limits].filter(Boolean).join('\n');
  const said = error ?? note;
  const about = [help && `${id}.help`, said && `${id}.error`].filter(Boolean).join(' ');
  const common = {
    id,
    name,
    disabled: isUnshown,
    'aria-describedby': about || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const isConsent = type === 'consent';
  const isGroup = type === 'several' || (type === 'choice' && options.length <= mostShown);
  const title = (
    <>
      {label}
      {!field.required && <small> {words.optional}</small>}
    </>
  );
  const ticks = (isConsent ? [label ?? ''] : options).map((option, index) => (
    <label key={option} css={tick}>
      <input
        {...common}
        id={index === 0 ? id : undefined}
        type={type === 'choice' ? 'radio' : 'checkbox'}
        value={option}
        required={type !== 'several' && required}
      />
      <span>{option}</span>
    </label>
  ));
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box css={[box, when && !now && unknown]} hidden={isUnshown}>
      {isGroup ? (
        <legend css={labelLook}>{title}</legend>
      ) : (
        !isConsent && (
          <label htmlFor={id} css={labelLook}>
            {title}
          </label>
        )
      )}
      {help && <p id={`${id}.help`}>{help}</p>}
      {said && (
        <p id={`${id}.error`} css={error && wrong}>
          {said}
        </p>
      )}
      {isGroup || isConsent ? (
        <div css={row}>{ticks}</div>
      ) : (
        <OneInput common={{ ...common, required }} {...{ field, words, now }} />
      )}
      {to !== undefined && (
        <p>
          <TargetLink to={to}>{link}</TargetLink>
        </p>
      )}
    </Box>
  );
}

type InputProps = Pick<Props, 'field' | 'words' | 'now'> & {
  common: { id: string; name: string; disabled: boolean; required: boolean };
};

function OneInput({ field, common, words, now }: InputProps) {
  const { type, options, autocomplete, keep, accept, min, max, step, from, until } = field;
  const autoComplete = keep ? autocomplete : 'off';
  const maxLength = field.maxLength;
  if (type === 'paragraph')
    return <textarea {...common} css={inputLook} rows={5} maxLength={maxLength ?? 4000} />;
  if (type === 'choice')
    return (
      <select {...common} css={inputLook}>
        <option value="">{words.unchosen}</option>
        {options?.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  return (
    <input
      {...common}
      css={inputLook}
      type={type}
      {...inputs[type]}
      {...(maxLength && { maxLength })}
      {...(autoComplete && { autoComplete })}
      accept={accept?.map((ending) => `.${ending}`).join()}
      min={min ?? dayOf(from, now)}
      max={max ?? dayOf(until, now)}
      step={step}
    />
  );
}

const box = css({
  display: 'grid',
  gap: 'var(--space-2xs)',
  minWidth: 0,
  'p, small': {
    color: 'var(--text-muted)',
    fontSize: 'var(--step-small)',
    fontWeight: 400,
    // What a file may be has a line of its own.
    whiteSpace: 'pre-line',
  },
});
/** Whether it is shown, the script will know: without one it is, or when that is late (#browser/formScript.ts). */
const unknown = css({ '[data-early] &': { display: 'none' } });
const labelLook = css({
  padding: 0,
  // A legend is no item of the grid.
  'fieldset > &': { marginBlockEnd: 'var(--space-2xs)' },
  fontWeight: 600,
  textWrap: 'balance',
});
const wrong = css({
  '&&': { color: 'var(--text)', fontWeight: 600 },
  '&::before': { content: '"! "', color: 'var(--error)', fontWeight: 900 },
});
/** A button that looks like a link. */
export const likeLink = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;
/** Of what is written in, and of what is ticked. */
const frame = {
  padding: '0.7em 0.9em',
  border: '1px solid var(--text-muted)',
  borderRadius: 'min(var(--radius), 14px)',
} as const;
export const inputLook = css({
  ...frame,
  width: '100%',
  minHeight: 52,
  background: 'var(--ground)',
  color: 'var(--text)',
  // Phones zoom in where it is smaller.
  font: '400 max(1rem, 16px)/1.5 var(--font-text)',
  '&[aria-invalid]': { borderColor: 'var(--error)', boxShadow: 'inset 0 0 0 1px var(--error)' },
  '::file-selector-button': { ...likeLink, marginInlineEnd: '0.75em' },
});
const tick = css({
  ...frame,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: '0.75em',
  cursor: 'pointer',
  input: { width: 22, height: 22, margin: '2px 0 0', accentColor: 'var(--text)' },
  // As its ring is.
  '[type=radio]': { borderRadius: '50%' },
  '&:has([aria-invalid])': { borderColor: 'var(--error)' },
  '&:has(:checked)': {
    borderColor: 'var(--text)',
    background: 'color-mix(in srgb, var(--text) 5%, transparent)',
  },
});
/** Two side by side where there is room, and a last one across. */
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2xs)',
  '> *': { flex: '1 1 14rem' },
});
