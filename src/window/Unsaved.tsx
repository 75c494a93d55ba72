import { useId, useRef } from 'react';
import { type Draft, isContested } from './drafts.ts';
import { Contested } from './forms/Contested.tsx';
import { Button, LineLink } from './parts.tsx';
import { useWindow } from './WindowContext.ts';

/** How much is typed and not saved, and a list of it; nothing where all is saved. */
export function Unsaved() {
  const { show, unsaved } = useWindow();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (unsaved.length === 0) return null;
  const openEditor = () => {
    show({ isEditorOpen: true });
    list.current?.hidePopover();
  };
  return (
    <>
      <Button className="warning" popoverTarget={id}>
        {unsaved.length} unsaved
      </Button>
      <div id={id} ref={list} className="unsaved" popover="auto" role="dialog" aria-label="Unsaved">
        <h2>Unsaved changes</h2>
        <p className="small">It is kept in this browser until you save or discard it.</p>
        <ul className="items">
          {unsaved.map((draft) => (
            <li key={draft.id}>
              <p className="row between label">
                {draft.name}
                {!draft.now.isGone && (
                  <LineLink at={{ line: draft.now.line }}>Line {draft.now.line}</LineLink>
                )}
              </p>
              <p className="typed strong wrapping">{draft.words}</p>
              {isContested(draft) ? (
                <Contested draft={draft} />
              ) : (
                <Choices draft={draft} onOpen={openEditor} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Choices({ draft, onOpen }: { draft: Draft; onOpen: () => void }) {
  const { drafts } = useWindow();
  const { id, kind, save } = draft;
  return (
    <div className="row end">
      <Button onClick={() => drafts.discard(id)}>Discard</Button>
      {kind === 'text' ? (
        <Button look="button main" onClick={onOpen}>
          Open the editor
        </Button>
      ) : (
        <Button
          look="button main"
          isWriting
          disabled={!save}
          title={save ? undefined : 'Something is missing'}
          onClick={() => void drafts.save(draft)}
        >
          Save
        </Button>
      )}
    </div>
  );
}
