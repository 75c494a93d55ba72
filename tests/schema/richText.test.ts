import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Inline, parseRichText, type RichTextNode } from '#schema/parseRichText.ts';
import { richText } from '#schema/richText.ts';

const paragraph = (...content: Inline[]) => ({ kind: 'paragraph' as const, content });
const line = (...content: Inline[]) => ({ kind: 'line' as const, content });

test.each<[what: string, source: string, nodes: RichTextNode[]]>([
  ['a paragraph', 'Hello.', [paragraph({ text: 'Hello.' })]],
  ['lines of one paragraph', 'One\n  two\nthree', [paragraph({ text: 'One\ntwo\nthree' })]],
  [
    'paragraphs with empty lines between them',
    '\nOne\n\n \n\nTwo\n',
    [paragraph({ text: 'One' }), paragraph({ text: 'Two' })],
  ],
  ['a heading', '## Why', [{ kind: 'heading', content: [{ text: 'Why' }] }]],
  ['a lower heading', '### Why', [{ kind: 'heading', level: 3, content: [{ text: 'Why' }] }]],
  [
    'bullets',
    'Two:\n- One\n- **Two**',
    [
      paragraph({ text: 'Two:' }),
      { kind: 'list', items: [[line({ text: 'One' })], [line({ text: 'Two', bold: true })]] },
    ],
  ],
  [
    'a list in a numbered one',
    '3. One\n   - a\n4. Two',
    [
      {
        kind: 'list',
        start: 3,
        items: [
          [line({ text: 'One' }), { kind: 'list', items: [[line({ text: 'a' })]] }],
          [line({ text: 'Two' })],
        ],
      },
    ],
  ],
  ['a quote', '> Said\n> so', [{ kind: 'quote', nodes: [paragraph({ text: 'Said\nso' })] }]],
  [
    'code in a line and in lines of its own',
    'Run `a **b**`\n\n```sh\n<b>\n\n**c**\n```',
    [
      paragraph({ text: 'Run ' }, { text: 'a **b**', code: true }),
      { kind: 'code', text: '<b>\n\n**c**' },
    ],
  ],
  [
    'a picture within a paragraph',
    'Look: ![The shop](media/our shop (1).jpg "In 2026") Nice.',
    [
      paragraph({ text: 'Look:' }),
      { kind: 'picture', src: 'media/our shop (1).jpg', alt: 'The shop', caption: 'In 2026' },
      paragraph({ text: 'Nice.' }),
    ],
  ],
  [
    'a table',
    '| Fruit | Price |\n| --- | ---: |\n| **Pear** | £1 |\n| Fig |',
    [
      {
        kind: 'table',
        head: [[{ text: 'Fruit' }], [{ text: 'Price' }]],
        rows: [
          [[{ text: 'Pear', bold: true }], [{ text: '£1' }]],
          [[{ text: 'Fig' }], []],
        ],
        ends: ['start', 'end'],
      },
    ],
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
  '* star\n* another',
  '1. one',
  'Closed on\n24. December\n26. December',
  '_low_ and *high*',
  '![A shop](https://shop.example/a.jpg)',
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

test.each([
  '**',
  '[',
  '[a](',
  '**a',
  '- ',
  '\n',
  '> ',
  '1. ',
  '- a\n',
  '![a](media/',
  '|a\n|-\n',
  '```\n',
])('reads a text of nothing but %j without running out of time', (piece) => {
  expect(parseRichText(piece.repeat(20_000 / piece.length))).toBeInstanceOf(Array);
});

test('is never empty and never endless', () => {
  expect(richText.safeParse('').success).toBe(false);
  expect(richText.safeParse(' \n ').success).toBe(false);
  expect(richText.safeParse('a'.repeat(20_001)).success).toBe(false);
  expect(richText.safeParse('a'.repeat(20_000)).success).toBe(true);
});
