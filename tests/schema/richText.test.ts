import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRichText, type RichTextNode, richText } from '#schema/richText.ts';

const paragraph = (...content: Extract<RichTextNode, { content: unknown }>['content']) => ({
  kind: 'paragraph' as const,
  content,
});

test.each<[what: string, source: string, nodes: RichTextNode[]]>([
  ['a paragraph', 'Hello.', [paragraph({ text: 'Hello.' })]],
  ['lines of one paragraph', 'One\n  two\nthree', [paragraph({ text: 'One\ntwo\nthree' })]],
  [
    'paragraphs with empty lines between them',
    '\nOne\n\n \n\nTwo\n',
    [paragraph({ text: 'One' }), paragraph({ text: 'Two' })],
  ],
  ['a heading', '## Why', [{ kind: 'heading', content: [{ text: 'Why' }] }]],
  [
    'bullets',
    '- One\n- **Two**',
    [{ kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two', bold: true }]] }],
  ],
  [
    'bold words',
    'Keep **100%** of **it**',
    [
      paragraph(
        { text: 'Keep ' },
        { text: '100%', bold: true },
        { text: ' of ' },
        { text: 'it', bold: true },
      ),
    ],
  ],
  [
    'links to pages and named links',
    '[Tiers](/affiliates#tiers), [ask](form)',
    [
      paragraph(
        { text: 'Tiers', to: '/affiliates#tiers' },
        { text: ', ' },
        { text: 'ask', to: 'form' },
      ),
    ],
  ],
])('reads %s', (_, source, nodes) => {
  expect(parseRichText(source)).toEqual(nodes);
});

test.each([
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '&amp;',
  '**open',
  '****',
  '[words]',
  '[words](two words)',
  '[](form)',
  '# One',
  '##Two',
  '-no bullet',
  '* star',
  '1. one',
  '_low_ and `code`',
])('leaves %s as the text it is', (source) => {
  expect(parseRichText(source)).toEqual([paragraph({ text: source })]);
});

test('loses no word of any text', () => {
  const word = fc.stringMatching(/^[\p{L}\d<&"'.!?]{1,8}$/u);
  fc.assert(
    fc.property(fc.array(fc.array(word, { minLength: 1 }), { minLength: 1 }), (paragraphs) => {
      const source = paragraphs.map((words) => words.join(' ')).join('\n\n');
      const read = parseRichText(source).flatMap((node) => ('content' in node ? node.content : []));
      expect(read.map(({ text }) => text).join('\n\n')).toBe(source);
    }),
  );
});

test.each(['**', '[', '[a](', '**a', '- ', '\n'])(
  'reads a text of nothing but %j without running out of time',
  (piece) => {
    expect(parseRichText(piece.repeat(20_000 / piece.length))).toBeInstanceOf(Array);
  },
);

test('is never empty and never endless', () => {
  expect(richText.safeParse('').success).toBe(false);
  expect(richText.safeParse(' \n ').success).toBe(false);
  expect(richText.safeParse('a'.repeat(20_001)).success).toBe(false);
  expect(richText.safeParse('a'.repeat(20_000)).success).toBe(true);
});
