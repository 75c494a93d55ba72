import { css } from '@emotion/react';
import { useId, useRef } from 'react';
import { Contested } from './Contested.tsx';
import { type Draft, isContested } from './createDrafts.ts';
import { button, heading, hue, lineLink, mainButton, mono, small } from './look.ts';
import { useIsConnected, useValue, useWorkbench } from './Workbench.ts';

/** How much is typed and not saved, and a list of it; nothing where all is saved. */
export function Unsaved() {
  const { drafts } = useWorkbench();
  const all = useValue(drafts.all);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (all.length === 0) return null;
  return (
    <>
      <button type="button" css={sign} popoverTarget={id}>
        {all.length} unsaved
      </button>
      <div id={id} ref={list} css={sheet} popover="auto" role="dialog" aria-label="Unsaved">
        <h2 css={heading}>Unsaved changes</h2>
        <p css={small}>It is kept in this browser until you save or discard it.</p>
        <ul>
          {all.map((draft) => (
            <li key={draft.id} css={item}>
              <p css={[small, name]}>
                {draft.name}
                <Line draft={draft} />
              </p>
              <p css={words}>{draft.words}</p>
              <Choices draft={draft} onOpen={() => list.current?.hidePopover()} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Line({ draft: { now } }: { draft: Draft }) {
  const { openLine } = useWorkbench();
  if (now.isGone || now.line === undefined) return null;
  const { line } = now;
  return (
    <button type="button" css={lineLink} onClick={() => openLine({ line, column: 1 })}>
      Line {line}
    </button>
  );
}

function Choices({ draft, onOpen }: { draft: Draft; onOpen: () => void }) {
  const { drafts, edits, show } = useWorkbench();
  const isConnected = useIsConnected();
  const { id, kind, save, seen, written, now } = draft;
  const discard = () => drafts.discard(id);
  const write = async (over: Draft['written']) => {
    if (!save) return;
    const { operation } = save;
    const isValue = kind === 'value';
    const how = isValue ? { written: over ?? '' } : {};
    const outcome = await edits.write(operation, isValue ? seen : save.at, how);
    if (outcome === 'conflict') await drafts.follow();
    if (outcome === 'done') discard();
  };
  if (now.isGone || isContested(draft)) {
    const over = now.isGone ? undefined : now.written;
    return <Contested draft={draft} onWrite={() => void write(over)} onDiscard={discard} />;
  }
  const openEditor = () => {
    show({ isEditorOpen: true });
    onOpen();
  };
  return (
    <div css={row}>
      <button type="button" css={button} onClick={discard}>
        Discard
      </button>
      {kind === 'text' ? (
        <button type="button" css={mainButton} onClick={openEditor}>
          Open the editor
        </button>
      ) : (
        <button
          type="button"
          css={mainButton}
          disabled={!save || !isConnected}
          title={save ? undefined : 'Something is missing'}
          onClick={() => void write(written)}
        >
          Save
        </button>
      )}
    </div>
  );
}

const sign = css(button, {
  borderColor: '#c08a1e',
  background: hue.warningSoft,
  color: hue.warning,
  fontWeight: 600,
});
const sheet = css({
  inset: '52px 14px auto auto',
  width: 'min(440px, calc(100vw - 28px))',
  maxHeight: 'calc(100vh - 80px)',
  margin: 0,
  padding: 18,
  overflow: 'auto',
  border: `1px solid ${hue.line}`,
  borderRadius: 12,
  background: hue.panel,
  color: hue.ink,
  boxShadow: '0 16px 50px rgb(0 0 0 / 0.28)',
});
const item = css({
  display: 'grid',
  gap: 4,
  padding: '12px 0',
  borderBlockEnd: `1px solid ${hue.line}`,
  '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
});
const name = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontFamily: mono,
  fontSize: 12,
  overflowWrap: 'anywhere',
});
const words = css({
  maxHeight: '10em',
  overflow: 'auto',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
const row = css({ display: 'flex', justifyContent: 'end', gap: 8 });
