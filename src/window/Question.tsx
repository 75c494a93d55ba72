import { useEffect, useRef } from 'react';
import { editBetween, type Operation } from '#preview/EditApi.ts';
import { pagesOf } from './forms/ValueForm.tsx';
import { Button } from './parts.tsx';
import { useWindow } from './WindowContext.ts';

/** Confirms a change with which other places change, and lists them. */
export function Question() {
  const { question } = useWindow();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  const { operation, now, lines = [], alsoChanges = [], answer } = question ?? {};
  const kind = operation?.kind ?? 'set';
  const pages = pagesOf(alsoChanges);
  const hasLines = lines.length > 0;
  const confirm = hasLines ? 'Change all of it' : 'Change it everywhere';
  return (
    <dialog
      ref={dialog}
      className="question"
      aria-labelledby="question-heading"
      onCancel={() => answer?.(false)}
    >
      <h2 id="question-heading">
        {now ? 'The file was changed meanwhile' : 'This changes more than one place'}
      </h2>
      {now && (
        <p className="small">
          Another program has changed this, in line {now.line}.
          {now.written !== undefined && ` It says «${String(now.written)}» now.`}
        </p>
      )}
      {hasLines && (
        <>
          <p className="small">{reasons[kind] ?? 'It is counted here:'}</p>
          <ul aria-label="Lines that change with it">
            {lines.map(({ line, from, to, item }) => (
              <li key={line} className="changed-line">
                <span className="small">
                  Line {line}
                  {item !== undefined && ` · ${item}`}
                </span>
                {from !== '' && <del>{marked(from, to)}</del>}
                {to !== '' && <ins>{marked(to, from)}</ins>}
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <>
          <p className="small">
            {kind === 'set' && !hasLines
              ? 'The same text stands here, too:'
              : 'It shows on these pages:'}
          </p>
          <ul className="strong">
            {pages.map((page) => (
              <li key={page}>{page}</li>
            ))}
          </ul>
        </>
      )}
      <div className="row end">
        <Button onClick={() => answer?.(false)}>Leave it</Button>
        <Button look="button main" onClick={() => answer?.(true)}>
          {now ? 'Do it all the same' : confirm}
        </Button>
      </div>
    </dialog>
  );
}

/** A line with what the other one has not: the two may be long, and all but the same. */
function marked(line: string, other: string) {
  if (other === '') return line;
  const { start, end } = editBetween(line, other);
  return (
    <>
      {line.slice(0, start)}
      <strong>{line.slice(start, end)}</strong>
      {line.slice(end)}
    </>
  );
}

/** Why further lines change with an operation, where it is not only that they count something. */
const reasons: Partial<Record<Operation['kind'], string>> = {
  delete: 'What leads to it, needs it or counts it changes with it:',
  duplicate: 'Each has a name of its own, so the copy gets another one:',
  insert: 'What it needs comes with it:',
  set: 'What counts it or needs it changes with it:',
  retype: 'What its new type does not have, and what needs the old one, is removed:',
};
