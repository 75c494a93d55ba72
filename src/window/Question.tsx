import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { Operation, UsePlace } from '#preview/EditApi.ts';
import { button, heading, hue, mainButton, mono, small } from './look.ts';
import { useValue, useWorkbench } from './Workbench.ts';

/** Asks before a change with which other places change, and says which. */
export function Question() {
  const { edits } = useWorkbench();
  const { question } = useValue(edits.state);
  const now = question?.now;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  const lines = question?.lines ?? [];
  const isText = question?.operation.kind === 'set' && lines.length === 0;
  const pages = pagesOf(question?.alsoChanges ?? []);
  return (
    <dialog
      ref={dialog}
      css={sheet}
      aria-labelledby="question-heading"
      onCancel={() => edits.decide(false)}
    >
      <h2 id="question-heading" css={heading}>
        {now ? 'The file was changed meanwhile' : 'This changes more than one place'}
      </h2>
      {now && (
        <p css={[small, meanwhile]}>
          Another program has changed this, in line {now.line}.
          {now.written !== undefined && ` It says «${now.written}» now.`}
        </p>
      )}
      {lines.length > 0 && (
        <>
          <p css={small}>{reasons[question?.operation.kind ?? 'set'] ?? 'It is counted here:'}</p>
          <ul css={list} aria-label="Lines that change with it">
            {lines.map(({ line, from, to }) => (
              <li key={line} css={change}>
                <span css={small}>Line {line}</span>
                {from !== '' && <del>{from}</del>}
                {to !== '' && <ins>{to}</ins>}
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.length > 0 && (
        <>
          <p css={small}>
            {isText ? 'The same text stands here, too:' : 'It shows on these pages:'}
          </p>
          <ul css={list}>
            {pages.map((page) => (
              <li key={page}>{page}</li>
            ))}
          </ul>
        </>
      )}
      <div css={choices}>
        <button type="button" css={button} onClick={() => edits.decide(false)}>
          Leave it
        </button>
        <button type="button" css={mainButton} onClick={() => edits.decide(true)}>
          {now
            ? 'Do it all the same'
            : lines.length > 0
              ? 'Change all of it'
              : 'Change it everywhere'}
        </button>
      </div>
    </dialog>
  );
}

/** Why further lines change with an operation, where it is not only that they count something. */
const reasons: Partial<Record<Operation['kind'], string>> = {
  delete: 'What leads to it, needs it or counts it changes with it:',
  insert: 'What it needs comes with it:',
};

/** The pages that show the places, each once; what stands on every page has none. */
export function pagesOf(uses: readonly UsePlace[]): string[] {
  const pages = uses.flatMap(({ routes }) => (routes.length > 0 ? routes : ['every page']));
  return [...new Set(pages)].map((page) => (page === '404' ? 'the 404 page' : page));
}

const sheet = css({
  width: 'min(440px, 92vw)',
  padding: 22,
  border: 0,
  borderRadius: 12,
  background: hue.panel,
  color: hue.ink,
  boxShadow: '0 24px 80px rgb(0 0 0 / 0.35)',
  '&::backdrop': { background: 'rgb(20 24 22 / 0.35)' },
});
const list = css({
  maxHeight: '40vh',
  margin: '8px 0 18px !important',
  overflow: 'auto',
  fontWeight: 600,
});
const change = css({
  display: 'grid',
  marginBlockEnd: 8,
  fontFamily: mono,
  fontSize: 12.5,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  'del, ins': { padding: '1px 6px', textDecoration: 'none' },
  del: { background: hue.errorSoft, '&::before': { content: '"− "' } },
  ins: { background: hue.accentSoft, '&::before': { content: '"+ "' } },
});
const meanwhile = css({ margin: '8px 0 18px !important' });
const choices = css({ display: 'flex', justifyContent: 'end', gap: 8 });
