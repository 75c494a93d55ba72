import { css } from '@emotion/react';
import { Fragment, useId } from 'react';
import type { PartForm } from '#preview/EditApi.ts';
import { Alternatives, inOrder } from './Alternatives.tsx';
import { Icon } from './Icon.tsx';
import { button, chip, field, hue, iconButton, small } from './look.ts';
import { type Draft, firstDraft } from './newPart.ts';
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
    case 'named':
      return <NamedInput {...{ name, form, draft, onChange, isFirst }} />;
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
        text={draft.kind === 'value' ? draft.text : ''}
        isWrong={false}
        takesFocus={isFirst}
        onChange={(text) => onChange({ kind: 'value', text })}
      />
    </div>
  );
}

function GroupInput({ form, draft, onChange, isFirst = false }: Of<'group'>) {
  const { alternatives = [] } = form;
  const fields = draft.kind === 'group' ? draft.fields : {};
  const own = inOrder(form).flatMap(({ name, isRequired, form: inner }) => {
    const begun = fields[name];
    return begun ? [{ name, isRequired, inner, begun }] : [];
  });
  const more = form.fields.filter(
    ({ name }) => !fields[name] && name !== 'hidden' && !alternatives.includes(name),
  );
  const write = (name: string, next: Draft) =>
    onChange({ kind: 'group', fields: { ...fields, [name]: next } });
  const leaveOut = (name: string) => {
    const { [name]: _, ...rest } = fields;
    onChange({ kind: 'group', fields: rest });
  };
  return (
    <div css={list}>
      {own.map(({ name, isRequired, inner, begun }, index) => (
        <Fragment key={name}>
          {alternatives.includes(name) && (
            <Alternatives
              form={form}
              fields={fields}
              onChange={(next) => onChange({ kind: 'group', fields: next })}
            />
          )}
          <div css={row}>
            <PartInput
              name={name}
              form={inner}
              draft={begun}
              isFirst={isFirst && index === 0}
              onChange={(next) => write(name, next)}
            />
            {!isRequired && !alternatives.includes(name) && (
              <button
                type="button"
                css={iconButton}
                aria-label={`Leave out ${name}`}
                onClick={() => leaveOut(name)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
        </Fragment>
      ))}
      {more.length > 0 && (
        <p css={chips}>
          {more.map(({ name, form: inner }) => (
            <button
              key={name}
              type="button"
              css={chip}
              onClick={() => write(name, firstDraft(inner))}
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
  const items = draft.kind === 'list' ? draft.items : [];
  const write = (next: readonly Draft[]) => onChange({ kind: 'list', items: next });
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
            onChange={(next) => write(items.with(index, next))}
          />
          <button
            type="button"
            css={iconButton}
            aria-label={`Leave out ${name} ${index + 1}`}
            disabled={items.length <= form.least}
            onClick={() => write(items.toSpliced(index, 1))}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <button type="button" css={button} onClick={() => write([...items, firstDraft(form.item)])}>
        <Icon name="add" /> One more
      </button>
    </fieldset>
  );
}

function NamedInput({ name, form, draft, onChange, isFirst = false }: Of<'named'>) {
  const id = useId();
  if (draft.kind !== 'named') return null;
  return (
    <div css={list}>
      <p css={stack}>
        <label htmlFor={id}>
          <strong>Its name</strong>
        </label>
        <input
          id={id}
          css={field}
          value={draft.name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
          autoFocus={isFirst}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </p>
      <PartInput
        name={name}
        form={form.item}
        draft={draft.draft}
        onChange={(next) => onChange({ ...draft, draft: next })}
      />
    </div>
  );
}

function EitherInput({ name, form, draft, onChange, isFirst = false }: Of<'either'>) {
  const id = useId();
  const { options, description } = form;
  if (draft.kind !== 'either') return null;
  const { chosen, draft: inner } = draft;
  const option = options[chosen];
  const isToWrite = option && wordsToChoose(option).length !== 1;
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
          const at = Number(target.value);
          const next = options[at];
          if (next) onChange({ kind: 'either', chosen: at, draft: firstDraft(next) });
        }}
      >
        {options.map((one, index) => (
          <option key={index} value={index}>
            {wordsOf(one)}
          </option>
        ))}
      </select>
      {isToWrite && (
        <PartInput
          key={chosen}
          name={option.kind === 'value' ? 'Value' : name}
          form={option}
          draft={inner}
          onChange={(next) => onChange({ kind: 'either', chosen, draft: next })}
          isFirst={isFirst}
        />
      )}
    </div>
  );
}

function wordsOf(option: PartForm): string {
  if (option.kind !== 'value') return 'these:';
  return wordsToChoose(option).join(', ') || option.form.kind;
}

/** The words of the schema, one of which must be written; none where something is typed. */
function wordsToChoose(option: PartForm): readonly string[] {
  const isChoice = option.kind === 'value' && option.form.kind === 'choice';
  return (isChoice && option.form.choices) || [];
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
  '& > :not(button)': { flex: 1 },
});
const chips = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
