import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import type { FilePlace, ValuePlace } from '#preview/EditApi.ts';
import { button, hue, lineLink, mono } from './look.ts';
import { ValueForm } from './ValueForm.tsx';
import { UnsavedWords } from './UnsavedWords.tsx';
import { useDraftAt } from './useDraft.ts';
import { useWorkbench } from './Workbench.ts';

type Props = {
  /** What it is called in the list. */
  label: string;
  /** What it is called to be changed. */
  name: string;
  /** Where its line is. */
  at: FilePlace;
  value: ValuePlace;
  /** The version of the file that the place is of. */
  seen: string;
  /** How the value is shown. */
  children: ReactNode;
};

/** A value of the file in a list: its name, its line, and a form to change it. */
export function WrittenValue({ label, name, at, value, seen, children }: Props) {
  const { openLine } = useWorkbench();
  const [isOpen, setIsOpen] = useState(false);
  const draft = useDraftAt('value', value.path);
  return (
    <>
      <p css={head}>
        <code css={title}>{label}</code>
        <button
          type="button"
          css={lineLink}
          aria-label={`Line ${at.line}`}
          onClick={() => openLine(at)}
        >
          {at.line}
        </button>
      </p>
      {isOpen ? (
        <ValueForm place={value} seen={seen} onDone={() => setIsOpen(false)} />
      ) : (
        <p css={shown}>
          {draft ? <UnsavedWords draft={draft} /> : children}
          <button
            type="button"
            css={button}
            aria-label={`Change ${name}`}
            onClick={() => setIsOpen(true)}
          >
            Change
          </button>
        </p>
      )}
    </>
  );
}

const head = css({ display: 'flex', justifyContent: 'space-between', gap: 8 });
const title = css({ color: hue.muted, fontFamily: mono, overflowWrap: 'anywhere' });
const shown = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
});
