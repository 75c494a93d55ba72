import { Fragment, type ReactNode, useId } from 'react';
import type { PartForm } from '#preview/EditApi.ts';
import { Button } from '../parts.tsx';
import { firstDraft, isUntouched, type PartDraft } from './partDraft.ts';
import { ValueInput } from './ValueInput.tsx';

type Of<Kind extends PartForm['kind']> = {
  /** As the file calls it: `videos 3`. */
  name: string;
  form: Extract<PartForm, { kind: Kind }>;
  draft: PartDraft;
  onChange: (draft: PartDraft) => void;
};

/** The controls for a part that is being made, whatever it is made of. */
export function PartInput({ form, ...props }: Of<PartForm['kind']>) {
  switch (form.kind) {
    case 'value':
      return <OneInput form={form} {...props} />;
    case 'group':
      return <GroupInput form={form} {...props} />;
    case 'list':
      return <ListInput form={form} {...props} />;
    case 'named':
      return <NamedInput form={form} {...props} />;
    case 'either':
      return <EitherInput form={form} {...props} />;
  }
}

function OneInput({ name, form: { form }, draft, onChange }: Of<'value'>) {
  const id = useId();
  return (
    <Labelled id={id} name={name} description={form.description}>
      <ValueInput
        id={id}
        form={form}
        text={draft.kind === 'value' ? draft.text : ''}
        onChange={(text) => onChange({ kind: 'value', text })}
      />
    </Labelled>
  );
}

type LabelledProps = {
  id: string;
  name: string;
  description?: string | undefined;
  children: ReactNode;
};

function Labelled({ id, name, description, children }: LabelledProps) {
  return (
    <div className="stack">
      <p>
        <label htmlFor={id}>
          <strong>{name}</strong>
        </label>
        <span className="small" id={`${id}-about`}>
          {description !== undefined && ` ${description}`}
        </span>
      </p>
      {children}
    </div>
  );
}

function GroupInput({ form, draft, onChange }: Of<'group'>) {
  const { fields: forms, alternatives = [] } = form;
  const drafts = draft.kind === 'group' ? draft.fields : {};
  const isEither = ({ name }: { name: string }) => alternatives.includes(name);
  // All fields that exclude each other are in the place of the first.
  const firstEither = Math.max(0, forms.findIndex(isEither));
  const [before, after] = [forms.slice(0, firstEither), forms.slice(firstEither)];
  const ordered = [...before, ...after.filter(isEither), ...after.filter((one) => !isEither(one))];
  const shown = ordered.filter(({ name }) => drafts[name]);
  const missing = forms.filter(
    (field) => !drafts[field.name] && field.name !== 'hidden' && !isEither(field),
  );

  const writeAll = (fields: typeof drafts) => onChange({ kind: 'group', fields });
  const write = (name: string, next: PartDraft) => writeAll({ ...drafts, [name]: next });
  const leaveOut = (name: string) => {
    const { [name]: _, ...rest } = drafts;
    writeAll(rest);
  };
  const choose = (chosen: string) => {
    // What may be left out and holds nothing may belong to the other choice.
    const kept = forms.flatMap((field) => {
      const begun = drafts[field.name];
      const isKept =
        begun && !isEither(field) && (field.isRequired || !isUntouched(field.form, begun));
      return isKept ? [[field.name, begun] as const] : [];
    });
    const field = forms.find(({ name }) => name === chosen);
    if (field) writeAll({ ...Object.fromEntries(kept), [chosen]: firstDraft(field.form) });
  };
  return (
    <div className="stack wide">
      {shown.map((field) => {
        const { name, isRequired, form: inner } = field;
        const begun = drafts[name];
        if (!begun) return null;
        return (
          <Fragment key={name}>
            {isEither(field) && (
              <div className="row" role="group" aria-label="Either">
                <span className="small">Either</span>
                {alternatives.map((one) => (
                  <Button
                    key={one}
                    aria-pressed={drafts[one] !== undefined}
                    onClick={() => drafts[one] || choose(one)}
                  >
                    {one}
                  </Button>
                ))}
              </div>
            )}
            <div className="beside">
              <PartInput
                name={name}
                form={inner}
                draft={begun}
                onChange={(next) => write(name, next)}
              />
              {!isRequired && !isEither(field) && (
                <LeaveOut name={name} onClick={() => leaveOut(name)} />
              )}
            </div>
          </Fragment>
        );
      })}
      {missing.length > 0 && (
        <p className="row">
          {missing.map(({ name, form: inner }) => (
            <Button key={name} look="chip" onClick={() => write(name, firstDraft(inner))}>
              + {name}
            </Button>
          ))}
        </p>
      )}
    </div>
  );
}

type LeaveOutProps = { name: string; disabled?: boolean; onClick: () => void };

function LeaveOut({ name, ...props }: LeaveOutProps) {
  return <Button look="icon" icon="close" label={`Leave out ${name}`} {...props} />;
}

function ListInput({ name, form, draft, onChange }: Of<'list'>) {
  const { description, item, least } = form;
  const items = draft.kind === 'list' ? draft.items : [];
  const write = (next: readonly PartDraft[]) => onChange({ kind: 'list', items: next });
  return (
    <fieldset className="boxed stack">
      <legend>
        <strong>{name}</strong>
        {description !== undefined && <span className="small"> {description}</span>}
      </legend>
      {items.map((one, index) => (
        // Nothing else tells them apart: they are what is typed into them.
        <div className="beside" key={index}>
          <PartInput
            name={`${name} ${index + 1}`}
            form={item}
            draft={one}
            onChange={(next) => write(items.with(index, next))}
          />
          <LeaveOut
            name={`${name} ${index + 1}`}
            disabled={items.length <= least}
            onClick={() => write(items.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button icon="add" onClick={() => write([...items, firstDraft(item)])}>
        One more
      </Button>
    </fieldset>
  );
}

function NamedInput({ name, form, draft, onChange }: Of<'named'>) {
  const id = useId();
  if (draft.kind !== 'named') return null;
  return (
    <div className="stack wide">
      <Labelled id={id} name="Its name">
        <input
          id={id}
          className="field"
          value={draft.name}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </Labelled>
      <PartInput
        name={name}
        form={form.item}
        draft={draft.draft}
        onChange={(next) => onChange({ ...draft, draft: next })}
      />
    </div>
  );
}

function EitherInput({ name, form, draft, onChange }: Of<'either'>) {
  const id = useId();
  const { options, description } = form;
  if (draft.kind !== 'either') return null;
  const { chosen } = draft;
  const option = options[chosen];
  const choose = (index: number) => {
    const next = options[index];
    if (next) onChange({ kind: 'either', chosen: index, draft: firstDraft(next) });
  };
  return (
    <Labelled id={id} name={name} description={description}>
      <select
        id={id}
        className="field"
        value={chosen}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {options.map((one, index) => (
          <option key={index} value={index}>
            {one.kind === 'value' ? choicesOf(one).join(', ') || one.form.kind : 'these:'}
          </option>
        ))}
      </select>
      {option && choicesOf(option).length !== 1 && (
        <PartInput
          key={chosen}
          name={option.kind === 'value' ? 'Value' : name}
          form={option}
          draft={draft.draft}
          onChange={(next) => onChange({ ...draft, draft: next })}
        />
      )}
    </Labelled>
  );
}

/** The words of the schema, one of which must be written; none where something is typed. */
function choicesOf(option: PartForm): readonly string[] {
  const isChoice = option.kind === 'value' && option.form.kind === 'choice';
  return (isChoice && option.form.choices) || [];
}
