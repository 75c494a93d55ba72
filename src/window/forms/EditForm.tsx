import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useState } from 'react';
import type { EditRequest, Operation, Path } from '#preview/EditApi.ts';
import type { Draft } from '../Draft.ts';
import { findDraft, isContested } from '../drafts.ts';
import { Button } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';
import { Contested } from './Contested.tsx';
import { useFocusBack } from './useFocusBack.ts';

const verbs = { value: 'Save', part: 'Add', page: 'Add', name: 'Rename' };

type Place = Pick<Draft, 'path' | 'name' | 'hash' | 'written'> & { kind: keyof typeof verbs };

type Options<Typed> = {
  place: Place & { line?: number };
  /** What is in the form before anything is typed. */
  first: Typed;
  /** What saves it, where its place is by now; null while something is missing. */
  operationFor: (typed: Typed, path: Path) => Operation | null;
  wordsIn?: (typed: Typed) => string;
};

export type Edit<Typed> = ReturnType<typeof useEdit<Typed>>;

/**
 * What is typed into a form: checked meanwhile, and kept until it is saved or discarded. A form of the
 * same place finds it again; an open form keeps it, wherever its place goes in the file.
 */
export function useEdit<Typed>(options: Options<Typed>) {
  const { first, operationFor, wordsIn = String } = options;
  const { line, ...place } = options.place;
  const { drafts, unsaved } = useWindow();
  const [id] = useState(
    () => findDraft(unsaved, place.kind, place.path)?.id ?? crypto.randomUUID(),
  );
  const draft = unsaved.find((one) => one.id === id);
  const isNew = place.kind === 'part' || place.kind === 'page';
  // What is added has its place by the version that the form was opened in.
  const { path, hash, written } = (!isNew && draft) || place;
  const isConflict = draft !== undefined && place.kind === 'value' && isContested(draft);
  // A form of the same place has written it.
  const typed = draft ? (draft.typed as Typed) : first;
  const operation = operationFor(typed, path);
  const isTried = operation && (draft || isNew) && !isConflict;
  const now = { isGone: false, line, written: place.written } as const;
  const draftOf = (next: Typed, saving: Operation | null): Draft => ({
    ...(draft ?? { id, now, ...place }),
    typed: next,
    words: wordsIn(next),
    save: saving && { operation: saving, hash },
  });
  const discard = () => drafts.discard(id);
  return {
    id: useId(),
    kind: place.kind,
    draft,
    typed,
    isConflict,
    isReady: operation !== null && !isConflict,
    isNew,
    trial: useTrial(isTried ? { hash, operation, written } : null),
    type(next: Typed, saving = operationFor(next, path)): void {
      if (!isConflict && JSON.stringify(next) === JSON.stringify(first)) discard();
      else drafts.keep(draftOf(next, saving));
    },
    /** True when it was done. The form itself shows which other places change with it. */
    save: () => drafts.save(draftOf(typed, operation), { isConfirmed: !isNew, written }),
    discard,
  };
}

type Props<Typed> = {
  edit: Edit<Typed>;
  label?: string;
  className: string;
  onSaved?: (() => void) | undefined;
  onDone: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

/** A form that changes the file: its fields, what would be wrong, and the buttons at its end. */
export function EditForm<Typed>(props: Props<Typed>) {
  const { edit, label, className, onSaved, onDone, actions, children } = props;
  const { id, kind, draft, isConflict, isReady, isNew, trial } = edit;
  const { isConnected } = useWindow();
  const form = useFocusBack<HTMLFormElement>();
  const close = () => {
    edit.discard();
    onDone();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || !isConnected) return;
    if (draft || isNew) {
      if (!(await edit.save())) return;
      onSaved?.();
    }
    close();
  };
  useLayoutEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('.field');
    field?.focus();
    // Typing replaces what is in it; the address of a new page begins with a slash.
    if (kind !== 'page' && field instanceof HTMLInputElement) field.select();
  }, [form, kind]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <form
      ref={form}
      className={className}
      aria-label={label}
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === 'Escape' && onDone()}
    >
      {children}
      {isConflict && draft && (
        <Contested draft={draft} isConfirmed onSaved={onSaved} onDone={onDone} />
      )}
      <div id={`${id}-about`} role="status">
        {[...trial.errors, ...trial.warnings].map((message, index) => (
          <p key={message} className={index < trial.errors.length ? 'callout error' : 'callout'}>
            {message}
          </p>
        ))}
      </div>
      <div className="row end">
        {actions && <span className="at-start">{actions}</span>}
        <Button onClick={close}>{draft && !isNew ? 'Discard' : 'Cancel'}</Button>
        <Button look="button main" type="submit" isWriting disabled={!isReady || trial.isRefused}>
          {verbs[kind]}
        </Button>
      </div>
    </form>
  );
}

/** How long nothing is typed before what is typed is checked, in milliseconds. */
const pause = 250;

/**
 * What would be wrong or unwise after a change that is being typed. `isRefused`: what is typed now
 * would not be accepted; while nobody knows, it may be tried.
 */
function useTrial(request: EditRequest | null) {
  const { edits } = useWindow();
  const [found, setFound] = useState({ ...nothing, key: '' });
  const key = request ? JSON.stringify(request) : '';
  useEffect(() => {
    if (!request) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      edits.tryOut(request).then(
        (trial) => isCurrent && setFound({ ...trial, key }),
        () => {},
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what is tried
  }, [edits, key]);
  // What was found in the words before stays until the next is known.
  const { errors, warnings } = request ? found : nothing;
  return { errors, warnings, isRefused: found.key === key && errors.length > 0 };
}

const nothing = { errors: [] as string[], warnings: [] as string[] };
