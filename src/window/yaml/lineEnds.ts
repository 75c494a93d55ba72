import {
  type EditorState,
  type Extension,
  MapMode,
  type Range,
  RangeSet,
  RangeValue,
  StateEffect,
  StateField,
} from '@codemirror/state';

/** How the lines of a file end. The editor itself counts each end as one character. */
type LineEnds = { usual: string; odd: RangeSet<OddEnd> };

/** The end of a line that does not end as most do. It goes when the end is deleted, and only then. */
class OddEnd extends RangeValue {
  override startSide = 1;
  override endSide = 1;
  override mapMode = MapMode.TrackAfter;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Another text is shown: its lines end as they do there. */
export const showEnds = StateEffect.define<string>();

const lineEnds = StateField.define<LineEnds>({
  create: () => readEnds(''),
  update({ usual, odd }, { changes, effects }) {
    for (const effect of effects) if (effect.is(showEnds)) return readEnds(effect.value);
    return { usual, odd: odd.map(changes) };
  },
});

/** For an editor that begins with this text. */
export function keepEnds(text: string): Extension {
  return lineEnds.init(() => readEnds(text));
}

/** A text as the editor holds it. */
export function withPlainEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The text for the file: the lines that were there end as they did, new ones as most do. */
export function withOwnEnds(state: EditorState): string {
  const { usual, odd } = state.field(lineEnds);
  const plain = state.doc.toString();
  let text = '';
  let at = 0;
  for (const end = odd.iter(); end.value; end.next()) {
    text += plain.slice(at, end.from).replaceAll('\n', usual) + end.value.text;
    at = end.from + 1;
  }
  return text + plain.slice(at).replaceAll('\n', usual);
}

function readEnds(text: string): LineEnds {
  const ends = [...text.matchAll(/\r\n?|\n/g)];
  const counts = new Map<string, number>([['\n', 0]]);
  for (const [end] of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
  const [[usual] = ['\n']] = [...counts].toSorted(([, one], [, other]) => other - one);
  const odd: Range<OddEnd>[] = [];
  let longer = 0;
  for (const { 0: end, index } of ends) {
    if (end !== usual) odd.push(new OddEnd(end).range(index - longer));
    longer += end.length - 1;
  }
  return { usual, odd: RangeSet.of(odd) };
}
