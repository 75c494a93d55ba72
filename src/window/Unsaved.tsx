import { useId } from 'react';
import { isContested } from './drafts.ts';
import { Contested } from './forms/Contested.tsx';
import { Button, LineLink } from './parts.tsx';
import { useWindow } from './WindowContext.ts';

/** How much is typed and not saved, and a list of it; nothing where all is saved. */
export function Unsaved() {
  const { show, drafts, unsaved } = useWindow();
  const id = useId();
  if (unsaved.length === 0) return null;
  return (
    <>
      <Button className="warning" popoverTarget={id}>
        {unsaved.length} unsaved
      </Button>
      <div id={id} className="unsaved" popover="auto" role="dialog" aria-label="Unsaved">
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
                <div className="row end">
                  <Button onClick={() => drafts.discard(draft.id)}>Discard</Button>
                  {draft.kind === 'text' ? (
                    <Button
                      look="button main"
                      popoverTarget={id}
                      onClick={() => show({ isEditorOpen: true })}
                    >
                      Open the editor
                    </Button>
                  ) : (
                    <Button
                      look="button main"
                      isWriting
                      disabled={!draft.save}
                      title={draft.save ? undefined : 'Something is missing'}
                      onClick={() => void drafts.save(draft)}
                    >
                      Save
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
