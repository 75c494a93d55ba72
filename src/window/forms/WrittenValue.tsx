import { type ReactNode, useState } from 'react';
import type { FilePlace, ValuePlace } from '#preview/EditApi.ts';
import type { Draft } from '../drafts.ts';
import { Button, LineLink } from '../parts.tsx';
import { useDraftAt } from './useDraft.ts';
import { ValueForm } from './ValueForm.tsx';

type Props = {
  /** What it is called in the list. */
  label: string;
  /** What it is called to be changed. */
  name: string;
  /** Where its line is. */
  at: FilePlace;
  value: ValuePlace;
  /** The version of the file that the place belongs to. */
  hash: string;
  /** How the value is shown. */
  children: ReactNode;
};

/** A value of the file in a list: its name, its line, and a form to change it. */
export function WrittenValue({ label, name, at, value, hash, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDraftAt('value', value.path);
  return (
    <>
      <p className="row between">
        <code className="muted">{label}</code>
        <LineLink at={at} label={`Line ${at.line}`} />
      </p>
      {isOpen ? (
        <ValueForm place={value} hash={hash} onDone={() => setIsOpen(false)} />
      ) : (
        <p className="row between">
          {draft ? <UnsavedWords draft={draft} /> : children}
          <Button aria-label={`Change ${name}`} onClick={() => setIsOpen(true)}>
            Change
          </Button>
        </p>
      )}
    </>
  );
}

/** What is typed for a place and not saved, in place of what the file says. */
export function UnsavedWords({ draft }: { draft: Draft }) {
  return (
    <span className="wrapping">
      <span className="badge warning">unsaved</span> {draft.words}
    </span>
  );
}
