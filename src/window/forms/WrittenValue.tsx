import { type ReactNode, useState } from 'react';
import type { Path } from '#preview/EditApi.ts';
import { findDraft } from '../drafts.ts';
import { Button, LineLink } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';
import { type EditedPlace, ValueForm } from './ValueForm.tsx';

type Props = {
  name: string;
  /** What it is called in the list, where its name is longer. */
  label?: string;
  place: EditedPlace;
  hash: string;
  children: ReactNode;
};

/** A value of the file in a list: its name, its line, and a form to change it. */
export function WrittenValue({ name, label = name, place, hash, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className="row between">
        <code className="muted">{label}</code>
        <LineLink at={place} label={`Line ${place.line}`} />
      </p>
      {isOpen ? (
        <ValueForm place={place} hash={hash} onDone={() => setIsOpen(false)} />
      ) : (
        <p className="row between">
          <Unsaved path={place.path}>{children}</Unsaved>
          <Button aria-label={`Change ${name}`} onClick={() => setIsOpen(true)}>
            Change
          </Button>
        </p>
      )}
    </>
  );
}

/** What is typed for a value and not saved, in place of what the file has. */
export function Unsaved({ path, children }: { path: Path; children: ReactNode }) {
  const { unsaved } = useWindow();
  const draft = findDraft(unsaved, 'value', path);
  return draft ? (
    <span className="wrapping">
      <span className="badge warning">unsaved</span> {draft.words}
    </span>
  ) : (
    children
  );
}
