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
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { hangingIndent } from './hangingIndent.ts';

const colours = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), color: 'var(--accent)', fontWeight: '550' },
  { tag: tags.comment, color: 'var(--muted)' },
  { tag: tags.string, color: '#7c3f12' },
  { tag: tags.content, color: '#26303a' },
  { tag: tags.meta, color: '#6f3d8c' },
  { tag: tags.labelName, color: '#6f3d8c' },
]);

/** The panel for finding and replacing, as all else in the window looks. */
const panels = EditorView.theme({
  '.cm-panels': { background: 'var(--bar)', color: 'var(--ink)', font: '14px var(--sans)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '10px 36px 10px 12px', font: 'inherit' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
    margin: '3px 8px 3px 0',
    font: 'inherit',
  },
  '.cm-textfield': {
    padding: '5px 8px',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    background: 'var(--panel)',
  },
  '.cm-button': {
    padding: '5px 10px',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    background: 'var(--panel)',
  },
  '.cm-button:hover': { background: 'var(--accent-soft)' },
  '.cm-panel.cm-search [name=close]': { top: '6px', right: '6px', padding: '4px 8px' },
});

/** What the built-in editor of YAML is made of. */
export const yamlEditing: Extension = [
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
  syntaxHighlighting(colours),
  EditorView.lineWrapping,
  hangingIndent,
  panels,
  EditorView.contentAttributes.of({ 'aria-label': 'The text of site.yaml', tabindex: '0' }),
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
];
