import MarkdownIt, { type StateInline, type Token } from 'markdown-it';

/**
 * Reads the part of Markdown that running text knows. Whatever is written otherwise stays text: HTML, entities,
 * escapes, single stars and underscores.
 */
export function readMarkdown(source: string): Token[] {
  return markdown.parse(source, {});
}

/** The same of a text without paragraphs. */
export function readInline(source: string): Token[] {
  return markdown.parseInline(source, {})[0]?.children ?? [];
}

// Beyond some depth, nothing is read any more: a text of dashes alone would be nested without end.
const markdown = new MarkdownIt('zero', { maxNesting: 60 }).enable([
  'heading',
  'list',
  'blockquote',
  'table',
  'fence',
  'newline',
  'backticks',
  'link',
  'image',
]);
// Where a link leads is checked with all others.
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;
markdown.inline.ruler.before('link', 'strong', readBold);

const { parseLinkDestination } = markdown.helpers;
/** The name of a file may hold spaces and brackets: it ends with its ending. */
markdown.helpers.parseLinkDestination = (text, start, max) => {
  const file = /media[/\\][^\r\n]{1,200}?\.\w+(?=\s*\)|\s+["'])/y;
  file.lastIndex = start;
  const [name] = file.exec(text.slice(0, max)) ?? [];
  return name === undefined
    ? parseLinkDestination(text, start, max)
    : { ok: true, pos: start + name.length, str: name };
};

/** `**bold**`, beside any letters: the rules of Markdown for what is around the stars know no Chinese. */
function readBold(state: StateInline, isSilent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (!src.startsWith('**', pos)) return false;
  const end = src.indexOf('**', pos + 3);
  if (end === -1 || end + 2 > posMax) return false;
  if (!isSilent) {
    state.push('strong_open', 'strong', 1);
    state.pos = pos + 2;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.push('strong_close', 'strong', -1);
    state.posMax = posMax;
  }
  state.pos = end + 2;
  return true;
}
