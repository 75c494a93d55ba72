import { describe, expect, test } from 'vitest';
import { expandPages } from '#load/expandPages.ts';
import { nodeAt, type Path, toData } from '#load/tree.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { shippedSchema } from '#schema/site.ts';

/** The pages of a text, which need not be a right site. */
function pagesOf(source: string) {
  const { tree } = parseYaml(source, shippedSchema);
  if (!tree) throw new Error('This is no YAML.');
  /** The words of the text at a path. */
  const textAt = (path: Path) => {
    const node = nodeAt(tree, path);
    return node && source.slice(node.start, node.end);
  };
  return { ...expandPages(toData(tree)), textAt };
}

describe('the sections of a page', () => {
  const { routes, notFound, textAt } = pagesOf(`
x-note: &note { type: note, text: Closed today. }
x-base: &base
  tone: soft
  hidden: true
sections:
  stories: { type: testimonials, heading: Stories }
  offSeason: { type: note, text: Closed in winter., hidden: true }
routes:
  - path: /
    sections:
      - type: hero
        headline: Films
      - use: stories
      - { type: note, text: Not today., hidden: true }
      - use: stories
        hidden: true
      - use: offSeason
      - use: nowhere
      - words
      - *note
      - <<: *base
        type: note
      - <<: *note
        tone: soft
  - path: /about
    sections: { type: note }
  - words
notFound:
  sections:
    - use: stories
`);
  const [home, about, words] = routes;

  test('are in the order of the file, numbered where visitors see them', () => {
    expect(home?.sections.map(({ block, index }) => [block?.['type'], index])).toEqual([
      ['hero', 0],
      ['testimonials', 1],
      ['note', undefined],
      ['testimonials', undefined],
      ['note', undefined],
      [undefined, 2],
      [undefined, 3],
      ['note', 4],
      ['note', undefined],
      ['note', 5],
    ]);
    expect(home?.shown.map(({ path }) => path.at(-1))).toEqual([0, 1, 7, 9]);
  });

  test('are hidden on the page, where they are shared, or by what they take in', () => {
    const hidden = home?.sections.filter(({ isHidden }) => isHidden);
    expect(hidden?.map(({ path }) => path.at(-1))).toEqual([2, 3, 4, 8]);
  });

  test('know where they are listed and where their block is written', () => {
    expect(home?.sections[0]).toMatchObject({
      path: ['routes', 0, 'sections', 0],
      from: ['routes', 0, 'sections', 0],
      shared: undefined,
    });
    expect(home?.sections[1]).toMatchObject({
      path: ['routes', 0, 'sections', 1],
      from: ['sections', 'stories'],
      shared: 'stories',
    });
    expect(notFound.shown).toMatchObject([
      { path: ['notFound', 'sections', 0], from: ['sections', 'stories'], index: 0 },
    ]);
  });

  test('lead to the text that they repeat or take in', () => {
    const texts = [7, 9].map((index) => textAt(['routes', 0, 'sections', index, 'text']));
    expect(texts).toEqual(['Closed today.', 'Closed today.']);
  });

  test('are shared by a name that nothing has, without a block', () => {
    expect(home?.sections[5]).toMatchObject({
      from: ['sections', 'nowhere'],
      shared: 'nowhere',
      block: undefined,
      isHidden: false,
    });
  });

  test('are none where no list is written', () => {
    expect([about, words]).toMatchObject([
      { route: '/about', sections: [], shown: [] },
      { page: 'words', sections: [], shown: [] },
    ]);
  });
});

test('a section with a type is no shared one', () => {
  const { routes } = pagesOf(`
sections: { quote: { type: note } }
routes:
  - sections: [{ type: tool, use: quote }]
`);
  expect(routes[0]?.sections).toMatchObject([{ shared: undefined, block: { type: 'tool' } }]);
});

test.each(['constructor', '__proto__'])('nothing is shared as %s', (name) => {
  const { routes } = pagesOf(`sections: {}\nroutes:\n  - sections: [{ use: ${name} }]\n`);
  expect(routes[0]?.shown).toEqual([]);
});

test.each(['routes: none\n', 'sections: {}\n', 'routes:\nnotFound:\n'])(
  '%j has no pages, and no page for unknown addresses',
  (source) => {
    const { routes, notFound } = pagesOf(source);
    expect(routes).toEqual([]);
    expect(notFound).toMatchObject({ route: null, path: ['notFound'], sections: [] });
    expect(notFound.page ?? undefined).toBeUndefined();
  },
);
