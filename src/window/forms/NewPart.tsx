import { useState } from 'react';
import {
  isSamePath,
  type Opening,
  type Operation,
  type Part,
  type PartForm,
  type Path,
} from '#preview/EditApi.ts';
import { keyInWords } from '../edits.ts';
import { Button, Opener } from '../parts.tsx';
import { usePart } from '../WindowContext.ts';
import { EditForm, useEdit } from './EditForm.tsx';
import { finish, firstDraft, type PartDraft, wordsIn } from './partDraft.ts';
import { PartInput } from './PartInput.tsx';
import { ValueForm } from './ValueForm.tsx';

type Props = {
  opening: Opening;
  /** What is added, in the words of the file. */
  name: string;
  hash: string;
  onSaved?: () => void;
  onDone: () => void;
};

/** Makes a part that is not there yet. It is checked while it is typed, and written as a whole or not at all. */
export function NewPart({ onSaved, onDone, name, ...now }: Props) {
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [{ opening, hash }] = useState(now);
  const { kind, path } = opening;
  // Where the operator chooses a name, it is a field of the form.
  const form: PartForm = kind === 'name' ? { kind: 'named', item: opening.form } : opening.form;
  const edit = useEdit<PartDraft>({
    place: { kind: 'part', name: `new in ${name}`, path: holderOf(opening), hash },
    wordsIn,
    first: firstDraft(form, opening.usual),
    operationFor: (draft) => addTo(opening, finish(form, draft)),
  });
  return (
    <EditForm {...{ edit, onSaved, onDone }} className="sheet stack" label={`Add to ${name}`}>
      <h3>{kind === 'key' ? `Add ${name}` : `Add to ${name}`}</h3>
      <PartInput
        name={
          kind === 'item' ? `${name} ${Number(path.at(-1)) + 1}` : keyInWords(String(path.at(-1)))
        }
        form={form}
        draft={edit.typed}
        onChange={(draft) => edit.type(draft)}
      />
    </EditForm>
  );
}

function addTo({ kind, path }: Opening, value: Part | undefined): Operation | null {
  if (value === undefined) return null;
  if (kind !== 'name') return { kind: 'add', path, value };
  const [named] = Object.entries(value);
  return named ? { kind: 'add', path: [...path, named[0]], value: named[1] } : null;
}

/** The list or the group of names that something is added to; of a key, the key itself. */
export function holderOf({ path, kind }: Opening): Path {
  return kind === 'item' ? path.slice(0, -1) : path;
}

/** Adds an item to a list, or a further name to a group of them, also the first. */
export function AddHere({ path, name }: { path: Path; name: string }) {
  const [opened, setOpened] = useState<Pick<Props, 'opening' | 'hash'>>();
  // Where the file lacks it, it is what can be added to the part around it.
  const [known] = [usePart(path), usePart(path.slice(0, -1))].flatMap((part) => {
    const opening = part?.openings.find((one) => isSamePath(holderOf(one), path));
    return part && opening ? [{ opening, hash: part.hash }] : [];
  });
  if (!opened && !known) return null;
  return (
    <div className="note">
      {opened ? (
        <NewPart {...opened} name={name} onDone={() => setOpened(undefined)} />
      ) : (
        <Button look="button low" icon="add" onClick={() => setOpened(known)}>
          Add to {name}
        </Button>
      )}
    </div>
  );
}

/** Opens the form for a place of which nothing but its path is known: for its value, or for what it lacks. */
export function ChangeHere({ path, words }: { path: Path; words: string }) {
  return <Opener words={words}>{(close) => <FormAt path={path} onDone={close} />}</Opener>;
}

function FormAt({ path, onDone }: { path: Path; onDone: () => void }) {
  // What is missing has a place in the group around it alone.
  const around = usePart(path.slice(0, -1));
  if (!around) return null;
  const { hash, values, openings } = around;
  const place = values.find((one) => isSamePath(one.path, path));
  const opening = openings.find((one) => one.kind === 'key' && isSamePath(one.path, path));
  if (place) {
    return (
      <div className="sheet">
        <ValueForm place={place} hash={hash} onDone={onDone} />
      </div>
    );
  }
  return opening ? (
    <NewPart opening={opening} name={keyInWords(String(path.at(-1)))} hash={hash} onDone={onDone} />
  ) : (
    <p className="small">This takes more than one value: press the line above to write it there.</p>
  );
}
