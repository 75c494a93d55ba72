import { css } from '@emotion/react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { FieldForm, Operation, ValuePlace } from '#preview/EditApi.ts';
import { Findings } from './Findings.tsx';
import { findAgain, type Found } from './findAgain.ts';
import { button, lineLink, mainButton, small } from './look.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { valueOf } from './newPart.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useTrial } from './useTrial.ts';
import { ValueInput } from './ValueInput.tsx';
import { useWorkbench } from './Workbench.ts';

type Props = {
  path: ValuePlace['path'];
  /** The version of the file that the path is of. */
  seen: string;
  line: number;
  written: string | number | boolean;
  form: FieldForm;
  onDone: () => void;
};

/** The form of a single value. What is typed is checked meanwhile, and never lost to a refusal. */
export function OneValue({ path: openedAt, seen: openedIn, line, written, form, onDone }: Props) {
  const { ask, edits, openLine, show, view } = useWorkbench();
  const [text, setText] = useState(String(written));
  // Where it stands: somewhere else after the file was changed by another hand.
  const [{ path, seen }, setBase] = useState({ path: openedAt, seen: openedIn });
  const [meanwhile, setMeanwhile] = useState<Found>();
  const isChanged = text !== String(written);
  const [isRedirected, setIsRedirected] = useState(true);
  // The home page is no address that a redirect can lead away from.
  const hasRedirect = isAddress(openedAt) && written !== '/';
  const id = useId();
  const formElement = useFocusBack<HTMLFormElement>();
  const value = valueOf(text, form, written);
  const operationAt = (at: ValuePlace['path']): Operation =>
    isAddress(at)
      ? { kind: 'rename', path: at, name: text, redirect: isRedirected && hasRedirect }
      : { kind: 'set', path: at, value };
  const operation = operationAt(path);
  const trial = useTrial(isChanged && !meanwhile ? operation : null, seen);

  const write = async (at: Pick<Props, 'path' | 'seen'>) => {
    // The form says itself what changes with it.
    const isDone = await edits.run(operationAt(at.path), at.seen, true);
    if (isDone) {
      // Whoever looks at a page goes on looking at it.
      if (isAddress(path) && view.get().path === written) show({ path: text });
      onDone();
    } else if (edits.state.get().notice?.isOld) {
      setMeanwhile(await findAgain(ask, { path: at.path, written }));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged) return onDone();
    if (!meanwhile) void write({ path, seen });
  };
  const writeAfterAll = ({ path: now, hash }: Extract<Found, { path: unknown }>) => {
    setMeanwhile(undefined);
    setBase({ path: now, seen: hash });
    void write({ path: now, seen: hash });
  };
  const remove = async () => {
    if (await edits.run({ kind: 'delete', path }, seen)) onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSingle = !['paragraph', 'richText'].includes(form.kind);
    if (event.key !== 'Enter' || (!isSingle && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    formElement.current?.requestSubmit();
  };
  return (
    <form ref={formElement} css={stack} onSubmit={submit}>
      <label css={small} htmlFor={id}>
        {form.description ?? 'The value.'}
      </label>
      <ValueInput
        id={id}
        form={form}
        text={text}
        isWrong={trial.faults.length > 0}
        takesFocus
        onChange={setText}
        onKeyDown={onKeyDown}
      />
      {hasRedirect && (
        <label css={small}>
          <input
            type="checkbox"
            checked={isRedirected}
            onChange={({ target }) => setIsRedirected(target.checked)}
          />{' '}
          Send visitors of {written} to the new address
        </label>
      )}
      <Findings id={`${id}-about`} trial={trial} />
      {meanwhile && <Meanwhile found={meanwhile} onWrite={writeAfterAll} />}
      <div css={row}>
        <button type="button" css={lineLink} onClick={() => openLine({ line, column: 1 })}>
          Line {line}
        </button>
        {form.isOptional && (
          <button type="button" css={lineLink} onClick={() => void remove()}>
            Take it away
          </button>
        )}
        <button type="button" css={[button, atEnd]} onClick={onDone}>
          Cancel
        </button>
        <button
          type="submit"
          css={mainButton}
          disabled={trial.isRefused || meanwhile !== undefined}
        >
          Save
        </button>
      </div>
    </form>
  );
}

/** What leads to a page follows its address. */
function isAddress(path: ValuePlace['path']): boolean {
  return path[0] === 'routes' && path.length === 3 && path[2] === 'path';
}

const stack = css({ display: 'grid', gap: 6 });
const row = css({ display: 'flex', alignItems: 'center', gap: 8, marginBlockStart: 4 });
const atEnd = css({ marginInlineStart: 'auto' });
