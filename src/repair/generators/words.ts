import { editsBetween } from '#edit/edits.ts';
import { hasDecimalComma } from '#load/decimalComma.ts';
import { isSlipOfIcon, withoutIconSet } from '#load/nearestIcons.ts';
import { nearestWords } from '#load/nearestWords.ts';
import { plainNumber } from '#load/plainNumber.ts';
import { referencesTo } from '#load/references/referencesTo.ts';
import { migrateText } from '#migrate/migrateText.ts';
import type { Problem } from '#problems/Problem.ts';
import { mediaTypeOf } from '#schema/mediaTypes.ts';
import { lineStart } from '#load/lines.ts';
import { change, type Generator } from '../Candidate.ts';

/** The fix that came with the problem, if the text is better with it. */
export const ownFix: Generator = ({ problem: { fix } }) => (fix ? [{ edits: fix.edits }] : []);

/** The same without proof: another problem may come to light behind it, with another fix. */
export const certainFix: Generator = ({ problem: { fix } }) =>
  fix ? [{ edits: fix.edits, proof: 'none', isOffered: !fix.isSafe }] : [];

/** What is suggested, for a person to take or leave: it may not be what was meant. */
export const offer: Generator = ({ problem, source }) => {
  const { start, end } = problem;
  const text = onlySuggestion(problem);
  if (text === undefined || source.slice(start, end).includes('\n')) return [];
  if (text.includes('${') && isInBrackets(source, start)) return [];
  return [{ ...change(start, end, text), proof: 'none', isOffered: true }];
};

/**
 * A slip of the pen in a word: the only word that is near takes its place, in the quotes that are
 * there. Safe when the two are near as they are written; a file in another folder is only offered, as is a drawing
 * in place of a photograph, another icon, and one brand in place of another.
 */
export const replaceWord: Generator = ({ problem, source }) => {
  const { start, end, code } = problem;
  const raw = source.slice(start, end);
  const suggestion = onlySuggestion(problem);
  // Escapes, folded lines and references hide where the word is.
  if (suggestion === undefined || raw === '' || /[\\\n]|\$\{/.test(raw)) return [];
  const quote = /^(["']).*\1$/.exec(raw)?.[1] ?? '';
  const written = quote === '' ? raw : raw.slice(1, -1);
  // Only the quotes are wrong: `version: "1"`.
  if (written === suggestion) return [{ ...change(start, end, suggestion), proof: 'none' }];
  const isNear =
    code === 'unknown-icon'
      ? isSlipOfIcon(written, suggestion)
      : nearestWords(written, [suggestion]).length > 0 ||
        (code === 'wrong-form' && withoutIconSet(written) === suggestion);
  if (!isNear && !['missing-media', 'wrong-form', 'unknown-icon'].includes(code)) return [];
  const needed = quote || (canBePlain(suggestion, isInBrackets(source, start)) ? '' : '"');
  const text = needed + suggestion + needed;
  const isOther =
    (code === 'missing-media' && isOtherMedia(written, suggestion)) ||
    (code === 'unknown-icon' && isOtherBrand(written, suggestion));
  return [{ ...change(start, end, text), proof: 'none', isOffered: !isNear || isOther }];
};

/** Whether two files are of different uses by their endings. */
function isOtherMedia(one: string, other: string): boolean {
  const [mine, theirs] = [mediaTypeOf(one), mediaTypeOf(other)];
  return mine !== undefined && theirs !== undefined && mine.use !== theirs.use;
}

/** Whether an icon is of a brand whose name differs from what is written: Shopify and Spotify are two. */
function isOtherBrand(written: string, icon: string): boolean {
  const letters = (name: string) => name.toLowerCase().replace(/^brand-|[^a-z\d]/g, '');
  return icon.startsWith('brand-') && letters(written) !== letters(icon);
}

/** A name is used elsewhere, too: the fix is only offered where the file would not be better for it. */
export const replaceName: Generator = (damage) =>
  replaceWord(damage).map((candidate) =>
    candidate.isOffered ? candidate : { ...candidate, proof: 'wanted' },
  );

/** A name that cannot be one, with the references to it. */
export const renameName: Generator = (damage) => {
  const { path, suggestion } = damage.problem;
  const text = String(suggestion);
  const references = referencesTo([path], damage.source).map((place) => ({ ...place, text }));
  return replaceName(damage).map((one) => ({ ...one, edits: [...one.edits, ...references] }));
};

/** A key with a slip in it; or `-use`, an item of a list whose dash has no space behind it. */
export const replaceKey: Generator = (damage) => {
  const { start, end } = damage.problem;
  return /^-\w/.test(damage.source.slice(start, end))
    ? [change(start + 1, start + 1, ' ')]
    : replaceWord(damage);
};

/** A value of the wrong kind, where what was meant is known to the letter. */
export const replaceValue: Generator = ({ problem, source }) => {
  const { start, end, suggestion } = problem;
  const raw = source.slice(start, end);
  // `href:` with a space behind it that is none: the whole is read as a text.
  const odd = /^([\w-]+:)[\u00A0\u2000-\u200A\u202F\u3000]+(?=\S)/.exec(raw);
  if (odd) {
    const [whole, key = ''] = odd;
    return [{ ...change(start + key.length, start + whole.length, ' '), proof: 'none' }];
  }
  if (typeof suggestion !== 'string' || raw.includes('\n')) return [];
  // A telephone number that YAML took for a sum. In some places it needs "tel:" more than quotes.
  const telephone = /^"(\+\d{7,15})"$/.exec(suggestion)?.[1];
  if (telephone !== undefined)
    return [change(start, end, suggestion), change(start, end, `tel:${telephone}`)];
  const isReference = suggestion.startsWith('${') && isInBrackets(source, start);
  const text = isReference ? `"${suggestion}"` : suggestion;
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  const isEither = isNumber && /^(["']?)-?\d{1,3},\d{3}\1$/.test(raw) && hasDecimalComma(source);
  // «£5» or «10%» carry a unit that may not be the one meant; a whole group in place of a value needs a second look.
  const isPlain = plainNumber(raw.replace(/^(["'])(.*)\1$/, '$2')) !== undefined;
  const isCertain = !text.startsWith('{') && (!isNumber || isPlain);
  // A comma may be inside an item of several words; whether one item is all that was meant, the rest of the file shows.
  const isCut = /^\[.*,.*\]$/.test(text) && /[^\s,] [^\s,]/.test(text);
  const isOffered = !isCertain || isEither || isCut;
  if (/^\[[^,]*\]$/.test(text)) return [change(start, end, text)];
  return [{ ...change(start, end, text), proof: 'none', isOffered }];
};

/** An invisible character that nobody can have meant. */
export const removeCharacter: Generator = ({ problem: { start, end } }) => [
  { ...change(start, end, ''), proof: 'none' },
];

/** `key:value` and `key:` with a space that is none (NBSP): an ordinary space after the colon. */
export const spaceAfterColon: Generator = ({ problem: { end }, source }) => {
  const isWide = source[end - 1] === '\uFF1A';
  if (source[end - 1] !== ':' && !isWide) return [];
  const odd = /^[\u00A0\u2000-\u200A\u202F\u3000 ]*/.exec(source.slice(end, end + 20))?.[0] ?? '';
  const start = isWide ? end - 1 : end;
  return [{ ...change(start, end + odd.length, isWide ? ': ' : ' '), proof: 'none' }];
};

/** `-item`: a space after the dash. */
export const spaceAfterDash: Generator = ({ problem: { end } }) => [
  { ...change(end, end, ' '), proof: 'none' },
];

/** A file of an earlier version of the format as one of this version. */
export const migrateFile: Generator = ({ source, schema }) =>
  candidatesOf(source, migrateText(source, { schema }));

/** The keys of one group that have moved, have other names or are no longer needed; a section of another type. */
export const migrateKeys: Generator = ({ source, schema, problem: { path } }) =>
  candidatesOf(source, migrateText(source, { schema, holder: path.slice(0, -1) }));

function candidatesOf(source: string, text: string | undefined) {
  return text === undefined ? [] : [{ edits: editsBetween(source, text), proof: 'none' as const }];
}

function onlySuggestion({ suggestion }: Problem): string | undefined {
  const [text, ...others] = [suggestion ?? []].flat();
  return others.length > 0 ? undefined : text;
}

/** Whether a word needs no quotes. */
function canBePlain(word: string, isFlow: boolean): boolean {
  return /^[\w/*-]/.test(word) && !/: |:$| #/.test(word) && !(isFlow && /[{}[\],]/.test(word));
}

/** Whether the text before an offset opens a bracket on the same line and leaves it open. */
function isInBrackets(source: string, offset: number): boolean {
  const before = source.slice(lineStart(source, offset), offset).replace(/\$\{[^{}]*\}/g, '');
  const count = (marks: RegExp) => before.match(marks)?.length ?? 0;
  return count(/[[{]/g) > count(/[\]}]/g);
}
