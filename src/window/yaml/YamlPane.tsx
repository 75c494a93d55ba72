import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reasonOf } from '#preview/apiClient.ts';
import { editBetween } from '#preview/EditApi.ts';
import { type Drafts, findDraft } from '../drafts.ts';
import { Button } from '../parts.tsx';
import { useWindow } from '../WindowContext.ts';
import { withEndsOf, withPlainEnds } from './lineEnds.ts';
import { yamlEditing } from './yamlEditing.ts';
import { toChange, yamlHelp } from './yamlHelp.ts';

/** What of the file is typed and not saved. */
type TypedFile = { inFile: string; text: string };

/** The built-in editor of the site file. What is typed is written when it is saved, right or wrong. */
export function YamlPane() {
  const { api, edits, live, show, drafts, state, location, isConnected, unsaved } = useWindow();
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  /** The text of the file that the editor's own is made of. */
  const inFile = useRef('');
  /** The line of the file that another program changed, and that was changed here, too. */
  const [contested, setContested] = useState<string>();
  const isChanged = findDraft(unsaved, 'text', []) !== undefined;
  const attempt = (work: Promise<void>) =>
    void work.catch((error: unknown) => edits.notify({ tone: 'refused', text: reasonOf(error) }));

  const load = async (parent: HTMLElement, signal: AbortSignal) => {
    const source = await api('GET source');
    if (signal.aborted) return;
    // What was typed before the editor was closed is still there.
    const kept = findDraft(state.get().unsaved, 'text', [])?.typed as TypedFile | undefined;
    inFile.current = kept?.inFile ?? source.text;
    const onChange = EditorView.updateListener.of(({ docChanged, view: changed }) => {
      if (docChanged) keep(drafts, changed, inFile.current);
    });
    const doc = kept?.text ?? source.text;
    const made = new EditorView({
      parent,
      doc,
      extensions: [yamlEditing, yamlHelp(api), onChange],
    });
    signal.addEventListener('abort', () => made.destroy());
    made.focus();
    setView(made);
  };
  const open = useEffectEvent((parent: HTMLElement, signal: AbortSignal) =>
    attempt(load(parent, signal)),
  );
  useEffect(() => {
    const opening = new AbortController();
    if (place.current) open(place.current, opening.signal);
    return () => opening.abort();
  }, []);

  /** Merges what others wrote meanwhile; where they changed the same, only if it is said what counts. */
  const follow = async (prefer?: 'mine' | 'theirs'): Promise<void> => {
    if (!view) return;
    const base = inFile.current;
    const text = textOf(view, base);
    const merged = await api('POST merge', { base, text, prefer });
    if (textOf(view, base) !== text) return follow(prefer);
    setContested('line' in merged ? changedIn(merged) : undefined);
    if ('line' in merged || merged.inFile === base) return;
    inFile.current = merged.inFile;
    // What is around the change keeps its cursor and its folds.
    const edit = editBetween(view.state.doc.toString(), withPlainEnds(merged.text));
    view.dispatch({ changes: toChange(edit) });
    keep(drafts, view, merged.inFile);
  };
  const followLater = useEffectEvent(() => attempt(follow()));
  useEffect(() => {
    if (!view) return undefined;
    const start = () => followLater();
    // It may have happened while the editor was closed.
    start();
    return live.subscribe(start);
  }, [live, view]);

  useEffect(() => {
    if (!view || !location) return;
    const { from, to } = view.state.doc.line(Math.min(location.line, view.state.doc.lines));
    const anchor = Math.min(from + location.column - 1, to);
    const effects = EditorView.scrollIntoView(anchor, { y: 'center' });
    view.dispatch({ selection: { anchor }, effects });
    view.focus();
  }, [view, location]);

  /** Wherever it was discarded: here, in the list of what is not saved, or in another window. */
  const showFile = useEffectEvent(() => {
    if (!view || textOf(view, inFile.current) === inFile.current) return;
    const edit = editBetween(view.state.doc.toString(), withPlainEnds(inFile.current));
    view.dispatch({ changes: toChange(edit) });
    attempt(follow());
  });
  useEffect(() => {
    if (!isChanged) showFile();
  }, [isChanged]);

  const write = async () => {
    if (!view || !isConnected) return;
    const text = textOf(view, inFile.current);
    if (await edits.save(inFile.current, text)) {
      inFile.current = text;
      keep(drafts, view, text);
    }
    await follow();
  };
  /** Each save begins when the one before has ended: what that has written is what this one is made of. */
  const saving = useRef(Promise.resolve());
  const save = () => (saving.current = saving.current.catch(() => {}).then(write));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the shortcut works from all over the pane
    <section
      className="yaml-pane"
      aria-label="site.yaml"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        attempt(save());
      }}
    >
      <div className="row">
        <h2>site.yaml{isChanged && <span className="small"> not saved</span>}</h2>
        {isChanged && <Button onClick={() => drafts.discard(draftName)}>Discard</Button>}
        <Button look="button main" isWriting disabled={!isChanged} onClick={() => attempt(save())}>
          Save
        </Button>
        <Button
          icon="close"
          label="Close the editor"
          onClick={() => show({ isEditorOpen: false })}
        />
      </div>
      {contested !== undefined && (
        <div className="callout row" role="alert">
          {contested}, and you have changed it here.
          <Button onClick={() => attempt(follow('theirs'))}>Take the other version there</Button>
          <Button onClick={() => attempt(follow('mine'))}>Keep mine there</Button>
        </div>
      )}
      <div className="text" ref={place} />
    </section>
  );
}

/** What others have changed: there are no lines in a file that they have emptied. */
function changedIn({ line, inFile }: { line: number; inFile: string }): string {
  return inFile.trim() === ''
    ? 'The file was emptied or removed elsewhere'
    : `Line ${line} was changed elsewhere`;
}

function textOf(view: EditorView, inFile: string): string {
  return withEndsOf(inFile, view.state.doc.toString());
}

const draftName = 'site.yaml';

/** Keeps what is typed and is not in the file. */
function keep(drafts: Drafts, view: EditorView, inFile: string): void {
  const text = textOf(view, inFile);
  if (text === inFile) return drafts.discard(draftName);
  const typed: TypedFile = { inFile, text };
  const about = {
    id: draftName,
    name: draftName,
    words: 'Typed in the editor.',
    now: { isGone: false },
  } as const;
  drafts.keep({ ...about, kind: 'text', path: [], hash: '', typed, save: null });
}
