import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { YAMLParseError } from 'yaml';
import { lineAt, lineBefore, lineEnd, lineStart } from '../lines.ts';
import { oddLine } from './oddLine.ts';
import * as lines from './lineErrors.ts';
import { type Explanation, placeOf } from './ParserError.ts';

/**
 * A parser's error in the operator's words, at the place where the operator has to write something.
 * What the line itself shows comes before what the parser says of it.
 */
export function explainSyntaxError(
  { code, message, pos }: YAMLParseError,
  source: string,
  schema: SiteSchema,
): Problem {
  const [start, end] = pos;
  const line = lineAt(source, start);
  const error = {
    code,
    message,
    start,
    end,
    source,
    schema,
    line,
    before: lineBefore(source, line),
  };
  for (const explain of explanations) {
    const problem = explain(error);
    if (problem) return problem;
  }
  const [reason = ''] = message.split('\n');
  const plain = reason.charAt(0).toLowerCase() + reason.slice(1);
  return createProblem('unreadable-yaml', { reason: plain }, placeOf(start, end));
}

/** What an error means whose code and message show this sign. */
function on(sign: RegExp, explain: Explanation): Explanation {
  return (error) => (sign.test(`${error.code}: ${error.message}`) ? explain(error) : undefined);
}

/** In this order: the first that knows the error explains it. */
const explanations: readonly Explanation[] = [
  on(/^TAB_AS_INDENT/, ({ source, start }) => {
    const tabs = /^\t+/.exec(source.slice(start))?.[0].length ?? 1;
    return createProblem('tab-indentation', {}, placeOf(start, start + tabs));
  }),

  lines.unusualIndentation,

  // A second document after `---`, or after the `...` that ends the first.
  on(/^MULTIPLE_DOCS/, ({ source, start }) => {
    const before = [...source.slice(0, start).matchAll(/^\.\.\./gm)].at(-1)?.index;
    const dashes = source.indexOf('---', start);
    const at = before ?? (dashes === -1 ? start : dashes);
    const mark = source.slice(at, at + 3);
    return createProblem('several-documents', { mark }, placeOf(at, at + 3));
  }),

  lines.wrongDash,

  // `\d` inside "…".
  on(/^BAD_DQ_ESCAPE/, ({ source, start, end }) => {
    const escape = source.slice(start, Math.max(end, start + 2));
    return createProblem('wrong-escape', { escape }, placeOf(start, start + escape.length));
  }),

  lines.colourAsComment,
  ...lines.strayMarks,
  lines.mangledStart,

  // A text that starts with a character that no text without quotes can start with.
  on(/^BAD_SCALAR_START/, ({ source, start, end }) =>
    createProblem('reserved-start', { character: source.charAt(start) }, placeOf(start, end)),
  ),

  // `required: *`, as beside a label.
  on(/alias cannot be an empty string/i, ({ start }) =>
    createProblem('reserved-start', { character: '*' }, placeOf(start, start + 1)),
  ),

  lines.meaningfulStart,

  // A quote that nothing closes, which the parser notices at the end of the file: the first with which
  // a value or a key begins and that is not closed in its line.
  on(/Missing closing/, ({ message, source }) => {
    const mark = message.includes('"') ? '"' : "'";
    const opens = new RegExp(
      `(?:(?:: +|- +|[[{,] *)${mark}|^ *${mark}(?= *(?:- |<<|[\\w-]+:)))`,
      'gm',
    );
    // A quote in a comment opens nothing.
    const openings = [...source.matchAll(opens)]
      .map(({ 0: lead, index }) => index + lead.length - 1)
      .filter((at) => !/(?:^|\s)#/.test(source.slice(lineStart(source, at), at)));
    const rest = mark === '"' ? /(?:[^"\\\n]|\\.)*"/y : /(?:[^'\n]|'')*'(?!')/y;
    const isOpen = (at: number) => {
      rest.lastIndex = at + 1;
      return !rest.test(source);
    };
    const opening = openings.find(isOpen) ?? source.lastIndexOf(mark);
    return createProblem('unclosed-quote', { mark }, placeOf(opening, opening + 1));
  }),

  lines.spaceAfterColonInBraces,

  // A [ or { that nothing closes.
  on(
    /in block collection must be sufficiently indented|Flow (?:map|sequence)|Expected flow/,
    ({ message, source, start }) => {
      const [open, close] = /map/.test(message) ? ['{', '}'] : ['[', ']'];
      const opening = source.lastIndexOf(open, start);
      const at = opening === -1 ? start : opening;
      // `label: # of guests, max: 9 }`: what is behind a key is its text, rather than a comment.
      const [, comment = ''] =
        /(?:\s(?=#\S)|:\s+(?=#))(#.*)$/.exec(source.slice(at, lineEnd(source, at))) ?? [];
      const cut = comment.includes(close) ? comment : undefined;
      return createProblem('unclosed-bracket', { open, close, cut }, placeOf(at, at + 1));
    },
  ),

  lines.spaceAfterColon,
  lines.spaceAfterDash,

  // `{ name: Gold from: 20 }`: no comma between one key and the next.
  on(/not allowed within flow/, ({ source, start }) => {
    const match = /^([^\n,{}[\]]*?[^\s:,{}[\]])(\s+)(\w+):(?=\s)/.exec(source.slice(start));
    if (!match) return undefined;
    const [, before = '', gap = '', key = ''] = match;
    const at = start + before.length + gap.length;
    const meant = before.replace(/;$/, '');
    return createProblem('missing-comma', { key, meant }, placeOf(at, at + key.length));
  }),

  lines.textAfterBracket,

  // `"Corner" delivers`: the quote has closed, and the text goes on.
  on(/at node end/, ({ source, start }) => {
    const mark = /(["'])\s*$/.exec(source.slice(0, start))?.[1];
    const place = placeOf(start, lineEnd(source, start));
    return mark === undefined ? undefined : createProblem('text-after-quote', { mark }, place);
  }),

  // `[ ${constants.x} ]`: inside brackets, the braces of a reference are those of YAML.
  on(/^(?:MISSING_CHAR|UNEXPECTED_TOKEN): .*flow/, ({ source, start }) => {
    if (!source.startsWith('${', start - 1)) return undefined;
    const end = source.indexOf('}', start) + 1 || start + 1;
    return createProblem('unquoted-reference', {}, placeOf(start - 1, end));
  }),

  // A bracket that closes nothing, or one after a value that has ended.
  on(/flow-(?:map|seq)-(?:start|end)/, ({ source, start }) => {
    const mark = source.charAt(start);
    const place = placeOf(start, start + 1);
    return '[]{}'.includes(mark) ? createProblem('stray-mark', { mark }, place) : undefined;
  }),

  lines.spaceAfterColonBefore,
  lines.missingColonBefore,
  lines.unopenedBracket,

  // `text: Corner: it delivers` looks like a key in the place of a value.
  on(/^BLOCK_AS_IMPLICIT_KEY/, (error) => {
    const { source, start, line } = error;
    const end = lineEnd(source, start);
    const rest = source.slice(start, end).trimEnd();
    const isValue = /:\s+$/.test(line.text.slice(0, start - line.start));
    if (!isValue) return oddLine(error, line.start);
    if (!/:(?:\s|$)/.test(rest)) return oddLine(error, end + 1);
    const before = line.text.slice(0, start - line.start);
    const [, meant = '', gap = '', key = ''] = /^([^,;{}[\]"']+)(;\s*)([\w-]+):\s/.exec(rest) ?? [];
    // `{ type: line; name: age; label: Age }`, as in a style sheet.
    if (key !== '' && /\{[^}]*$/.test(before)) {
      const at = start + meant.length + gap.length;
      return createProblem('missing-comma', { key, meant }, placeOf(at, at + key.length));
    }
    const isAddress = /^(?:tel|sms|mailto|https):/.test(rest);
    return createProblem('colon-in-text', { isAddress }, placeOf(start, start + rest.length));
  }),

  lines.missingColon,

  // A line that starts at a column where nothing else starts.
  on(/^BAD_INDENT|Unexpected scalar at node end|Sequence item without/, (error) =>
    oddLine(error, error.line.start),
  ),
];
