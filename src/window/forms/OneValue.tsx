import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldForm, Operation, ValuePlace } from '#preview/EditApi.ts';
import { isContested } from '../drafts.ts';
import { Button, LineLink } from '../parts.tsx';
import { nameOfPath } from '../paths.ts';
import { useWindow } from '../WindowContext.ts';
import { Contested } from './Contested.tsx';
import { EditForm, useTrial } from './EditForm.tsx';
import { valueOf } from './partDraft.ts';
import { useDraft } from './useDraft.ts';
import { ValueInput } from './ValueInput.tsx';

type Props = {
  path: ValuePlace['path'];
  /** The version of the file that the path belongs to. */
  hash: string;
  line: number;
  written: string | number | boolean;
  form: FieldForm;
  onDone: () => void;
};

/** The form of a single value. What is typed is checked meanwhile, and kept until it is saved or discarded. */
export function OneValue({ path, hash, line, written, form, onDone }: Props) {
  const { drafts, edits, show, state } = useWindow();
  const name = nameOfPath(path);
  const { draft, type, discard } = useDraft({ kind: 'value', path, name, hash, written, line });
  // What is typed has its own place, which may be another one by now.
  const base = draft ?? { path, hash, written };
  const text = String(draft ? draft.typed : written);
  const isConflict = draft !== undefined && (draft.now.isGone || isContested(draft));
  const id = useId();
  const [isRedirected, setIsRedirected] = useState(true);
  // The home page is no address that a redirect can lead away from.
  const hasRedirect = isAddress(path) && written !== '/';
  const operationFor = (typed: string, redirect = isRedirected && hasRedirect): Operation =>
    isAddress(base.path)
      ? { kind: 'rename', path: base.path, name: typed, redirect }
      : { kind: 'set', path: base.path, value: valueOf(typed, form, written) };
  const request = { hash: base.hash, operation: operationFor(text), written: base.written };
  const trial = useTrial(draft && !isConflict ? request : null);

  const change = (typed: string) => {
    if (typed === String(base.written) && !isConflict) discard();
    else type(typed, typed, operationFor(typed));
  };
  const followAddress = () => {
    // Whoever looks at a page goes on looking at it.
    if (isAddress(path) && state.get().path === written) show({ path: text });
  };
  const submit = async () => {
    if (!draft) return true;
    // The form says itself what changes with it.
    const isDone = await drafts.save(draft, { isTold: true, written: base.written });
    if (isDone) followAddress();
    return isDone;
  };
  const remove = async () => {
    if (!(await edits.run({ kind: 'delete', path: base.path }, base.hash))) return;
    discard();
    onDone();
  };
  const submitByKey = (event: KeyboardEvent) => {
    const isSingle = !['paragraph', 'richText'].includes(form.kind);
    if (event.key !== 'Enter' || (!isSingle && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  };
  const lineNow = (draft && !draft.now.isGone && draft.now.line) || line;
  return (
    <EditForm
      className="stack"
      trial={trial}
      trialId={`${id}-about`}
      verb="Save"
      selectsText
      isReady={!isConflict}
      isTyped={draft !== undefined}
      discard={discard}
      onSubmit={submit}
      onDone={onDone}
      actions={
        <>
          <LineLink at={{ line: lineNow }}>Line {lineNow}</LineLink>
          {form.isOptional && (
            <Button look="link" isWriting onClick={remove}>
              Take it away
            </Button>
          )}
        </>
      }
    >
      <label className="small" htmlFor={id}>
        {form.description ?? 'The value.'}
      </label>
      <ValueInput
        id={id}
        form={form}
        text={text}
        isWrong={trial.errors.length > 0}
        onChange={change}
        onKeyDown={submitByKey}
      />
      {hasRedirect && (
        <label className="small">
          <input
            type="checkbox"
            checked={isRedirected}
            onChange={({ target: { checked } }) => {
              setIsRedirected(checked);
              if (draft) type(text, text, operationFor(text, checked));
            }}
          />{' '}
          Send visitors of {written} to the new address
        </label>
      )}
      {isConflict && <Contested draft={draft} isTold onSave={followAddress} onDone={onDone} />}
    </EditForm>
  );
}

/** What leads to a page follows its address. */
function isAddress(path: ValuePlace['path']): boolean {
  return path[0] === 'routes' && path.length === 3 && path[2] === 'path';
}
