import { css } from '@emotion/react';
import type { PartForm } from '#preview/EditApi.ts';
import { button, small } from './look.ts';
import { type Draft, firstDraft, isUntouched } from './newPart.ts';

type Group = Extract<PartForm, { kind: 'group' }>;
type Fields = Readonly<Record<string, Draft>>;
type Props = { form: Group; fields: Fields; onChange: (fields: Fields) => void };

/** Which of the fields that exclude each other is written. */
export function Alternatives({ form, fields, onChange }: Props) {
  const { alternatives = [] } = form;
  const choose = (chosen: string) => {
    // What may be left out and holds nothing may belong to the other choice.
    const kept = form.fields.flatMap(({ name, isRequired, form: field }) => {
      const draft = fields[name];
      const isKept = draft && !alternatives.includes(name);
      return isKept && (isRequired || !isUntouched(field, draft)) ? [[name, draft] as const] : [];
    });
    const field = form.fields.find(({ name }) => name === chosen);
    if (field) onChange({ ...Object.fromEntries(kept), [chosen]: firstDraft(field.form) });
  };
  return (
    <div css={row} role="group" aria-label="Either">
      <span css={small}>Either</span>
      {alternatives.map((name) => (
        <button
          key={name}
          type="button"
          css={button}
          aria-pressed={fields[name] !== undefined}
          onClick={() => fields[name] || choose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The fields of a group, all alternatives in the place of the first. */
export function inOrder({ fields, alternatives = [] }: Group): Group['fields'] {
  const first = fields.findIndex(({ name }) => alternatives.includes(name));
  const isOther = ({ name }: Group['fields'][number]) => !alternatives.includes(name);
  return [
    ...fields.slice(0, Math.max(0, first)).filter(isOther),
    ...fields.filter((field) => !isOther(field)),
    ...fields.slice(Math.max(0, first)).filter(isOther),
  ];
}

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
