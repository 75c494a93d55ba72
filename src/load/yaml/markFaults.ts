import { createProblem } from '#problems/createProblem.ts';
import { mangledIn } from '../references/malformedReference.ts';
import { lineBefore, lineEnd } from '../lines.ts';
import { codePointName } from './scanText.ts';
import { type Explanation, placeOf, placeOfGroup, withFix } from './ParserError.ts';

/** A line before a key or an item that starts with a space that YAML does not count. */
export const unusualIndentation: Explanation = ({ source }) => {
  const match =
    /^( *)([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000][\s\u200B]*)(?:- |[\w-]+:)/m.exec(source);
  if (!match) return undefined;
  const at = match.index + (match[1] ?? '').length;
  const place = placeOf(at, at + (match[2] ?? '').length);
  return createProblem('unusual-indentation', { name: codePointName(source.charAt(at)) }, place);
};

/** `• One` or `– One`: an item that starts with another mark than a dash, as in texts from elsewhere. */
export const wrongDash: Explanation = ({ source, line }) => {
  for (const near of [line, lineBefore(source, line)]) {
    const match =
      /^ *(?<mark>[\u2010-\u2015\u2212\u2022\u2023\u25E6\u00B7*])[ \u00A0]+(?=\S)/d.exec(
        near?.text ?? '',
      );
    const mark = match?.groups?.['mark'];
    if (near && match && mark)
      return createProblem('wrong-dash', { mark }, placeOfGroup(near, match, 'mark'));
  }
  return undefined;
};

/** `-path: /join`. */
export const spaceAfterDash: Explanation = ({ line }) => {
  const match = /^\s*(?:- +)*(?<dash>-)(?=[\w"'])[^:]*:/d.exec(line.text);
  return match
    ? createProblem('space-after-dash', {}, placeOfGroup(line, match, 'dash'))
    : undefined;
};

/** `{ paper: #FFFFFF, ink: "#111111" }`: from the # to the end of the line is a comment, so the group goes on below. */
export const colourAsComment: Explanation = ({ source, line }) => {
  for (const near of [line, lineBefore(source, line)]) {
    const match =
      /[{,] *(?<key>[\w-]+): +(?<text>#[\da-f]{3,8})(?<closing>["']?)(?=\s*(?:[,}]|$))/di.exec(
        near?.text ?? '',
      );
    if (!near || !match) continue;
    const { key = '', text = '', closing = '' } = match.groups ?? {};
    const { start, end } = placeOfGroup(near, match, 'text');
    const quote = closing || '"';
    const suggestion = quote + text + quote;
    const place = { ...placeOf(start, end), suggestion };
    return withFix(
      createProblem('value-in-comment', { key, text }, place),
      closing === '' ? { start, end, text: suggestion } : { start, end: start, text: quote },
    );
  }
  return undefined;
};

/** `title: : Home`, `sections:,` and `title: "Home";`: a mark before a value, in place of one, or after its closing quote. */
export const strayMark: Explanation = ({ line }) => {
  for (const pattern of strayMarks) {
    const match = pattern.exec(line.text);
    if (!match) continue;
    const { start, end } = placeOfGroup(line, match, 'mark');
    const mark = match.groups?.['mark']?.charAt(0) ?? '';
    const problem = createProblem('stray-mark', { mark }, placeOf(start, start + 1));
    return withFix(problem, { start, end, text: '' });
  }
  return undefined;
};

const strayMarks = [
  /^\s*(?:- +)*[\w-]+: +(?<mark>: +)\S/d,
  /^\s*(?:- +)*[\w-]+:(?<mark>[,;."'`}\])>\\{[])\s*$/d,
  /^\s*(?:- +)*(?:[\w-]+: +)?(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?<mark>[,;.:\\>"'`[\]{}])\s*$/d,
];

/** `text: %{constants.x}% off` and `text: {{constants.x}} off`: a reference that YAML treats as something else. */
export const mangledStart: Explanation = ({ line }) => {
  const [lead = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line.text) ?? [];
  const mangled = mangledIn(line.text).find((one) => one.start === lead.length);
  if (!mangled) return undefined;
  const { written: text, meant } = mangled;
  const at = { start: line.start + mangled.start, end: line.start + mangled.end };
  const place = { ...at, path: [], suggestion: meant };
  return withFix(createProblem('malformed-reference', { text, meant }, place), {
    ...at,
    text: meant,
  });
};

/** `heading: - One`, `heading: **One** two`, `heading: > One`: a text that starts with a character of YAML's own. */
export const meaningfulStart: Explanation = ({ source, start, line }) => {
  const match = /^\s*(?:- +)*[\w-]+: +(?<character>[-*?|>]|&(?= ))(?<rest>.*)$/d.exec(line.text);
  if (!match) return undefined;
  const { character = '', rest = '' } = match.groups ?? {};
  const place = placeOfGroup(line, match, 'character');
  const isAlone = /^[-+\d]*\s*(?:#.*)?$/.test(rest);
  const isHere = place.start <= start && start <= lineEnd(source, place.start);
  return isAlone || !isHere ? undefined : createProblem('reserved-start', { character }, place);
};
