import { useState } from 'react';
import type { Opening, Operation, PartAnswer, PartForm, YamlPath } from '#preview/EditApi.ts';
import { useWindow } from '../WindowContext.ts';
import { EditForm, useTrial } from './EditForm.tsx';
import { PartInput } from './PartInput.tsx';
import { finish, firstDraft, type PartDraft, wordsIn } from './partDraft.ts';
import { useDraft } from './useDraft.ts';
import { Button } from '../parts.tsx';
import { isSamePath } from '../paths.ts';
import { partQuery, useAnswer } from '../useAnswer.ts';

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
  const submit = async () => operation !== null && edits.run(operation, hash);
  return (
    <EditForm
      className="sheet stack"
      label={`Add to ${name}`}
      trial={trial}
      verb="Add"
      selectsText
      isReady={operation !== null}
      discard={kept.discard}
      onSubmit={submit}
      onDone={onDone}
      onEscape={onDone}
    >
      <h3>{kind === 'key' ? `Add ${name}` : `Add to ${name}`}</h3>
      <PartInput
        name={kind === 'item' ? `${name} ${Number(path.at(-1)) + 1}` : String(path.at(-1))}
        form={form}
        draft={draft}
        onChange={change}
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

type HereProps = {
  /** The list or the group of names that gets something more. */
  path: YamlPath;
  /** What people call it. */
  name: string;
};

/** Adds an item to a list, or a further name to a group of them, also the first. */
export function AddHere({ path, name }: HereProps) {
  const { ask } = useWindow();
  // Where the file lacks it, it is what can be added to the part around it.
  const [query, queryAround] = [path, path.slice(0, -1)].map(partQuery);
  const part = useAnswer('GET part', query);
  const around = useAnswer('GET part', queryAround);
  const [opened, setOpened] = useState<ReturnType<typeof findOpening>>();
  if (!opened && !findOpening([part, around], path)) return null;
  const open = async () => {
    // What is known may be of the version before the last change.
    const parts = [await ask('GET part', query), await ask('GET part', queryAround)];
    setOpened(findOpening(parts, path));
  };
  return (
    <div className="note">
      {opened ? (
        <NewPart {...opened} name={name} onDone={() => setOpened(undefined)} />
      ) : (
        <Button look="low" icon="add" onClick={open}>
          Add to {name}
        </Button>
      )}
    </div>
  );
}

/** What can be added at a path; undefined where the schema or the file has no such place. */
function findOpening(parts: readonly (PartAnswer | undefined)[], path: YamlPath) {
  for (const part of parts) {
    const openings = part && 'openings' in part ? part.openings : [];
    const opening = openings.find((one) => isSamePath(holderOf(one), path));
    if (part && opening) return { opening, hash: part.hash };
  }
  return undefined;
}
