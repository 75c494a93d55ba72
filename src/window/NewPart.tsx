import { css } from '@emotion/react';
import { type FormEvent, useState } from 'react';
import type { Opening, Operation, Part, PartForm } from '#preview/EditApi.ts';
import { AddButtons } from './AddButtons.tsx';
import { Findings } from './Findings.tsx';
import { holderOf } from './findOpening.ts';
import { hue, subheading } from './look.ts';
import { type Draft, finish, firstDraft } from './newPart.ts';
import { PartInput } from './PartInput.tsx';
import { useDraft } from './useDraft.ts';
import { useFocusBack } from './useFocusBack.ts';
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
  const [{ opening, seen }] = useState(now);
  const { edits } = useWorkbench();
  const form = formFor(opening);
  const first = firstDraft(form, opening.usual);
  const kept = useDraft({ kind: 'part', path: holderOf(opening), name: `new in ${name}`, seen });
  // Written by this form, or by one of the same place.
  const draft = (kept.draft?.typed as Draft | undefined) ?? first;
  const operation = operationOf(opening, finish(form, draft));
  const own = useFocusBack<HTMLFormElement>();
  const trial = useTrial(operation && { hash: seen, operation });
  const change = (typed: Draft) => {
    if (isDeepEqual(typed, first)) kept.discard();
    else kept.type(typed, wordsIn(typed), operationOf(opening, finish(form, typed)));
  };
  const cancel = () => {
    kept.discard();
    onDone();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (operation && (await edits.run(operation, seen))) cancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <form
      ref={own}
      css={sheet}
      aria-label={`Add to ${name}`}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <h3 css={subheading}>{opening.kind === 'key' ? `Add ${name}` : `Add to ${name}`}</h3>
      <PartInput name={nameIn(opening, name)} form={form} draft={draft} onChange={change} isFirst />
      <Findings trial={trial} />
      <AddButtons isReady={operation !== null && !trial.isRefused} onCancel={cancel} />
    </form>
  );
}

function isDeepEqual(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What is typed in it, in short. */
function wordsIn(draft: Draft): string {
  switch (draft.kind) {
    case 'value':
      return draft.text;
    case 'group':
      return joined(Object.values(draft.fields).map(wordsIn));
    case 'list':
      return joined(draft.items.map(wordsIn));
    case 'named':
      return joined([draft.name, wordsIn(draft.draft)]);
    case 'either':
      return wordsIn(draft.draft);
  }
}

function joined(words: readonly string[]): string {
  return words.filter((one) => one !== '').join(', ');
}

/** What is asked for: of what gets a name of one's own, the name, too. */
function formFor({ kind, form }: Opening): PartForm {
  return kind === 'name' ? { kind: 'named', item: form } : form;
}

function operationOf({ kind, path }: Opening, value: Part | undefined): Operation | null {
  if (value === undefined) return null;
  if (kind !== 'name') return { kind: 'add', path, value };
  const [named] = Object.entries(value);
  return named ? { kind: 'add', path: [...path, named[0]], value: named[1] } : null;
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
