import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type {
  FieldForm,
  Operation,
  OriginPlace,
  UsePlace,
  ValuePlace,
  YamlPath,
} from '#preview/EditApi.ts';
import { Button, LineLink, Opener } from '../parts.tsx';
import { nameOfPath } from '../edits.ts';
import { useWindow } from '../WindowContext.ts';
import { type Edit, EditForm, useEdit } from './EditForm.tsx';
import { valueOf } from './partDraft.ts';
import { ValueInput } from './ValueInput.tsx';

/** A value of the file, as a form needs it. */
export type EditedPlace = Omit<ValuePlace, 'value'>;

type Props = {
  place: EditedPlace;
  hash: string;
  onDone: () => void;
};

/** Changes one value of the file. What it takes from a constant is changed there. */
export function ValueForm({ place, hash, onDone }: Props) {
  const { origins, isWholeReference, alsoOn } = place;
  const [origin] = isWholeReference ? origins : [];
  const [isOwn, setIsOwn] = useState(!origin);
  if (origin && !isOwn) {
    return (
      <>
        <p className="small note">
          It comes from <code>{origin.name}</code>, which stands in {countUses(origin)}.
        </p>
        <OneValue place={origin} hash={hash} onDone={onDone} />
        <Button look="line-link" className="in-words" onClick={() => setIsOwn(true)}>
          Write something else only here
        </Button>
      </>
    );
  }
  return (
    <>
      <OneValue place={place} hash={hash} onDone={onDone} />
      {!isWholeReference && <Origins origins={origins} hash={hash} onDone={onDone} />}
      {alsoOn.length > 0 && (
        <p className="small note">Changes with it: {pagesOf(alsoOn).join(', ')}.</p>
      )}
    </>
  );
}

type OriginsProps = Omit<Props, 'place'> & { origins: readonly OriginPlace[] };

/** The constants and addresses that a text takes in, each of which can be changed where it is written. */
function Origins({ origins, ...rest }: OriginsProps) {
  const [opened, setOpened] = useState<OriginPlace>();
  if (opened) {
    return (
      <fieldset className="boxed note">
        <legend className="small">
          <code>{opened.name}</code>, in {countUses(opened)}
        </legend>
        <OneValue place={opened} {...rest} />
      </fieldset>
    );
  }
  return (
    <ul className="note">
      {origins.map((origin) => (
        <li key={origin.name} className="small">
          <code>{origin.name}</code> is {origin.written}.{' '}
          <Button look="line-link" onClick={() => setOpened(origin)}>
            Change it
          </Button>
        </li>
      ))}
    </ul>
  );
}

function countUses({ useCount }: OriginPlace): string {
  return useCount === 1 ? 'this place alone' : `${useCount} places`;
}

/** The pages that show the places, each once; what is on every page has none. */
export function pagesOf(uses: readonly UsePlace[]): string[] {
  const pages = uses.flatMap(({ routes }) => (routes.length > 0 ? routes : ['every page']));
  return [...new Set(pages)].map((page) => (page === '404' ? 'the 404 page' : page));
}

type OneProps = Omit<Props, 'place'> & {
  place: Pick<ValuePlace, 'path' | 'line' | 'written' | 'form'>;
};

/** The form of a single value, where it is written. */
function OneValue({ place, hash, onDone }: OneProps) {
  const { edits, show, state } = useWindow();
  const { path, line, form } = place;
  const written = place.written ?? '';
  const [isRedirected, setIsRedirected] = useState(true);
  // The home page is no address that a redirect can lead away from.
  const hasRedirect = isAddress(path) && written !== '/';
  const operationFor = (
    text: string,
    at: YamlPath,
    redirect = isRedirected && hasRedirect,
  ): Operation =>
    isAddress(at)
      ? { kind: 'rename', path: at, name: text, redirect }
      : { kind: 'set', path: at, value: valueOf(text, form, written) };
  const edit = useEdit({
    place: { kind: 'value', name: nameOfPath(path), path, hash, line, written },
    first: String(written),
    operationFor,
  });
  const { draft, typed } = edit;
  const now = draft ?? { path, hash };
  const lineNow = (draft && !draft.now.isGone && draft.now.line) || line;

  const followAddress = () => {
    // Whoever looks at a page goes on looking at it.
    if (isAddress(path) && state.get().path === written) show({ path: typed });
  };
  const remove = async () => {
    if (!(await edits.run({ kind: 'delete', path: now.path }, now.hash))) return;
    edit.discard();
    onDone();
  };
  const actions = (
    <>
      <LineLink at={{ line: lineNow }}>Line {lineNow}</LineLink>
      {form.isOptional && (
        <Button look="line-link" isWriting onClick={remove}>
          Take it away
        </Button>
      )}
    </>
  );
  return (
    <FieldEdit {...{ edit, form, actions, onDone }} className="stack" onSaved={followAddress}>
      {hasRedirect && (
        <label className="small">
          <input
            type="checkbox"
            checked={isRedirected}
            onChange={({ target: { checked } }) => {
              setIsRedirected(checked);
              if (draft) edit.type(typed, operationFor(typed, now.path, checked));
            }}
          />{' '}
          Send visitors of {written} to the new address
        </label>
      )}
    </FieldEdit>
  );
}

/** What leads to a page follows its address. */
function isAddress(path: YamlPath): boolean {
  return path[0] === 'routes' && path.length === 3 && path[2] === 'path';
}

type FieldProps = Omit<Parameters<typeof EditForm<string>>[0], 'children'> & {
  edit: Edit<string>;
  form: FieldForm;
  children?: ReactNode;
};

/** A form of one field. */
function FieldEdit({ edit, form, children, ...rest }: FieldProps) {
  const submitByKey = (event: KeyboardEvent) => {
    const isSingle = !['paragraph', 'richText'].includes(form.kind);
    if (event.key !== 'Enter' || (!isSingle && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <EditForm edit={edit} {...rest}>
      <label className="small" htmlFor={edit.id}>
        {form.description ?? 'The value.'}
      </label>
      <ValueInput
        id={edit.id}
        form={form}
        text={edit.typed}
        isWrong={edit.trial.errors.length > 0}
        onChange={(text) => edit.type(text)}
        onKeyDown={submitByKey}
      />
      {children}
    </EditForm>
  );
}

type RenameProps = {
  path: YamlPath;
  hash: string;
};

/** Gives a constant, a link or a shared section another name, wherever it is used. */
export function Rename(props: RenameProps) {
  return (
    <Opener look="line-link" className="in-words" words={`Rename ${props.path.at(-1)}`}>
      {(close) => <RenameForm {...props} onDone={close} />}
    </Opener>
  );
}

function RenameForm({ path, hash, onDone }: RenameProps & { onDone: () => void }) {
  const old = String(path.at(-1));
  const edit = useEdit({
    place: { kind: 'name', name: `the name of ${nameOfPath(path)}`, path, hash },
    first: old,
    operationFor: (name, at) => ({ kind: 'rename', path: at, name: name.trim() }),
  });
  const description = `The new name of ${old}. It is changed wherever it is used.`;
  const form: FieldForm = { kind: 'words', description, isOptional: false };
  return <FieldEdit {...{ edit, form, onDone }} className="stack note" />;
}
