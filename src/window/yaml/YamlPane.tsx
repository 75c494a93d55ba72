import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '#preview/askServer.ts';
import { Icon } from '../Icon.tsx';
import { button, hue, iconButton, mainButton, mono, small } from '../look.ts';
import type { Drafts } from '../createDrafts.ts';
import { findDraft, useDraftAt } from '../useDraft.ts';
import { useIsConnected, useView, useWorkbench } from '../Workbench.ts';
import { createYamlEditor, type YamlEditor } from './createYamlEditor.ts';

/** What of the file is typed and not saved. */
type TypedFile = { inFile: string; text: string };

/** The built-in editor of the site file. What is typed is written when it is saved, right or wrong. */
export function YamlPane() {
  const { ask, edits, live, show, drafts } = useWorkbench();
  const { spot } = useView();
  const isConnected = useIsConnected();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<YamlEditor>();
  /** The line of the file that was changed by another hand and here, too. */
  const [contested, setContested] = useState<number>();
  const isChanged = useDraftAt('text', []) !== undefined;
  const { say } = edits;
  const tell = useCallback(
    (error: unknown) => say({ tone: 'refused', text: reasonOf(error), details: [] }),
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
      const kept = findDraft(drafts.all.get(), 'text', [])?.typed as TypedFile | undefined;
      const text = kept?.inFile ?? source.text;
      const onChange = () => made && keep(drafts, made);
      made = createYamlEditor({ parent, text, typed: kept?.text, ask, onChange });
      setEditor(made);
    };
    start().catch(tell);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [ask, drafts, tell]);

  /** Takes over what others wrote meanwhile; where they changed the same, only if it is said what counts. */
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
    // It may have happened while the editor was closed.
    const start = async () => follow();
    start().catch(tell);
    return live.subscribe(() => void follow().catch(tell));
  }, [follow, live, tell]);

  useEffect(() => {
    if (editor && spot) editor.goTo(spot);
  }, [editor, spot]);

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
      css={pane}
      aria-label="site.yaml"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save().catch(tell);
      }}
    >
      <div css={head}>
        <h2 css={title}>site.yaml{isChanged && <span css={small}> not saved</span>}</h2>
        <button
          type="button"
          css={mainButton}
          disabled={!isChanged || !isConnected}
          onClick={() => save().catch(tell)}
        >
          Save
        </button>
        <button
          type="button"
          css={iconButton}
          aria-label="Close the editor"
          onClick={() => show({ isEditorOpen: false })}
        >
          <Icon name="close" />
        </button>
      </div>
      {contested !== undefined && (
        <div css={old} role="alert">
          Line {contested} was changed elsewhere, and you have changed it here.
          <button type="button" css={button} onClick={() => follow('theirs').catch(tell)}>
            Take the other version there
          </button>
          <button type="button" css={button} onClick={() => follow('mine').catch(tell)}>
            Keep mine there
          </button>
        </div>
      )}
      <div css={text} ref={place} />
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
    seen: '',
    typed,
    words: 'Typed in the editor.',
    save: null,
    now: { isGone: false },
  });
}

const wholeFile = 'site.yaml';

const pane = css({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  height: '100%',
  background: hue.panel,
});
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 10px 6px 14px',
  borderBlockEnd: `1px solid ${hue.line}`,
});
const title = css({ flex: 1, font: `600 13px/1.4 ${mono}` });
const old = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '8px 14px',
  background: hue.warningSoft,
  color: hue.warning,
});
const text = css({ gridRow: 3, minHeight: 0, '.cm-editor': { height: '100%' } });
