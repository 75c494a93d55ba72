import fc from 'fast-check';

/** What a random file says, and how each part of it is written. */
type Node =
  | {
      kind: 'scalar';
      value: string | number | boolean;
      style: 'plain' | 'double' | 'single' | 'block' | 'folded';
    }
  | { kind: 'list'; items: Node[]; isFlow: boolean; notes: Note[] }
  | { kind: 'group'; entries: { key: string; value: Node }[]; isFlow: boolean; notes: Note[] };

/** What is around an item: lines of comment above it, a comment beside it, empty lines before it. */
type Note = { above: string[]; beside: string; gap: number };

const word = fc.stringMatching(/^[a-zäé€]{1,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 25 }).map((list) => list.join(' '));
const scalar: fc.Arbitrary<Node> = fc.record({
  kind: fc.constant('scalar' as const),
  value: fc.oneof(words, fc.integer({ min: -9999, max: 9999 }), fc.boolean()),
  style: fc.constantFrom('plain', 'double', 'single', 'block', 'folded'),
});
const note: fc.Arbitrary<Note> = fc.record({
  above: fc.array(word, { maxLength: 2 }),
  beside: fc.oneof(fc.constant(''), word),
  gap: fc.integer({ min: 0, max: 2 }),
});
const notes = fc.array(note, { minLength: 4, maxLength: 4 });
const { group } = fc.letrec<{ node: Node; list: Node; group: Node }>((tie) => ({
  node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('list'), tie('group')),
  list: fc.record({
    kind: fc.constant('list' as const),
    items: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    isFlow: fc.boolean(),
    notes,
  }),
  group: fc.record({
    kind: fc.constant('group' as const),
    entries: fc.uniqueArray(
      fc.record({ key: fc.stringMatching(/^[a-z]{1,6}$/), value: tie('node') }),
      { minLength: 1, maxLength: 4, selector: ({ key }) => key },
    ),
    isFlow: fc.boolean(),
    notes,
  }),
}));

/** Texts as people write them: comments above and beside, empty lines, all kinds of quotes and brackets. */
export const commentedYaml: fc.Arbitrary<string> = fc
  .tuple(group, fc.boolean(), fc.boolean())
  .map(([node, hasReturn, endsOpen]) => {
    const top = node.kind === 'group' ? { ...node, isFlow: false } : node;
    const text = `# top\n${print(top, 0)}`;
    const ended = endsOpen ? text.replace(/\n$/, '') : text;
    return hasReturn ? ended.replaceAll('\n', '\r\n') : ended;
  });

/** A node on separate lines, each with its line end. */
function print(node: Node, indent: number): string {
  if (node.kind === 'scalar' || node.isFlow) return `${inline(node)}\n`;
  const margin = ' '.repeat(indent);
  const parts =
    node.kind === 'list'
      ? node.items.map((item) => ({ mark: '-', item, isKey: false }))
      : node.entries.map(({ key, value }) => ({ mark: `${key}:`, item: value, isKey: true }));
  return parts
    .map(({ mark, item, isKey }, index) => {
      const { above = [], beside = '', gap = 0 } = node.notes[index] ?? {};
      const lead = index === 0 ? '' : '\n'.repeat(gap);
      const comments = above.map((row) => `${margin}# ${row}\n`).join('');
      return lead + comments + margin + mark + after(item, { indent, beside, isKey });
    })
    .join('');
}

function after(
  item: Node,
  { indent, beside, isKey }: { indent: number; beside: string; isKey: boolean },
): string {
  const end = beside === '' ? '' : ` # ${beside}`;
  if (item.kind === 'scalar' && isBlockText(item)) {
    const header = item.style === 'folded' ? '>-' : '|-';
    const body = item.style === 'folded' ? fold(String(item.value)) : [String(item.value)];
    return ` ${header}${end}\n${body.map((row) => `${' '.repeat(indent + 3)}${row}\n`).join('')}`;
  }
  if (item.kind === 'scalar' || item.isFlow) return ` ${inline(item)}${end}\n`;
  if (isKey) return `${end}\n${print(item, indent + 2)}`;
  const [{ above = [] } = {}] = item.notes;
  // The first key is beside the dash.
  return above.length > 0 || item.kind === 'list'
    ? `${end}\n${print(item, indent + 2)}`
    : ` ${print(item, indent + 2).trimStart()}`;
}

function isBlockText({ style, value }: Extract<Node, { kind: 'scalar' }>): boolean {
  return typeof value === 'string' && (style === 'block' || style === 'folded');
}

function fold(value: string): string[] {
  return value.replace(/(.{30}\S*) /g, '$1\n').split('\n');
}

function inline(node: Node): string {
  if (node.kind === 'list') return `[${node.items.map(inline).join(', ')}]`;
  if (node.kind === 'group') {
    return `{ ${node.entries.map(({ key, value }) => `${key}: ${inline(value)}`).join(', ')} }`;
  }
  const { value, style } = node;
  if (typeof value !== 'string') return String(value);
  if (style === 'single') return `'${value}'`;
  return style === 'double' || /^(?:true|false|null)$/.test(value) ? JSON.stringify(value) : value;
}
