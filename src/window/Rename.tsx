import { css } from '@emotion/react';
import { type FormEvent, useId, useState } from 'react';
import type { Operation, YamlPath } from '#preview/EditApi.ts';
import { Findings } from './Findings.tsx';
import { button, field, lineLink, mainButton, small } from './look.ts';
import { nameOfPath } from './nameOfPath.ts';
import { useDraft } from './useDraft.ts';
import { useFocusBack } from './useFocusBack.ts';
import { useTrial } from './useTrial.ts';
import { useIsConnected, useWorkbench } from './Workbench.ts';

type Props = {
  /** Of what has the name. */
  path: YamlPath;
  /** The version of the file that the path is of. */
  seen: string;
};

/** Gives a constant, a link or a shared section another name, wherever it is used. */
export function Rename({ path, seen }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const name = String(path.at(-1));
  return isOpen ? (
    <RenameForm path={path} seen={seen} onDone={() => setIsOpen(false)} />
  ) : (
    <button type="button" css={[lineLink, start]} onClick={() => setIsOpen(true)}>
      Rename {name}
    </button>
  );
}

function RenameForm({ onDone, ...now }: Props & { onDone: () => void }) {
  const { edits } = useWorkbench();
  const isConnected = useIsConnected();
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [opened] = useState(now);
  const place = {
    kind: 'name',
    ...opened,
    name: `the name of ${nameOfPath(opened.path)}`,
  } as const;
  const { draft, type, discard } = useDraft(place);
  const { path, seen } = draft ?? opened;
  const old = String(path.at(-1));
  const name = draft ? String(draft.typed) : old;
  const operation: Operation = { kind: 'rename', path, name };
  const trial = useTrial(draft ? { hash: seen, operation } : null);
  const id = useId();
  const own = useFocusBack<HTMLFormElement>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form says itself that it changes everywhere.
    if (draft && (await edits.write(operation, seen, { isTold: true })) !== 'done') return;
    cancel();
  };
  const cancel = () => {
    discard();
    onDone();
  };
  const change = (typed: string) => {
    if (typed === old) discard();
    else type(typed, typed, { kind: 'rename', path, name: typed });
  };
  return (
    <form ref={own} css={stack} onSubmit={(event) => void submit(event)}>
      <label css={small} htmlFor={id}>
        The new name of {old}. It is changed wherever it is used.
      </label>
      <input
        id={id}
        css={field}
        value={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
        autoFocus
        aria-invalid={trial.faults.length > 0}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => change(target.value.trim())}
      />
      <Findings id={`${id}-about`} trial={trial} />
      <div css={row}>
        <button type="button" css={button} onClick={cancel}>
          {draft ? 'Discard' : 'Cancel'}
        </button>
        <button type="submit" css={mainButton} disabled={!isConnected || trial.isRefused}>
          Rename
        </button>
      </div>
    </form>
  );
}

const start = css({ justifySelf: 'start', fontFamily: 'inherit' });
const stack = css({ display: 'grid', gap: 6, marginBlockStart: 6 });
const row = css({ display: 'flex', justifyContent: 'end', gap: 8 });
