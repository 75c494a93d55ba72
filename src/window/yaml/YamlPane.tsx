import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '#preview/apiClient.ts';
import type { Drafts } from '../drafts.ts';
import { findDraft, useDraftAt } from '../forms/useDraft.ts';
import { Button } from '../parts.tsx';
import { useWindow, useWindowState } from '../WindowContext.ts';
import { createYamlEditor, type YamlEditor } from './createYamlEditor.ts';

/** What of the file is typed and not saved. */
type TypedFile = { inFile: string; text: string };

/** The built-in editor of the site file. What is typed is written when it is saved, right or wrong. */
export function YamlPane() {
  const { ask, edits, live, show, drafts, state } = useWindow();
  const location = useWindowState('location');
  const isConnected = useWindowState('isConnected');
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<YamlEditor>();
  /** The line of the file that another program changed, and that was changed here, too. */
  const [contested, setContested] = useState<number>();
  const isChanged = useDraftAt('text', []) !== undefined;
  const { say } = edits;
  const report = useCallback(
    (error: unknown) => say({ tone: 'refused', text: reasonOf(error) }),
    [say],
  );

  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    let made: YamlEditor | undefined;
    let isGone = false;
    const start = async () => {
      const source = await ask('GET source');
      if (isGone) return;
      // What was typed before the editor was closed is still there.
      const kept = findDraft(state.get().drafts, 'text', [])?.typed as TypedFile | undefined;
      const text = kept?.inFile ?? source.text;
      const onChange = () => made && keep(drafts, made);
      made = createYamlEditor({ parent, text, typed: kept?.text, ask, onChange });
      setEditor(made);
    };
    start().catch(report);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [ask, drafts, report, state]);

  /** Merges what others wrote meanwhile; where they changed the same, only if it is said what counts. */
  const follow = useCallback(
    async function again(prefer?: 'mine' | 'theirs'): Promise<void> {
      if (!editor) return;
      const text = editor.text();
      const merged = await ask('POST merge', { base: editor.inFile(), text, prefer });
      if (editor.text() !== text) return again(prefer);
      setContested('line' in merged ? merged.line : undefined);
      if ('line' in merged || merged.inFile === editor.inFile()) return;
      editor.replace(merged.text, merged.inFile);
    },
    [ask, editor],
  );
  useEffect(() => {
    const start = () => void follow().catch(report);
    // It may have happened while the editor was closed.
    start();
    return live.subscribe(start);
  }, [follow, live, report]);

  useEffect(() => {
    if (editor && location) editor.goTo(location);
  }, [editor, location]);

  const save = async () => {
    if (!editor || !isConnected) return;
    const text = editor.text();
    if (await edits.save(editor.inFile(), text)) {
      editor.accept(text);
      keep(drafts, editor);
    }
    await follow();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcut works from all over the pane
    <section
      className="yaml-pane"
      aria-label="site.yaml"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save().catch(report);
      }}
    >
      <div className="row">
        <h2>site.yaml{isChanged && <span className="small"> not saved</span>}</h2>
        <Button look="main" isWriting disabled={!isChanged} onClick={() => save().catch(report)}>
          Save
        </Button>
        <Button
          look="icon"
          icon="close"
          label="Close the editor"
          onClick={() => show({ isEditorOpen: false })}
        />
      </div>
      {contested !== undefined && (
        <div className="callout row" role="alert">
          Line {contested} was changed elsewhere, and you have changed it here.
          <Button onClick={() => follow('theirs').catch(report)}>
            Take the other version there
          </Button>
          <Button onClick={() => follow('mine').catch(report)}>Keep mine there</Button>
        </div>
      )}
      <div className="text" ref={place} />
    </section>
  );
}

function keep(drafts: Drafts, editor: YamlEditor): void {
  if (!editor.isChanged()) return drafts.discard(wholeFile);
  const typed: TypedFile = { inFile: editor.inFile(), text: editor.text() };
  drafts.keep({
    id: wholeFile,
    kind: 'text',
    path: [],
    name: wholeFile,
    hash: '',
    typed,
    words: 'Typed in the editor.',
    save: null,
    now: { isGone: false },
  });
}

const wholeFile = 'site.yaml';
