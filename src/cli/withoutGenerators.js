/**
 * The `yaml` package hands every word of a file through a chain of generators, which is more than half
 * of the work of taking it apart. Nobody here looks between two words, so in what is compiled the
 * same methods call each other: what one would yield, the lexer gives to the parser at once, and
 * the parser to a list.
 */
export const withoutGenerators = {
  name: 'without-generators',
  transform(code, id) {
    const [, file] = /\/yaml\/browser\/dist\/parse\/(lexer|parser)\.js$/.exec(id) ?? [];
    if (file === undefined) return null;
    const plain = code
      .replace(/^( +)\*(?=\w+\()/gm, '$1')
      .replaceAll('yield* ', '')
      .replace(/\byield ([^;]+);/g, 'this.give($1);');
    if (plain.includes('this.give(') && !/\byield\b/.test(plain))
      return { code: file === 'parser' ? plain + parse : plain, map: null };
    throw new Error(`${id} is not as src/cli/withoutGenerators.js expects it.`);
  },
};

/** The one method that the others are called by. */
const parse = `
Parser.prototype.parse = function (source) {
  const tokens = [];
  this.give = (token) => tokens.push(token);
  this.lexer.give = (lexeme) => this.next(lexeme);
  this.onNewLine?.(0);
  this.lexer.lex(source);
  this.end();
  return tokens;
};
`;
