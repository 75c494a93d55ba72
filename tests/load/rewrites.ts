import { Document, parseDocument, type Scalar, visit } from 'yaml';

/** Harmless rewrites: the site that they stand for is the same. */
export const rewrites: Record<string, (source: string) => string> = {
  'as it is': (source) => source,
  'with Windows line ends': (source) => source.replaceAll('\n', '\r\n'),
  'with a byte order mark': (source) => `\uFEFF${source}`,
  'with both': (source) => `\uFEFF${source.replaceAll('\n', '\r\n')}`,
  'without a last line end': (source) => source.trimEnd(),
  'with comments at the ends of lines': (source) =>
    source.replace(/^(\w+:)$/gm, '$1 # here it starts'),
  'as JSON': (source) => JSON.stringify(parse(source).toJS(), null, 2),
  'as JSON on one line': (source) => JSON.stringify(parse(source).toJS()),
  'indented by four': (source) => parse(source).toString({ indent: 4, lineWidth: 0 }),
  'with lists not indented': (source) => parse(source).toString({ indentSeq: false, lineWidth: 0 }),
  'in flow style': (source) => {
    const document = new Document(parse(source).toJS());
    visit(document, {
      Collection: (_, node) => void (node.flow = true),
      Scalar: quoteText('QUOTE_DOUBLE'),
    });
    return document.toString({ lineWidth: 0 });
  },
  'in double quotes': (source) => requoted(source, 'QUOTE_DOUBLE'),
  'in single quotes': (source) => requoted(source, 'QUOTE_SINGLE'),
  'with repeated values as aliases': (source) =>
    new Document(parse(source).toJS(), { aliasDuplicateObjects: true }).toString({
      lineWidth: 0,
    }),
  'with own keys at the top level': (source) =>
    `x-first: &first { a: [1, { b: null }] }\nx-second: *first\n${source.startsWith('{') ? '' : source}`,
  'with every text folded': (source) => {
    const document = parse(source);
    visit(document, {
      Scalar: (key, node) => {
        if (key === 'value' && typeof node.value === 'string' && node.value.includes(' ')) {
          node.type = 'BLOCK_FOLDED';
        }
      },
    });
    return document.toString({ lineWidth: 0 });
  },
  'with empty lines and comments between its parts': (source) =>
    source.replace(/\n(?=\w[\w-]*:)/g, '\n\n# a comment: with a colon\n'),
  'as a document of its own': (source) =>
    `%YAML 1.2\n---\n${source}${source.endsWith('\n') ? '' : '\n'}...\n`,
  'with an alias and a merge': (source) => {
    const words = /^ {2}accept: Accept\n {2}reject: Reject$/m;
    if (!words.test(source)) return source;
    return source
      .replace(
        /^version: 3$/m,
        'version: 3\nx-words: &words { reject: Reject }\nx-accept: &accept Accept',
      )
      .replace(words, '  accept: *accept\n  <<: *words');
  },
};

/** As the site is read: `<<` takes in what it names. */
function parse(source: string) {
  return parseDocument(source, { merge: true });
}

function requoted(source: string, type: Scalar.Type): string {
  const document = parse(source);
  visit(document, { Scalar: quoteText(type) });
  return document.toString({ lineWidth: 0 });
}

function quoteText(type: Scalar.Type) {
  return (_: unknown, node: Scalar) => {
    if (typeof node.value === 'string') node.type = type;
  };
}
