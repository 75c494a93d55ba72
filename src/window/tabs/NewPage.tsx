import { useId, useState } from 'react';
import type { Operation, OutlineAnswer, Part } from '#preview/EditApi.ts';
import type { BlockGuide } from '#preview/EditApi.ts';
import { EditForm, useTrial } from '../forms/EditForm.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { Button } from '../parts.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useWindow } from '../WindowContext.ts';

/** Adds a page, with its headline as the first section. */
export function NewPage({ outline }: { outline: OutlineAnswer | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!outline) return null;
  const { hash, routes } = outline;
  return isOpen ? (
    <PageForm count={routes.length} hash={hash} onDone={() => setIsOpen(false)} />
  ) : (
    <p className="note">
      <Button icon="add" onClick={() => setIsOpen(true)}>
        Add a page
      </Button>
    </p>
  );
}

const fields = [
  { key: 'path', name: 'Its address', hint: '/summer-offer' },
  { key: 'title', name: 'Its title', hint: 'Summer offer' },
  {
    key: 'description',
    name: 'What search results say about it',
    hint: 'One or two sentences.',
  },
] as const;
type Typed = Record<(typeof fields)[number]['key'], string>;
const nothing: Typed = { path: '/', title: '', description: '' };

type FormProps = { count: number; hash: string; onDone: () => void };

function PageForm({ onDone, ...now }: FormProps) {
  const { edits, show } = useWindow();
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [{ count, hash }] = useState(now);
  const blocks = useAnswer('GET blocks');
  const kept = useDraft({ kind: 'page', path: ['routes'], name: 'a new page', hash });
  // Written by this form alone.
  const typed = (kept.draft?.typed as Typed | undefined) ?? nothing;
  const operationFor = ({ path, title, description }: Typed): Operation | null => {
    if (!blocks || path === '/' || title === '' || description === '') return null;
    const page = { path, title, seo: { description }, sections: opening(blocks, title) };
    return { kind: 'add', path: ['routes', count], value: page };
  };
  const operation = operationFor(typed);
  const trial = useTrial(operation && { hash, operation });
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    kept.type(next, `${next.path} ${next.title}`, operationFor(next));
  };
  const submit = async () => {
    const isDone = operation !== null && (await edits.run(operation, hash));
    if (isDone) show({ path: typed.path, section: 0 });
    return isDone;
  };
  const id = useId();
  return (
    <EditForm
      className="sheet stack note"
      label="Add a page"
      trial={trial}
      verb="Add"
      isReady={operation !== null}
      discard={kept.discard}
      onSubmit={submit}
      onDone={onDone}
    >
      <h3>Add a page</h3>
      {fields.map(({ key, name, hint }) => (
        <p key={key} className="stack">
          <label htmlFor={id + key}>{name}</label>
          <input
            id={id + key}
            className="field"
            value={typed[key]}
            placeholder={hint}
            onChange={({ target }) => change({ [key]: target.value })}
          />
        </p>
      ))}
    </EditForm>
  );
}

/** The first section of a page: of the block that needs a headline and nothing else. */
function opening(blocks: readonly BlockGuide[], headline: string): Part[] {
  const block = blocks.find((one) =>
    one.fields.every(({ name, isRequired }) => isRequired === (name === 'headline')),
  );
  return block ? [{ type: block.type, headline }] : [];
}
