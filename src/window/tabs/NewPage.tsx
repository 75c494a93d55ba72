import { css } from '@emotion/react';
import { type FormEvent, useId, useState } from 'react';
import type { Operation, OutlineAnswer, Part } from '#preview/EditApi.ts';
import type { BlockGuide } from '#preview/WindowApi.ts';
import { AddButtons } from '../AddButtons.tsx';
import { Findings } from '../Findings.tsx';
import { Icon } from '../Icon.tsx';
import { button, field, hue, subheading } from '../look.ts';
import { useAsked } from '../useAsked.ts';
import { useDraft } from '../useDraft.ts';
import { useFocusBack } from '../useFocusBack.ts';
import { useTrial } from '../useTrial.ts';
import { useWorkbench } from '../Workbench.ts';

type Props = { routes: OutlineAnswer['routes'] | undefined; seen: string | undefined };

/** Adds a page, with its headline as the first section. */
export function NewPage({ routes, seen }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (!routes || seen === undefined) return null;
  return isOpen ? (
    <PageForm count={routes.length} seen={seen} onDone={() => setIsOpen(false)} />
  ) : (
    <p css={start}>
      <button type="button" css={button} onClick={() => setIsOpen(true)}>
        <Icon name="add" /> Add a page
      </button>
    </p>
  );
}

type Typed = { path: string; title: string; description: string };
const nothing: Typed = { path: '/', title: '', description: '' };

type FormProps = { count: number; seen: string; onDone: () => void };

function PageForm({ onDone, ...now }: FormProps) {
  const { edits, show } = useWorkbench();
  // What is open stays what was opened, whatever is written around it meanwhile.
  const [{ count, seen }] = useState(now);
  const { content: blocks } = useAsked((read) => read('GET blocks'));
  const place = { kind: 'page', path: ['routes'], name: 'a new page', seen } as const;
  const kept = useDraft({ ...place, path: [...place.path] });
  // Written by this form alone.
  const typed = (kept.draft?.typed as Typed | undefined) ?? nothing;
  const operationFor = ({ path, title, description }: Typed): Operation | null =>
    blocks && path !== '/' && title !== '' && description !== ''
      ? {
          kind: 'add',
          path: ['routes', count],
          value: { path, title, seo: { description }, sections: opening(blocks, title) },
        }
      : null;
  const own = useFocusBack<HTMLFormElement>();
  const operation = operationFor(typed);
  const trial = useTrial(operation && { hash: seen, operation });
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    kept.type(next, `${next.path} ${next.title}`, operationFor(next));
  };
  const cancel = () => {
    kept.discard();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = operation && (await edits.run(operation, seen));
    if (!isDone) return;
    show({ path: typed.path, section: 0 });
    cancel();
  };
  return (
    <form ref={own} css={sheet} aria-label="Add a page" onSubmit={(event) => void submit(event)}>
      <h3 css={subheading}>Add a page</h3>
      <Line
        name="Its address"
        hint="/summer-offer"
        text={typed.path}
        onChange={(path) => change({ path })}
        isFirst
      />
      <Line
        name="Its title"
        hint="Summer offer"
        text={typed.title}
        onChange={(title) => change({ title })}
      />
      <Line
        name="What search results say about it"
        hint="One or two sentences."
        text={typed.description}
        onChange={(description) => change({ description })}
      />
      <Findings trial={trial} />
      <AddButtons isReady={operation !== null && !trial.isRefused} onCancel={cancel} />
    </form>
  );
}

/** The first section of a page: of the block that needs a headline and nothing else. */
function opening(blocks: readonly BlockGuide[], headline: string): Part[] {
  const isOpening = ({ fields }: BlockGuide) =>
    fields.every(({ name, isRequired }) => isRequired === (name === 'headline'));
  return blocks
    .filter(isOpening)
    .map(({ type }) => ({ type, headline }))
    .slice(0, 1);
}

type LineProps = {
  name: string;
  hint: string;
  text: string;
  onChange: (text: string) => void;
  isFirst?: boolean;
};

function Line({ name, hint, text, onChange, isFirst = false }: LineProps) {
  const id = useId();
  return (
    <p css={stack}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        css={field}
        value={text}
        placeholder={hint}
        // It was opened to be typed in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
        autoFocus={isFirst}
        onChange={({ target }) => onChange(target.value)}
      />
    </p>
  );
}

const start = css({ marginBlockStart: '10px !important' });
const sheet = css({
  display: 'grid',
  gap: 10,
  marginBlockStart: 10,
  padding: 12,
  borderRadius: 8,
  background: hue.bar,
  boxShadow: `0 0 0 1px ${hue.line}`,
});
const stack = css({ display: 'grid', gap: 4 });
