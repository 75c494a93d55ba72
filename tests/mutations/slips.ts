/** Slips of a pen at a place in a word: a letter left out, put in, changed, or two swapped. */
export const slips: Readonly<Record<string, (word: string, at: number) => string>> = {
  'left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'put in': (word, at) => `${word.slice(0, at)}q${word.slice(at)}`,
  changed: (word, at) => `${word.slice(0, at)}z${word.slice(at + 1)}`,
  swapped: (word, at) =>
    word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
};
