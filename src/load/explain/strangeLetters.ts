import { codePointName } from '../yaml/scanText.ts';

/**
 * Letters that look like others, and letters that cannot be seen: harmless in a sentence, but a key,
 * a type, a name or an address that holds one is another word.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  ...pairs('аеорсхуіјѕһԁԛԝ', 'aeopcxyijshdqw'),
  ...pairs('АВЕКМНОРСТХУІЈЅ', 'ABEKMHOPCTXYIJS'),
  // Greek
  ...pairs('αικνορτυχ', 'aikvoptux'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  // Dashes and the minus sign
  ...pairs('‐‑‒–—−', '------'),
  // Quotes, which are typed in place of straight ones
  ...pairs('‘’‚‛′', "'''''"),
  ...pairs('“”„‟″«»', '"""""""'),
};

const invisible = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/;
const space = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/;

/** The text in plain letters, without what cannot be seen and without quotes around it. */
export function plainLetters(text: string): string {
  const plain = [...text].map(plainLetter).join('').trim();
  return plain.replace(/^(["'])(.*)\1$/, '$2');
}

/** The text without quotes, brackets and the marks of a sentence around it. */
export function withoutMarks(text: string): string {
  return text.replace(/^["'`(]+|(?<!["'`),;.:\\])["'`),;.:\\]+$/g, '');
}

/** What is strange about the letters of a word, for the end of a sentence; undefined when nothing is. */
export function describeStrange(text: string): string | undefined {
  for (const letter of text) {
    const plain = plainLetter(letter);
    if (plain === letter) continue;
    if (/["']/.test(plain))
      return `It holds the curly quote ${letter}, which YAML reads as a letter.`;
    if (plain === '') return `It holds an invisible character (${codePointName(letter)}).`;
    if (plain === ' ') return `It holds an unusual space (${codePointName(letter)}).`;
    return `It holds ${letter} (${codePointName(letter)}), which only looks like ${plain}.`;
  }
  return undefined;
}

function plainLetter(letter: string): string {
  if (invisible.test(letter)) return '';
  if (space.test(letter)) return ' ';
  // The full-width forms of East Asian fonts.
  if (/[\uFF01-\uFF5E]/.test(letter)) return letter.normalize('NFKC');
  return lookAlikes[letter] ?? letter;
}

function pairs(strange: string, plain: string): Record<string, string> {
  return Object.fromEntries([...strange].map((letter, index) => [letter, plain.charAt(index)]));
}
