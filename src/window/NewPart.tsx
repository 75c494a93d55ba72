import { css } from '@emotion/react';
import { type FormEvent, useId, useState } from 'react';
import type { Opening } from '#preview/EditApi.ts';
import { Findings } from './Findings.tsx';
import { button, field, hue, mainButton, subheading } from './look.ts';
import { finish, firstDraft } from './newPart.ts';
import { openingNow } from './openingNow.ts';
import { PartInput } from './PartInput.tsx';
import { useTrial } from './useTrial.ts';
import { useWorkbench } from './Workbench.ts';

type Props = {
  opening: Opening;
  /** What is added, in the words of the file. */
  name: string;
  /** The version of the file that the opening is of. */
  seen: string;
  onDone: () => void;
};

/** Makes a part that is not there yet. It is checked while it is typed, and written as a whole or not at all. */
export function NewPart({ onDone, name, ...now }: Props) {
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [{ opening, seen }, setBase] = useState(now);
  const { ask, edits } = useWorkbench();
  const [draft, setDraft] = useState(() => firstDraft(opening.form, opening.usual));
  const [own, setOwn] = useState('');
  const id = useId();
  const isNamed = opening.kind === 'name';
  const value = finish(opening.form, draft);
  const path = isNamed ? [...opening.path, own] : opening.path;
  const isReady = value !== undefined && (!isNamed || own !== '');
  const operation = isReady ? ({ kind: 'add', path, value } as const) : null;
  const trial = useTrial(operation, seen);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!operation) return;
    if (await edits.run(operation, seen)) onDone();
    else if (edits.state.get().notice?.isOld) {
      // It was said that the file is another; whoever presses again means that one.
      const there = await openingNow(ask, opening);
      if (there) setBase(there);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <form
      css={sheet}
      aria-label={`Add to ${name}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <h3 css={subheading}>{opening.kind === 'key' ? `Add ${name}` : `Add to ${name}`}</h3>
      {isNamed && (
        <div css={stack}>
          <label htmlFor={id}>
            <strong>Its name</strong>
          </label>
          <input
            id={id}
            css={field}
            value={own}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
            autoFocus
            onChange={({ target }) => setOwn(target.value)}
          />
        </div>
      )}
      <PartInput
        name={nameIn(opening, name)}
        form={opening.form}
        draft={draft}
        onChange={setDraft}
        isFirst={!isNamed}
      />
      <Findings trial={trial} />
      <div css={row}>
        <button type="button" css={button} onClick={onDone}>
          Cancel
        </button>
        <button type="submit" css={mainButton} disabled={!operation || trial.isRefused}>
          Add
        </button>
      </div>
    </form>
  );
}

/** What its only control is called, when it is no group. */
function nameIn({ path, kind }: Opening, name: string): string {
  return kind === 'item' ? `${name} ${Number(path.at(-1)) + 1}` : String(path.at(-1));
}

const sheet = css({
  display: 'grid',
  gap: 12,
  padding: 12,
  borderRadius: 8,
  background: hue.panel,
  boxShadow: `0 0 0 1px ${hue.line}`,
});
const stack = css({ display: 'grid', gap: 4 });
const row = css({ display: 'flex', justifyContent: 'end', gap: 8 });
