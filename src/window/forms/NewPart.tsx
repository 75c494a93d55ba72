import { useState } from 'react';
import type { Opening, Operation, PartForm, YamlPath } from '#preview/EditApi.ts';
import { useWindow } from '../WindowContext.ts';
import { EditForm } from './EditForm.tsx';
import { finish, firstDraft, type PartDraft, wordsIn } from './partDraft.ts';
import { PartInput } from './PartInput.tsx';
import { useDraft } from './useDraft.ts';
import { useTrial } from './useTrial.ts';

type Props = {
  opening: Opening;
  /** What is added, in the words of the file. */
  name: string;
  /** The version of the file that the opening belongs to. */
  hash: string;
  onDone: () => void;
};

/** Makes a part that is not there yet. It is checked while it is typed, and written as a whole or not at all. */
export function NewPart({ onDone, name, ...now }: Props) {
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [{ opening, hash }] = useState(now);
  const { edits } = useWindow();
  const { kind, path } = opening;
  // Of what gets a name that the operator chooses, the name is asked for, too.
  const form: PartForm = kind === 'name' ? { kind: 'named', item: opening.form } : opening.form;
  const first = firstDraft(form, opening.usual);
  const kept = useDraft({ kind: 'part', path: holderOf(opening), name: `new in ${name}`, hash });
  // Written by this form, or by one of the same place.
  const draft = (kept.draft?.typed as PartDraft | undefined) ?? first;
  const operation = operationFor(opening, form, draft);
  const trial = useTrial(operation && { hash, operation });
  const change = (typed: PartDraft) => {
    if (JSON.stringify(typed) === JSON.stringify(first)) kept.discard();
    else kept.type(typed, wordsIn(typed), operationFor(opening, form, typed));
  };
  const cancel = () => {
    kept.discard();
    onDone();
  };
  const submit = async () => {
    if (operation && (await edits.run(operation, hash))) cancel();
  };
  return (
    <EditForm
      className="sheet stack"
      label={`Add to ${name}`}
      trial={trial}
      submit="Add"
      isReady={operation !== null}
      onSubmit={submit}
      onCancel={cancel}
      onEscape={onDone}
    >
      <h3>{kind === 'key' ? `Add ${name}` : `Add to ${name}`}</h3>
      <PartInput
        name={kind === 'item' ? `${name} ${Number(path.at(-1)) + 1}` : String(path.at(-1))}
        form={form}
        draft={draft}
        onChange={change}
        isFirst
      />
    </EditForm>
  );
}

function operationFor({ kind, path }: Opening, form: PartForm, draft: PartDraft): Operation | null {
  const value = finish(form, draft);
  if (value === undefined) return null;
  if (kind !== 'name') return { kind: 'add', path, value };
  const [named] = Object.entries(value);
  return named ? { kind: 'add', path: [...path, named[0]], value: named[1] } : null;
}

/** The list or the group of names that something is added to; of a key, the key itself. */
export function holderOf({ path, kind }: Opening): YamlPath {
  return kind === 'item' ? path.slice(0, -1) : path;
}
