import { safely } from '#problems/createProblem.ts';
import type { Fix, Range } from '#problems/Problem.ts';
import { ownValue } from './paths.ts';
import type { Document } from './readDocument.ts';
import { noteOf, type Schema } from './schemaNodes.ts';

/** What a word means that people write in place of a word, or key, of a schema. */
export type Meant = {
  /** Best first; none where the schema does not know it, either. */
  words: string[];
  /** No other word can be meant. */
  isCertain: boolean;
  /** Nothing is needed in its place: why. */
  needless?: string | undefined;
};

/** What the schema notes of a word that it does not take; of the words that it takes, only those that are `free`. */
export function meantWords(
  written: string,
  schema: Schema | undefined,
  free: readonly string[],
): Meant {
  const word = plain(written);
  const of = (note: 'synonyms' | 'likelySynonyms') =>
    Object.entries((schema && noteOf(schema, note)) ?? {}).flatMap(([known, others]) =>
      free.includes(known) && others.some((other) => plain(other) === word) ? known : [],
    );
  const [certain, likely] = [of('synonyms'), of('likelySynonyms')];
  const words = [...new Set([...certain, ...likely])];
  const needless = ownValue((schema && noteOf(schema, 'needless')) ?? {}, word);
  return {
    words,
    isCertain: certain.length === 1 && likely.length === 0,
    needless: words.length > 0 ? undefined : needless,
  };
}

/** The word in place of what is written, in the quotes that are there. */
export function fixOf(
  { words: [word], isCertain }: Meant,
  { written, start, end }: Range & { written: string },
  { source }: Pick<Document, 'source'>,
): Fix | undefined {
  const raw = source.slice(start, end);
  const quote = /^["']/.exec(raw)?.[0] ?? '';
  const isWhole = raw === quote + written + quote;
  return isCertain && isWhole && word !== undefined
    ? safely({ start, end, text: quote + word + quote })
    : undefined;
}

/** Capitals, and what parts the words of a name, do not count: `Zip code`, `contact-form`. */
export function plain(word: string): string {
  return word.toLowerCase().replace(/[-_\s]/g, '');
}
