import { useId, useState } from 'react';
import type { Operation, YamlPath } from '#preview/EditApi.ts';
import { Button } from '../parts.tsx';
import { nameOfPath } from '../paths.ts';
import { useWindow } from '../WindowContext.ts';
import { EditForm, useTrial } from './EditForm.tsx';
import { useDraft } from './useDraft.ts';

type Props = {
  /** Of what has the name. */
  path: YamlPath;
  /** The version of the file that the path belongs to. */
  hash: string;
};

/** Gives a constant, a link or a shared section another name, wherever it is used. */
export function Rename({ path, hash }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <RenameForm path={path} hash={hash} onDone={() => setIsOpen(false)} />
  ) : (
    <Button look="link" className="in-words" onClick={() => setIsOpen(true)}>
      Rename {path.at(-1)}
    </Button>
  );
}

function RenameForm({ onDone, ...now }: Props & { onDone: () => void }) {
  const { edits } = useWindow();
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [opened] = useState(now);
  const of = `the name of ${nameOfPath(opened.path)}`;
  const { draft, type, discard } = useDraft({ kind: 'name', ...opened, name: of });
  const { path, hash } = draft ?? opened;
  const old = String(path.at(-1));
  const name = draft ? String(draft.typed) : old;
  const operation: Operation = { kind: 'rename', path, name };
  const trial = useTrial(draft ? { hash, operation } : null);
  const id = useId();
  // The form says itself that it changes everywhere.
  const submit = async () =>
    !draft || (await edits.write(operation, hash, { isTold: true })) === 'done';
  const change = (typed: string) => {
    if (typed === old) discard();
    else type(typed, typed, { kind: 'rename', path, name: typed });
  };
  return (
    <EditForm
      className="stack note"
      trial={trial}
      trialId={`${id}-about`}
      verb="Rename"
      isReady
      isTyped={draft !== undefined}
      discard={discard}
      onSubmit={submit}
      onDone={onDone}
    >
      <label className="small" htmlFor={id}>
        The new name of {old}. It is changed wherever it is used.
      </label>
      <input
        id={id}
        className="field"
        value={name}
        aria-invalid={trial.errors.length > 0}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => change(target.value.trim())}
      />
    </EditForm>
  );
}
