import { css } from '@emotion/react';
import { useId } from 'react';
import type { PartForm } from '#preview/EditApi.ts';
import { Icon } from './Icon.tsx';
import { button, chip, field, hue, iconButton, small } from './look.ts';
import { type Draft, firstDraft, isGroup, valueOf } from './newPart.ts';
import { ValueInput } from './ValueInput.tsx';

type Props = {
  /** As the file calls it: `videos 3`. */
  name: string;
  form: PartForm;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Whether its first control takes the focus. */
  isFirst?: boolean;
};

/** The controls for a part that is being made, whatever it is made of. */
export function PartInput({ name, form, draft, onChange, isFirst = false }: Props) {
  switch (form.kind) {
    case 'value':
      return <OneInput {...{ name, form, draft, onChange, isFirst }} />;
    case 'group':
      return <GroupInput {...{ name, form, draft, onChange, isFirst }} />;
    case 'list':
      return <ListInput {...{ name, form, draft, onChange, isFirst }} />;
    case 'either':
      return <EitherInput {...{ name, form, draft, onChange, isFirst }} />;
  }
}

type Of<Kind extends PartForm['kind']> = Omit<Props, 'form'> & {
  form: Extract<PartForm, { kind: Kind }>;
};

function OneInput({ name, form: { form }, draft, onChange, isFirst = false }: Of<'value'>) {
  const id = useId();
  return (
    <div css={stack}>
      <p>
        <label htmlFor={id}>
          <strong>{name}</strong>
        </label>
        <span css={small} id={`${id}-about`}>
          {form.description !== undefined && ` ${form.description}`}
        </span>
      </p>
      <ValueInput
        id={id}
        form={form}
        text={draft === undefined ? '' : String(draft)}
        isWrong={false}
        takesFocus={isFirst}
        onChange={(text) => onChange(text === '' ? undefined : valueOf(text, form))}
      />
    </div>
  );
}

function GroupInput({ form, draft, onChange, isFirst = false }: Of<'group'>) {
  const group = isGroup(draft) ? draft : {};
  const own = form.fields.filter(({ name }) => name in group);
  const more = form.fields.filter(({ name }) => !(name in group) && name !== 'hidden');
  return (
    <div css={list}>
      {own.map(({ name, form: inner }, index) => (
        <PartInput
          key={name}
          name={name}
          form={inner}
          draft={group[name]}
          isFirst={isFirst && index === 0}
          onChange={(next) => onChange({ ...group, [name]: next })}
        />
      ))}
      {more.length > 0 && (
        <p css={chips}>
          {more.map(({ name, form: inner }) => (
            <button
              key={name}
              type="button"
              css={chip}
              onClick={() => onChange({ ...group, [name]: firstDraft(inner) })}
            >
              + {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function ListInput({ name, form, draft, onChange, isFirst = false }: Of<'list'>) {
  const items = Array.isArray(draft) ? draft : [];
  return (
    <fieldset css={inner}>
      <legend>
        <strong>{name}</strong>
        {form.description !== undefined && <span css={small}> {form.description}</span>}
      </legend>
      {items.map((item, index) => (
        // Nothing else tells them apart: they are what is typed into them.
        <div css={row} key={index}>
          <PartInput
            name={`${name} ${index + 1}`}
            form={form.item}
            draft={item}
            isFirst={isFirst && index === 0}
            onChange={(next) => onChange(items.with(index, next))}
          />
          <button
            type="button"
            css={iconButton}
            aria-label={`Leave out ${name} ${index + 1}`}
            disabled={items.length <= form.least}
            onClick={() => onChange(items.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button
        type="button"
        css={button}
        onClick={() => onChange([...items, firstDraft(form.item)])}
      >
        <Icon name="add" /> One more
      </button>
    </fieldset>
  );
}

function EitherInput({ name, form, draft, onChange, isFirst = false }: Of<'either'>) {
  const id = useId();
  const { options, description } = form;
  const chosen = Math.max(
    0,
    options.findIndex(({ kind }) => (kind === 'list') === Array.isArray(draft)),
  );
  const option = options[chosen];
  const wordsOf = (one: PartForm) =>
    one.kind === 'value' ? (one.form.choices?.join(', ') ?? one.form.kind) : 'these:';
  return (
    <div css={stack}>
      <p>
        <label htmlFor={id}>
          <strong>{name}</strong>
        </label>
        {description !== undefined && <span css={small}> {description}</span>}
      </p>
      <select
        id={id}
        css={field}
        value={chosen}
        onChange={({ target }) => {
          const next = options[Number(target.value)];
          if (next) onChange(firstDraft(next));
        }}
      >
        {options.map((one, index) => (
          <option key={index} value={index}>
            {wordsOf(one)}
          </option>
        ))}
      </select>
      {option && option.kind !== 'value' && (
        <PartInput name={name} form={option} draft={draft} onChange={onChange} isFirst={isFirst} />
      )}
      {option?.kind === 'value' && option.form.kind !== 'choice' && (
        <PartInput name="Value" form={option} draft={draft} onChange={onChange} isFirst={isFirst} />
      )}
    </div>
  );
}

const stack = css({ display: 'grid', gap: 4, minWidth: 0 });
const list = css({ display: 'grid', gap: 12, minWidth: 0, flex: 1 });
const inner = css({
  display: 'grid',
  gap: 10,
  minWidth: 0,
  margin: 0,
  padding: '6px 10px 10px',
  border: `1px solid ${hue.line}`,
  borderRadius: 8,
  '& > button': { justifySelf: 'start' },
});
const row = css({
  display: 'flex',
  alignItems: 'start',
  gap: 4,
  '& > :first-of-type': { flex: 1 },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 4 });
