import { lineAt } from '#load/lines.ts';
import { isFieldName } from '#load/schemaAt.ts';
import type { Token } from '#load/yaml/readTokens.ts';
import type { SiteSchema } from '#schema/site.ts';
import { meantText, plainText } from './meantText.ts';

/** A key or a value after the fixes, with what was written in its place before. */
export type Changed = {
  token: Token;
  source: string;
  schema: SiteSchema;
  start: number;
  end: number;
};

/**
 * Whether a change takes a text, a name or a number from the operator: it is spelt otherwise, joined to another,
 * or holds what was a key.
 */
export function isLoss({ token, source, schema, start, end }: Changed): boolean {
  const raw = source.slice(start, end);
  // What is written anew takes nothing.
  if (raw.trim() === '') return false;
  const line = lineAt(source, start);
  const isFirst = source.slice(line.start, start).trim() === '';
  const before = meantText(isFirst ? raw.replace(/^(?:- +)+/, '') : raw);
  const after = token.isBlock ? meantText(token.written) : plainText(token.text);
  if (before !== after) return !isSameName(before, after, { source, schema, isKey: token.isKey });
  if (token.isBlock) return false;
  // `Home, to: /` in quotes: a key of the format that the text would swallow.
  for (const [, key = ''] of raw.matchAll(/[,"'}]\s*["']?([\w-]+)["']?:(?=\s|$)/g))
    if (isFieldName(key, schema, { exactly: true })) return true;
  if (!raw.includes('\n')) return false;
  // Two items, or a text and what follows it, are one now.
  const isItem = /^\s*(?:- +)+(?![\w-]+:(?:\s|$))/.test(line.text);
  return (isItem && !token.written.includes('\n')) || /\n\s*(?:-\s|[\w-]+:(?:\s|$))/.test(raw);
}

/** Whether a word has only lost marks around it, or is a known one that was cut. */
function isSameName(
  before: string,
  after: string,
  { source, schema, isKey }: Pick<Changed, 'source' | 'schema'> & { isKey: boolean },
): boolean {
  const [one, other] = [before, after].map((text) => text.replace(/[^\p{L}\p{N}]/gu, ''));
  if (one !== other || /\s/.test(after)) return false;
  const isCut = /[\p{L}\p{N}]\s+[\p{L}\p{N}]/u.test(before);
  if (!isCut)
    return (
      isKey ||
      !/[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(before) ||
      inner(before) === inner(after)
    );
  return isFieldName(after, schema, { exactly: true }) || hasWord(source, after);
}

/** Without the marks around it. */
function inner(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

function hasWord(source: string, word: string): boolean {
  for (let at = source.indexOf(word); at !== -1; at = source.indexOf(word, at + 1)) {
    const around = source.charAt(at - 1) + source.charAt(at + word.length);
    if (!/[\w-]/.test(around)) return true;
  }
  return false;
}
