import { css } from '@emotion/react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import type { FieldForm, Operation, ValuePlace } from '#preview/EditApi.ts';
import { Contested } from './Contested.tsx';
import { isContested } from './createDrafts.ts';
import { Findings } from './Findings.tsx';
import { button, lineLink, mainButton, small } from './look.ts';
import { nameOfPath } from './nameOfPath.ts';
import { valueOf } from './newPart.ts';
import { useDraft } from './useDraft.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useTrial } from './useTrial.ts';
import { ValueInput } from './ValueInput.tsx';
import { useIsConnected, useWorkbench } from './Workbench.ts';

type Props = {
  path: ValuePlace['path'];
  /** The version of the file that the path is of. */
  seen: string;
  line: number;
  written: string | number | boolean;
  form: FieldForm;
  onDone: () => void;
};

/** The form of a single value. What is typed is checked meanwhile, and kept until it is saved or discarded. */
export function OneValue({ path, seen, line, written, form, onDone }: Props) {
  const { drafts, edits, openLine, show, view } = useWorkbench();
  const isConnected = useIsConnected();
  const name = nameOfPath(path);
  const { draft, type, discard } = useDraft({ kind: 'value', path, name, seen, written, line });
  // What is typed has its own place, which may be another one by now.
  const base = draft ?? { path, seen, written };
  const text = draft ? String(draft.typed) : String(written);
  const isOpen = draft !== undefined && (draft.now.isGone || isContested(draft));
  const id = useId();
  const formElement = useFocusBack<HTMLFormElement>();
  const [isRedirected, setIsRedirected] = useState(true);
  // The home page is no address that a redirect can lead away from.
  const hasRedirect = isAddress(path) && written !== '/';
  const operationFor = (typed: string, redirect = isRedirected && hasRedirect): Operation => {
    const value = valueOf(typed, form, written);
    return isAddress(base.path)
      ? { kind: 'rename', path: base.path, name: typed, redirect }
      : { kind: 'set', path: base.path, value };
  };
  const request = { hash: base.seen, operation: operationFor(text), written: base.written };
  const trial = useTrial(draft && !isOpen ? request : null);

  const onChange = (typed: string) => {
    if (typed === String(base.written) && !isOpen) discard();
    else type(typed, typed, operationFor(typed));
  };
  const write = async (over: ValuePlace['written'] | undefined) => {
    // The form says itself what changes with it.
    const how = { isTold: true, written: over ?? '' };
    const outcome = await edits.write(operationFor(text), base.seen, how);
    if (outcome === 'conflict') return drafts.follow();
    if (outcome !== 'done') return undefined;
    discard();
    // Whoever looks at a page goes on looking at it.
    if (isAddress(path) && view.get().path === written) show({ path: text });
    return onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft) onDone();
    else if (!isOpen && isConnected) void write(base.written);
  };
  const remove = async () => {
    if (!(await edits.run({ kind: 'delete', path: base.path }, base.seen))) return;
    discard();
    onDone();
  };
  const cancel = () => {
    discard();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isSingle = !['paragraph', 'richText'].includes(form.kind);
    if (event.key !== 'Enter' || (!isSingle && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    formElement.current?.requestSubmit();
  };
  const lineNow = (draft && !draft.now.isGone && draft.now.line) || line;
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
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      {hasRedirect && (
        <label css={small}>
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
      <Findings id={`${id}-about`} trial={trial} />
      {draft && (
        <Contested
          draft={draft}
          onWrite={() => void write(draft.now.isGone ? undefined : draft.now.written)}
          onDiscard={cancel}
        />
      )}
      <div css={row}>
        <button type="button" css={lineLink} onClick={() => openLine({ line: lineNow, column: 1 })}>
          Line {lineNow}
        </button>
        {form.isOptional && (
          <button
            type="button"
            css={lineLink}
            disabled={!isConnected}
            onClick={() => void remove()}
          >
            Take it away
          </button>
        )}
        <button type="button" css={[button, atEnd]} onClick={cancel}>
          {draft ? 'Discard' : 'Cancel'}
        </button>
        <button type="submit" css={mainButton} disabled={!isConnected || trial.isRefused || isOpen}>
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
