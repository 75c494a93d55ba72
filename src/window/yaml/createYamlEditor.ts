import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { ApiClient } from '#preview/apiClient.ts';
import type { Location } from '../windowState.ts';
import { withEndsOf, withPlainEnds } from './lineEnds.ts';
import { yamlHelp } from './yamlHelp.ts';

export type YamlEditor = ReturnType<typeof createYamlEditor>;

type Options = {
  parent: HTMLElement;
  /** What the file holds. */
  text: string;
  /** What was typed before and is not saved. */
  typed?: string | undefined;
  ask: ApiClient;
  onChange: () => void;
};

/** The built-in editor, beyond what CodeMirror gives. */
export function createYamlEditor(options: Options) {
  const { parent, text, typed = text, ask, onChange } = options;
  let inFile = text;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: withPlainEnds(typed),
      extensions: [
        lineNumbers(),
        highlightActiveLineGutter(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        yaml(),
        yamlHelp(ask),
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'The text of site.yaml', tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange();
        }),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...completionKeymap,
          ...lintKeymap,
          // Escape first, and Tab leads on, as in any editor (CodeMirror's guide on tab handling).
          indentWithTab,
        ]),
      ],
    }),
  });
  view.focus();
  const textNow = () => withEndsOf(inFile, view.state.doc.toString());
  return {
    text: textNow,
    /** Whether something was typed that is not in the file. */
    isChanged: () => textNow() !== inFile,
    inFile: () => inFile,
    /** The file holds this text now. */
    accept(saved: string): void {
      inFile = saved;
    },
    /** Shows another text, made of what the file holds now; the cursor stays in its place. */
    replace(next: string, held: string): void {
      inFile = held;
      view.dispatch({ changes: difference(view.state.doc.toString(), withPlainEnds(next)) });
      onChange();
    },
    goTo({ line, column }: Location): void {
      const { from, to } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      const anchor = Math.min(from + column - 1, to);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** The one stretch in which two texts differ: what is around it keeps its cursor and its folds. */
function difference(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

const colours = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), color: 'var(--accent)', fontWeight: '550' },
  { tag: tags.comment, color: 'var(--muted)' },
  { tag: tags.string, color: '#7c3f12' },
  { tag: tags.content, color: '#26303a' },
  { tag: tags.meta, color: '#6f3d8c' },
  { tag: tags.labelName, color: '#6f3d8c' },
]);
