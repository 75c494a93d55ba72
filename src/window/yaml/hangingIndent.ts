import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** The rest of a line that is too long for the editor begins where its words do, behind the dash of an item. */
export const hangingIndent = [
  ViewPlugin.fromClass(
    class {
      indents: DecorationSet;
      constructor(view: EditorView) {
        this.indents = indentsOf(view);
      }
      update({ docChanged, viewportChanged, view }: ViewUpdate) {
        if (docChanged || viewportChanged) this.indents = indentsOf(view);
      }
    },
    { decorations: ({ indents }) => indents },
  ),
  EditorView.baseTheme({
    '.cm-line': {
      paddingLeft: 'calc(6px + var(--indent, 0ch))',
      textIndent: 'calc(-1 * var(--indent, 0ch))',
    },
  }),
];

function indentsOf({ state, visibleRanges }: EditorView): DecorationSet {
  const indents = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      const [{ length }] = /^ *(?:- +)*/.exec(line.text) ?? [''];
      const attributes = { style: `--indent: ${length}ch` };
      if (length > 0) indents.add(line.from, line.from, Decoration.line({ attributes }));
      if (line.to >= to || line.number === state.doc.lines) break;
    }
  }
  return indents.finish();
}
