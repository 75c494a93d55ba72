import { useState } from 'react';
import type { Operation, OriginPlace, UsePlace, ValuePlace, Path } from '#preview/EditApi.ts';
import { OperationButton } from '../OperationButton.tsx';
import { Button, LineLink } from '../parts.tsx';
import { findDraft } from '../drafts.ts';
import { nameOfPath } from '../edits.ts';
import { useWindow } from '../WindowContext.ts';
import { useEdit } from './EditForm.tsx';
import { FieldEdit } from './FieldEdit.tsx';
import { valueOf } from './partDraft.ts';
import { RetypeForm } from './RetypeForm.tsx';

/** A value of the file, as a form needs it. */
export type EditedPlace = Omit<ValuePlace, 'value'>;

type Props = { place: EditedPlace; hash: string; onDone: () => void };

/** Changes one value of the file. What it takes from a constant is changed there. */
export function ValueForm({ place, ...rest }: Props) {
  const { origins, isWholeReference, alsoOn, group } = place;
  const [origin] = isWholeReference ? origins : [];
  const [isOwn, setIsOwn] = useState(!origin);
  /** One of the constants and addresses that a text takes in, to be changed where it is written. */
  const [opened, setOpened] = useState<OriginPlace>();
  if (origin && !isOwn) {
    return (
      <>
        <p className="small note">
          It comes from <code>{origin.name}</code>, which stands in {countUses(origin)}.
        </p>
        <OneValue place={origin} {...rest} />
        <Button look="line-link" className="in-words" onClick={() => setIsOwn(true)}>
          Write something else only here
        </Button>
      </>
    );
  }
  return (
    <>
      {group ? (
        <RetypeForm {...{ place, group }} {...rest} />
      ) : (
        <OneValue place={place} {...rest} />
      )}
      {opened && (
        <fieldset className="boxed note">
          <legend className="small">
            <code>{opened.name}</code>, in {countUses(opened)}
          </legend>
          <OneValue place={opened} {...rest} />
        </fieldset>
      )}
      {!opened && !isWholeReference && (
        <ul className="note">
          {origins.map((one) => (
            <li key={one.name} className="small">
              <code>{one.name}</code> is {one.written}.{' '}
              <Button look="line-link" onClick={() => setOpened(one)}>
                Change it
              </Button>
            </li>
          ))}
        </ul>
      )}
      {alsoOn.length > 0 && (
        <p className="small note">Changes with it: {pagesOf(alsoOn).join(', ')}.</p>
      )}
    </>
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

type OneProps = Omit<Props, 'place'> & { place: EditedPlace | OriginPlace };

/** The form of a single value, where it is written. */
function OneValue({ place, hash, onDone }: OneProps) {
  const { show, state, unsaved } = useWindow();
  const { path, line, form } = place;
  const written = place.written ?? '';
  const [isRedirected, setIsRedirected] = useState(() => {
    const kept = findDraft(unsaved, 'value', path)?.save?.operation;
    return kept?.kind !== 'rename' || kept.redirect !== false;
  });
  // The home page is no address that a redirect can lead away from.
  const hasRedirect = isAddress(path) && written !== '/';
  const operationFor = (
    text: string,
    at: Path,
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
  const leave = () => {
    edit.discard();
    onDone();
  };
  const actions = (
    <>
      <LineLink at={{ line: lineNow }}>Line {lineNow}</LineLink>
      {form.isOptional && (
        <OperationButton
          look="line-link"
          operation={{ kind: 'delete', path: now.path }}
          hash={now.hash}
          onDone={leave}
        >
          Remove
        </OperationButton>
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
function isAddress(path: Path): boolean {
  return path[0] === 'routes' && path.length === 3 && path[2] === 'path';
}
