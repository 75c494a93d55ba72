import { Fragment, type ReactNode, useId } from 'react';
import type { PartForm } from '#preview/EditApi.ts';
import { keyInWords } from '../edits.ts';
import { Button } from '../parts.tsx';
import {
  fieldsOf,
  firstDraft,
  isUntouched,
  itemsOf,
  type PartDraft,
  variantOf,
  withNeeded,
} from './partDraft.ts';
import { ValueInput } from './ValueInput.tsx';

type Of<Kind extends PartForm['kind']> = {
  /** As people read it: `videos 3`. */
  name: string;
  form: Extract<PartForm, { kind: Kind }>;
  draft: PartDraft;
  onChange: (draft: PartDraft) => void;
};

type Field = Of<'group'>['form']['fields'][number];

/** The controls for a part that is being made, whatever it is made of. */
export function PartInput({ form, ...props }: Of<PartForm['kind']>) {
  const { name, draft, onChange } = props;
  switch (form.kind) {
    case 'value':
      return (
        <Labelled name={name} description={form.form.description}>
          {(id) => <ValueInput {...{ id, onChange }} form={form.form} text={String(draft)} />}
        </Labelled>
      );
    case 'group':
      return <GroupInput form={form} {...props} />;
    case 'list':
      return <ListInput form={form} {...props} />;
    case 'named': {
      const [typed = '', inner = ''] = itemsOf(draft);
      const parts = [
        {
          name: 'Its name',
          form: words,
          draft: typed,
          onChange: (next) => onChange([next, inner]),
        },
        { name, form: form.item, draft: inner, onChange: (next) => onChange([typed, next]) },
      ] satisfies Of<PartForm['kind']>[];
      return (
        <div className="stack wide">
          {parts.map((part) => (
            <PartInput key={part.name} {...part} />
          ))}
        </div>
      );
    }
    case 'either':
      return <EitherInput form={form} {...props} />;
  }
}

const words: PartForm = { kind: 'value', form: { kind: 'words', isOptional: false } };

type LabelledProps = {
  name: string;
  description?: string | undefined;
  children: (id: string) => ReactNode;
};

function Labelled({ name, description, children }: LabelledProps) {
  const id = useId();
  return (
    <div className="stack">
      <p>
        <label htmlFor={id}>
          <strong className="named">{name}</strong>
        </label>
        <span className="small" id={`${id}-about`}>
          {description !== undefined && ` ${description}`}
        </span>
      </p>
      {children(id)}
    </div>
  );
}

function GroupInput({ form, draft, onChange }: Of<'group'>) {
  const { fields, variants } = form;
  const drafts = fieldsOf(draft);
  const variant = variantOf(form, draft);
  const alternatives = variant?.either ?? form.alternatives ?? [];
  const isNeeded = ({ name, isRequired }: Field) =>
    isRequired || (variant?.must.includes(name) ?? false);
  const isEither = ({ name }: Field) => alternatives.includes(name);
  const shown = fields.filter(({ name }) => drafts[name] !== undefined);
  const missing = fields.filter(
    (field) =>
      !shown.includes(field) &&
      !(isEither(field) && shown.some(isEither)) &&
      field.name !== 'hidden' &&
      (variant?.may.includes(field.name) ?? true),
  );
  const without = (left: readonly Field[]) => {
    const kept = shown.filter((field) => !left.includes(field));
    return Object.fromEntries(kept.map(({ name }) => [name, drafts[name] ?? '']));
  };
  const choose = (chosen: Field) => {
    // What may be left out and holds nothing may belong to the other choice.
    const isEmpty = (one: Field) =>
      !one.isRequired && isUntouched(one.form, drafts[one.name] ?? '');
    const others = without(shown.filter((one) => isEither(one) || isEmpty(one)));
    onChange({ ...others, [chosen.name]: firstDraft(chosen.form) });
  };
  return (
    <div className="stack wide">
      {shown.map((field) => (
        <Fragment key={field.name}>
          {isEither(field) && (
            <div className="row" role="group" aria-label="Either">
              <span className="small">Either</span>
              {fields.filter(isEither).map((one) => (
                <Button
                  key={one.name}
                  aria-pressed={one === field}
                  onClick={() => one !== field && choose(one)}
                >
                  {keyInWords(one.name)}
                </Button>
              ))}
            </div>
          )}
          <Inner
            name={keyInWords(field.name)}
            form={chosenForm(field.form, drafts)}
            draft={drafts[field.name] ?? ''}
            onChange={(next) => {
              const all = { ...drafts, [field.name]: next };
              onChange(field.name === variants?.by ? withNeeded(form, all) : all);
            }}
            onLeaveOut={!isNeeded(field) && !isEither(field) && (() => onChange(without([field])))}
          />
        </Fragment>
      ))}
      {missing.length > 0 && (
        <p className="row">
          {missing.map(({ name, form: field }) => (
            <Button
              key={name}
              look="chip"
              onClick={() => onChange({ ...drafts, [name]: firstDraft(field) })}
            >
              + {keyInWords(name)}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

/** The form of a list whose words depend on one that is typed beside it, with those words. */
function chosenForm(form: PartForm, drafts: ReturnType<typeof fieldsOf>): PartForm {
  if (form.kind !== 'list' || form.item.kind !== 'value') return form;
  const { by, of } = form.item.form.choicesBy ?? {};
  const choices = by !== undefined && of?.[String(drafts[by])];
  return choices
    ? { ...form, item: { kind: 'value', form: { ...form.item.form, choices } } }
    : form;
}

type InnerProps = Of<PartForm['kind']> & {
  onLeaveOut: (() => void) | false;
  isNeeded?: boolean;
};

/** A part of a part, which may be left out. */
function Inner({ onLeaveOut, isNeeded, ...part }: InnerProps) {
  const label = `Leave out ${part.name}`;
  return (
    <div className="beside">
      <PartInput {...part} />
      {onLeaveOut && <Button icon="close" label={label} disabled={isNeeded} onClick={onLeaveOut} />}
    </div>
  );
}

function ListInput({ name, form: { description, item, least }, draft, onChange }: Of<'list'>) {
  const items = itemsOf(draft);
  return (
    <fieldset className="boxed stack">
      <legend>
        <strong className="named">{name}</strong>
        {description !== undefined && <span className="small"> {description}</span>}
      </legend>
      {items.map((one, index) => (
        <Inner
          // They have no identity but what is typed into them.
          key={index}
          name={`${name} ${index + 1}`}
          form={item}
          draft={one}
          onChange={(next) => onChange(items.with(index, next))}
          onLeaveOut={() => onChange(items.toSpliced(index, 1))}
          isNeeded={items.length <= least}
        />
      ))}
      <Button icon="add" onClick={() => onChange([...items, firstDraft(item)])}>
        One more
      </Button>
    </fieldset>
  );
}

function EitherInput({ name, form: { options, description }, draft, onChange }: Of<'either'>) {
  const [chosen = 0, inner = ''] = itemsOf(draft);
  const option = options[Number(chosen)];
  return (
    <Labelled name={name} description={description}>
      {(id) => (
        <>
          <select
            id={id}
            className="field"
            value={Number(chosen)}
            onChange={({ target: { selectedIndex: index } }) =>
              onChange([index, ...options.slice(index, index + 1).map((one) => firstDraft(one))])
            }
          >
            {options.map((one, index) => (
              <option key={index} value={index}>
                {one.kind === 'value' ? choicesOf(one).join(', ') || one.form.kind : 'these:'}
              </option>
            ))}
          </select>
          {option && choicesOf(option).length !== 1 && (
            <PartInput
              key={Number(chosen)}
              name={option.kind === 'value' ? 'Value' : name}
              form={option}
              draft={inner}
              onChange={(next) => onChange([chosen, next])}
            />
          )}
        </>
      )}
    </Labelled>
  );
}

/** The words of the schema, one of which must be written; none where something is typed. */
function choicesOf(option: PartForm): readonly string[] {
  const isChoice = option.kind === 'value' && option.form.kind === 'choice';
  return (isChoice && option.form.choices) || [];
}
