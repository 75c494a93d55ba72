import { createProblem, safely } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { readAgain } from '../misreadLetters.ts';
import type { CheckContext } from './CheckContext.ts';
import { visibleTexts } from './visibleTexts.ts';

/** «CafÃ©» and «donâ€™t»: a text that was saved in one encoding and read in another; once a text. */
export function wrongEncoding(context: CheckContext): Problem[] {
  const { source } = context;
  return visibleTexts(context).flatMap(({ scalar, path }) => {
    const written = source.slice(scalar.start, scalar.end);
    if (!/[^\0-\x7F]{2}|\uFFFD/.test(written)) return [];
    const words = [...written.matchAll(/[^ \t\r\n]+/g)].map(({ 0: word, index }) => {
      const start = scalar.start + index;
      return { start, end: start + word.length, word, text: readAgain(word) };
    });
    const edits = words.filter(({ word, text }) => text !== word);
    const [first] = edits;
    if (first) {
      const { start, end, word, text: meant } = first;
      const place = { start, end, path, suggestion: meant, fix: safely(...edits.map(editOf)) };
      return createProblem('wrong-encoding', { written: word, meant }, place);
    }
    const lost = words.find(({ word }) => word.includes('\uFFFD'));
    if (!lost) return [];
    const { start, end, word } = lost;
    return createProblem(
      'wrong-encoding',
      { written: word, meant: undefined },
      { start, end, path },
    );
  });
}

function editOf({ start, end, text }: Edit): Edit {
  return { start, end, text };
}
