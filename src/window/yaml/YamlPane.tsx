import { css } from '@emotion/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '#preview/askServer.ts';
import { Icon } from '../Icon.tsx';
import { button, hue, iconButton, mainButton, mono, small } from '../look.ts';
import { useValue, useView, useWorkbench } from '../Workbench.ts';
import { createYamlEditor, type YamlEditor } from './createYamlEditor.ts';

/** The built-in editor of the site file. What is typed is written when it is saved, right or wrong. */
export function YamlPane() {
  const { ask, edits, live, show, draft } = useWorkbench();
  const { spot } = useView();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<YamlEditor>();
  const [isOld, setIsOld] = useState(false);
  const isChanged = useValue(draft) !== null;
  /** The version of the file that is being edited. */
  const base = useRef('');
  const { say } = edits;
  const tell = useCallback(
    (error: unknown) => say({ tone: 'refused', text: reasonOf(error), details: [] }),
    [say],
  );
  const keep = useCallback(
    (from: YamlEditor) => {
      const kept = { text: from.text(), inFile: from.inFile(), hash: base.current };
      draft.set(from.isChanged() ? kept : null);
    },
    [draft],
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
      const kept = draft.get();
      const { inFile: text, hash } = kept ?? { inFile: source.text, hash: source.hash };
      base.current = hash;
      const onChange = () => made && keep(made);
      made = createYamlEditor({ parent, text, typed: kept?.text, ask, onChange });
      setEditor(made);
    };
    start().catch(tell);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [ask, draft, keep, tell]);

  // Changed from elsewhere: the editor follows, unless there is something unsaved to lose.
  useEffect(() => {
    if (!editor) return undefined;
    const follow = async () => {
      const { text, hash } = await ask('GET source');
      if (hash === base.current) return;
      if (editor.isChanged() && editor.text() !== text) {
        setIsOld(true);
        return;
      }
      base.current = hash;
      editor.replace(text);
      setIsOld(false);
    };
    // It may have happened while the editor was closed.
    follow().catch(tell);
    return live.subscribe(() => void follow().catch(tell));
  }, [ask, editor, live, tell]);

  useEffect(() => {
    if (editor && spot) editor.goTo(spot);
  }, [editor, spot]);

  const save = async () => {
    if (!editor) return;
    const text = editor.text();
    const answer = await edits.save(text, base);
    if (!answer.isDone) return;
    editor.accept(text);
    keep(editor);
    setIsOld(false);
  };
  const takeOther = async () => {
    const { text, hash } = await ask('GET source');
    base.current = hash;
    editor?.replace(text);
    setIsOld(false);
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
          disabled={!isChanged}
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
      {isOld && (
        <div css={old} role="alert">
          The file was changed elsewhere while you were typing.
          <button type="button" css={button} onClick={() => takeOther().catch(tell)}>
            Take the other version
          </button>
        </div>
      )}
      <div css={text} ref={place} />
    </section>
  );
}

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
  alignItems: 'center',
  gap: 10,
  padding: '8px 14px',
  background: hue.warningSoft,
  color: hue.warning,
});
const text = css({ gridRow: 3, minHeight: 0, '.cm-editor': { height: '100%' } });
