import { nearestWords } from '#load/nearestWords.ts';
import { explainPage } from '#problems/explainPage.ts';
import { codes, wording } from '#problems/wording.ts';
import { pagesFolder, readPage } from './readPage.ts';
import type { Terminal } from './Terminal.ts';

/** Prints the page of a code. Returns the exit code: 2 for a code that does not exist. */
export function explainCode(word: string, { out, error, colour }: Terminal): number {
  const code = codes.find((one) => one === word);
  if (code === undefined) {
    const [nearest] = nearestWords(word.toLowerCase(), codes);
    const advice =
      nearest === undefined ? `The codes are: ${codes.join(', ')}.` : `Did you mean ${nearest}?`;
    error(`There is no code "${word}". ${advice}\n`);
    return 2;
  }
  const { severity } = wording[code];
  const file = `${pagesFolder}/${code}.md`;
  out(`${explainPage(readPage(code), { severity, file, colour })}\n`);
  return 0;
}
