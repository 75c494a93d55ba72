import { loadSite, type World } from '#load/loadSite.ts';
import { smallWorld } from '#tests/load/smallWorld.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Document, parseDocument, type Scalar, visit } from 'yaml';

const everything: World = { hasFile: () => true, files: () => [], readHead: () => undefined };
const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');

/** Harmless rewrites: the site that they stand for is the same. */
const rewrites: Record<string, (source: string) => string> = {
  'as it is': (source) => source,
  'with Windows line ends': (source) => source.replaceAll('\n', '\r\n'),
  'with a byte order mark': (source) => `\uFEFF${source}`,
  'with both': (source) => `\uFEFF${source.replaceAll('\n', '\r\n')}`,
  'without a last line end': (source) => source.trimEnd(),
  'with comments at the ends of lines': (source) =>
    source.replace(/^(\w+:)$/gm, '$1 # here it starts'),
  'as JSON': (source) => JSON.stringify(parseDocument(source).toJS(), null, 2),
  'as JSON on one line': (source) => JSON.stringify(parseDocument(source).toJS()),
  'indented by four': (source) => parseDocument(source).toString({ indent: 4, lineWidth: 0 }),
  'with lists not indented': (source) =>
    parseDocument(source).toString({ indentSeq: false, lineWidth: 0 }),
  'in flow style': (source) => {
    const document = new Document(parseDocument(source).toJS());
    visit(document, {
      Collection: (_, node) => void (node.flow = true),
      Scalar: quoteText('QUOTE_DOUBLE'),
    });
    return document.toString({ lineWidth: 0 });
  },
  'in double quotes': (source) => requoted(source, 'QUOTE_DOUBLE'),
  'in single quotes': (source) => requoted(source, 'QUOTE_SINGLE'),
  'with repeated values as aliases': (source) =>
    new Document(parseDocument(source).toJS(), { aliasDuplicateObjects: true }).toString({
      lineWidth: 0,
    }),
  'with an alias and a merge': (source) =>
    source
      .replace(
        /^version: 1$/m,
        'version: 1\nx-words: &words { reject: Reject }\nx-accept: &accept Accept',
      )
      .replace(/^ {2}accept: Accept\n {2}reject: Reject$/m, '  accept: *accept\n  <<: *words'),
};

describe.each([
  ['tests/sites/small.yaml', smallWorld],
  ['site.yaml', everything],
])('%s', (file, world) => {
  const source = read(file);
  const { site } = loadSite(source, world);

  test.each(Object.entries(rewrites))('loads in silence %s', (_, rewrite) => {
    const loaded = loadSite(rewrite(source), world);
    expect(loaded.problems).toEqual([]);
    expect(loaded.site).toEqual(site);
  });
});

function requoted(source: string, type: Scalar.Type): string {
  const document = parseDocument(source);
  visit(document, { Scalar: quoteText(type) });
  return document.toString({ lineWidth: 0 });
}

function quoteText(type: Scalar.Type) {
  return (_: unknown, node: Scalar) => {
    if (typeof node.value === 'string') node.type = type;
  };
}
