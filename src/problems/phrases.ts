/** What is wrong with what was written, and what to write instead. */
export type Words = { message: string; hint?: string | undefined };

/** The words of a code, made from what is known of the problem. The site cannot be built. */
export function error<Facts>(say: (facts: Facts) => Words) {
  return { severity: 'error' as const, say };
}

/** The same for what is unwise, but can be built. */
export function warning<Facts>(say: (facts: Facts) => Words) {
  return { severity: 'warning' as const, say };
}

/** A word of the file as it appears inside a sentence: in quotes, long ones cut. */
export function quoted(word: string): string {
  const line = word.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
}

/** «a, b and c»; long lists are cut and counted. */
export function listed(words: readonly string[], most = 24): string {
  if (words.length > most)
    return `${words.slice(0, most).join(', ')} and ${words.length - most} more`;
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** «a, b or c». */
export function either(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
}

/** «Did you mean "a"?», or nothing when no word is near. */
export function didYouMean(nearest: readonly string[]): string {
  return nearest.length === 0 ? '' : `Did you mean ${nearest.map(quoted).join(' or ')}?`;
}

/** How a text of several lines is written. */
export function writeBar(key: string): string {
  return `Write "${key}: |". The bar makes one text of all lines below that are indented deeper, and those with "- " become points.`;
}

type Sentence = string | false | undefined;

/** The sentences that say something, with a space between them; undefined when none does. */
export function sentences(first: string, ...others: Sentence[]): string;
export function sentences(...parts: Sentence[]): string | undefined;
export function sentences(...parts: Sentence[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}

/** «1 item», «3 items». */
export function counted(count: number, one: string): string {
  return `${count.toLocaleString('en-GB')} ${one}${count === 1 ? '' : 's'}`;
}

/** The words that are near to the one that was written, best first, and all that can be there. */
export type Choice = { nearest: readonly string[]; known: readonly string[] };

/** The nearest words, then all of them, or `none` where there are none. */
export function choose(choice: Choice, list: string, none?: string): string | undefined {
  const others = choice.known.length === 0 ? none : alternatives(choice, list);
  return sentences(didYouMean(choice.nearest), others);
}

/** So many words of all that could be there are listed. */
const mostListed = 40;

/** A sentence with all that could be there, unless the nearest word has said it already. */
export function alternatives({ nearest, known }: Choice, list: string): string {
  // Where there are so many, the same word twice does not show.
  const words = known.length > mostListed ? known : [...new Set(known)];
  return words.every((word) => nearest.includes(word))
    ? ''
    : `${list}: ${listed(words, mostListed)}.`;
}

/** For a number of milliseconds that was written in seconds. */
export function inMilliseconds(written: string, meant: string | undefined): string | undefined {
  const unit = Number(written) === 1 ? 'second' : 'seconds';
  return meant && `Times are in milliseconds. Did you mean ${written} ${unit}? Write ${meant}.`;
}
