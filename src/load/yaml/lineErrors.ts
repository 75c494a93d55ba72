import { createProblem, safely } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { indentOf, type Line, lineAfter, lineBefore, lineEnd } from '../lines.ts';
import { mangledIn } from '../references/malformedReference.ts';
import { isFieldName, isListField } from '../schemaAt.ts';
import { isLikeItems, oddLine } from './oddLine.ts';
import { type Explanation, type ParserError, placeOf } from './ParserError.ts';
import { codePointName } from './scanText.ts';

type Groups = Partial<Record<string, string>>;
type Place = ReturnType<typeof placeOf>;

/**
 * What a line shows by itself: the line of the error, unless `linesOf` names others. The group `at`
 * of the pattern, which has the flag `d`, is underlined.
 */
function onLine(
  pattern: RegExp,
  explain: (groups: Groups, place: Place, error: ParserError) => Problem | undefined,
  linesOf: (error: ParserError) => readonly (Line | undefined)[] = ({ line }) => [line],
): Explanation {
  return (error) => {
    for (const line of linesOf(error)) {
      const match = line && pattern.exec(line.text);
      const [start, end] = match?.indices?.groups?.['at'] ?? [];
      if (line && start !== undefined && end !== undefined)
        return explain(match?.groups ?? {}, placeOf(line.start + start, line.start + end), error);
    }
    return undefined;
  };
}

const lineOrBefore = ({ line, before }: ParserError) => [line, before];

/** The line before, when a part begins with it: the parser notices what it lacks only at the next line. */
function openingLine({ source, before }: ParserError): (Line | undefined)[] {
  const parent = before && lineBefore(source, before);
  return !parent || /:\s*(?:#.*)?$/.test(parent.text) ? [before] : [];
}

/** A line before a key or an item that starts with a space that YAML does not count. */
export const unusualIndentation: Explanation = ({ source }) => {
  const match =
    /^( *)([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000](?:[^\S\r\n]|\u200B)*)(?:- |[\w-]+:)/m.exec(
      source,
    );
  if (!match) return undefined;
  const at = match.index + (match[1] ?? '').length;
  const place = placeOf(at, at + (match[2] ?? '').length);
  return createProblem('unusual-indentation', { name: codePointName(source.charAt(at)) }, place);
};

/** `• One` or `– One`: an item that starts with another mark than a dash, as in texts from elsewhere. */
export const wrongDash = onLine(
  /^ *(?<at>[\u2010-\u2015\u2212\u2022\u2023\u25E6\u00B7*])[ \u00A0]+(?=\S)/d,
  ({ at: mark = '' }, place) => createProblem('wrong-dash', { mark }, place),
  lineOrBefore,
);

/** `-path: /join` and `-{ label: Home, to: / }`. */
export const spaceAfterDash = onLine(/^\s*(?:- +)*(?<at>-)(?=[\w"'{])[^:]*:/d, (_, place) =>
  createProblem('space-after-dash', {}, place),
);

/** `{ paper: #FFFFFF, ink: "#111111" }`: from the # to the end of the line is a comment, so the group goes on below. */
export const colourAsComment = onLine(
  /[{,] *(?<key>[\w-]+): +(?<at>#[\da-f]{3,8})(?<closing>["']?)(?=\s*(?:[,}]|$))/di,
  ({ key = '', at: text = '', closing = '' }, place) => {
    const quote = closing || '"';
    const suggestion = quote + text + quote;
    const { start, end } = place;
    const fix =
      closing === ''
        ? safely({ start, end, text: suggestion })
        : safely({ start, end: start, text: quote });
    return createProblem('value-in-comment', { key, text }, { ...place, suggestion, fix });
  },
  lineOrBefore,
);

/** `title: : Home`, `sections:,` and `title: "Home";`: a mark before a value, in place of one, or after its closing quote. */
export const strayMarks: readonly Explanation[] = [
  /^\s*(?:- +)*[\w-]+: +(?<at>: +)\S/d,
  /^\s*(?:- +)*[\w-]+:(?<at>[,;."'`}\])>\\{[])\s*$/d,
  /^\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?<at>[,;.:\\>"'`[\]{}])\s*$/d,
].map((pattern) =>
  onLine(pattern, ({ at = '' }, { start, end }) => {
    const fix = safely({ start, end, text: '' });
    const place = { ...placeOf(start, start + 1), fix };
    return createProblem('stray-mark', { mark: at.charAt(0) }, place);
  }),
);

/** `text: %{constants.x}% off` and `text: {{constants.x}} off`: a reference that YAML treats as something else. */
export const mangledStart: Explanation = ({ line }) => {
  const [lead = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line.text) ?? [];
  const mangled = mangledIn(line.text).find((one) => one.start === lead.length);
  if (!mangled) return undefined;
  const { written: text, meant } = mangled;
  const at = { start: line.start + mangled.start, end: line.start + mangled.end };
  const place = { ...at, path: [], suggestion: meant, fix: safely({ ...at, text: meant }) };
  return createProblem('malformed-reference', { text, meant }, place);
};

/** `heading: - One`, `heading: **One** two`, `heading: > One`: a text that starts with a character that has a meaning in YAML. */
export const meaningfulStart = onLine(
  /^\s*(?:- +)*[\w-]+: +(?<at>[-*?|>]|&(?= ))(?<rest>.*)$/d,
  ({ at: character = '', rest = '' }, place, { start, source }) => {
    const isAlone = /^[-+\d]*\s*(?:#.*)?$/.test(rest);
    const isHere = place.start <= start && start <= lineEnd(source, place.start);
    return isAlone || !isHere ? undefined : createProblem('reserved-start', { character }, place);
  },
);

/** `text:Hello`, or an unusual space or colon in place of the ordinary ones. */
const tightColon = [
  /^\s*(?:- +)*(?<at>(?<key>[\w-]+)(?::(?!\/\/)(?=\S|\u00A0)|(?<mark>\uFF1A)))/d,
  ({ key = '', mark }, place) =>
    createProblem('space-after-colon', mark === undefined ? { key } : { key, mark }, place),
] as const satisfies Parameters<typeof onLine>;

export const spaceAfterColon = onLine(...tightColon);

/** `version:3` at the beginning of a part. */
export const spaceAfterColonBefore = onLine(...tightColon, openingLine);

/** `{ label:"Home" }`: inside braces, such a text is cut at its commas and braces. */
export const spaceAfterColonInBraces = onLine(
  /[{,]\s*(?<at>(?<key>[\w-]+):)["']/d,
  ({ key = '' }, place) => createProblem('space-after-colon', { key }, place),
  ({ line, start }) => [{ ...line, text: line.text.slice(0, start - line.start + 1) }],
);

/** `label: Home, to: / }`: the brace that opens the group is missing. */
export const unopenedBracket = onLine(
  /^\s*(?:- +)*(?<at>(?<start>[\w-]+:) [^{}[\]]*\})\s*(?:#.*)?$/d,
  ({ start = '' }, place) =>
    createProblem('unopened-bracket', { open: '{', close: '}', start }, place),
  ({ code, line }) => {
    if (code !== 'BLOCK_AS_IMPLICIT_KEY') return [];
    const text = line.text.replace(/\$\{[^{}]*\}/g, (reference) => ' '.repeat(reference.length));
    return [{ ...line, text }];
  },
);

/** `{name}, welcome`: the bracket has closed, and the text goes on. */
export const textAfterBracket = onLine(
  /^\s*(?:- +)*[\w-]+: +(?<at>[[{]).*[\]}]$/d,
  ({ at: open = '' }, { start }, { source }) => {
    const end = start + source.slice(start, lineEnd(source, start)).trimEnd().length;
    const close = open === '{' ? '}' : ']';
    return createProblem('text-after-bracket', { open, close }, placeOf(start, end));
  },
  ({ message, line, start }) =>
    /at node end/.test(message)
      ? [{ ...line, text: line.text.slice(0, start - line.start).trimEnd() }]
      : [],
);

/** A word that is neither key nor value. */
export const missingColon: Explanation = (error) => {
  const { code, message, line } = error;
  const isWord =
    code === 'MULTILINE_IMPLICIT_KEY' || /need to be followed by map values/.test(message);
  if (!isWord) return undefined;
  if (/^ *\{/.test(line.text) && isLikeItems(error.source, line)) return oddLine(error, line.start);
  return itemWithoutDash(error) ?? strayText(error) ?? noColon(line);
};

/** `version 1` at the beginning of a part. */
export const missingColonBefore: Explanation = (error) => {
  const [line] = openingLine(error);
  return line && !/:|^\s*- /.test(line.text.replace(/\s#.*$/, '')) ? noColon(line) : undefined;
};

/** Underlines what is on a line, without dashes and comment. */
function noColon(line: Line): Problem {
  const text = line.text.replace(/^\s*(?:- +)*|(?<=\s)#.*/g, '').trimEnd();
  const from = line.start + line.text.indexOf(text);
  return createProblem('missing-colon', { text }, placeOf(from, from + text.length));
}

/** A text right below a key that takes a list, and a text below that. */
function itemWithoutDash({ line, source, schema }: ParserError): Problem | undefined {
  const [, key = ''] = /^\s*(?:- +)*([\w-]+):\s*$/.exec(lineBefore(source, line)?.text ?? '') ?? [];
  const texts = [line, lineAfter(source, line)].map((one) => one?.text.trim() ?? '');
  const areTexts = texts.every((text) => /^[\p{L}\p{N}][^:]*$/u.test(text));
  if (!areTexts || !isListField(key, schema)) return undefined;
  const from = line.start + indentOf(line);
  return createProblem('missing-dash', {}, placeOf(from, from + (texts[0]?.length ?? 0)));
}

/** A line of running text below a text: three words or more, of which the first is no key. */
function strayText({ line, source, schema }: ParserError): Problem | undefined {
  const text = line.text.trim();
  const [first = '', second = '', third] = text.split(/\s+/);
  const isProse = third !== undefined && !/^[-#=]|=/.test(second) && !isFieldName(first, schema);
  if (!isProse || /^[-["'{<>]|:(?:\s|$)/.test(text)) return undefined;
  for (let above = lineBefore(source, line); above; above = lineBefore(source, above)) {
    const [, lead = '', key] = /^(\s*(?:- +)*)([\w-]+):\s+\S/.exec(above.text) ?? [];
    if (key === undefined) continue;
    const from = line.start + line.text.indexOf(text);
    const place = placeOf(from, from + text.length);
    return createProblem('stray-text', { key, column: lead.length + 2 }, place);
  }
  return undefined;
}
