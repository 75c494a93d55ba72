import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rendererFolder } from '#build/renderer.ts';
import { nearestWords } from '#load/nearestWords.ts';
import { explainPage, type Page, parsePage } from '#problems/Page.ts';
import type { Code } from '#problems/Problem.ts';
import { codes, wording } from '#problems/wording.ts';
import { refuse, type Terminal } from './Terminal.ts';

/** The folder of the pages that explain the codes. */
export const pagesFolder = join(rendererFolder, 'src/problems/pages');

/** The page that explains a code. */
export function readPage(code: Code): Page {
  return parsePage(readFileSync(join(pagesFolder, `${code}.md`), 'utf8'));
}

/** Prints the page of a code. Returns the exit code: 2 for a code that does not exist. */
export function explainCode(word: string, terminal: Terminal): number {
  const code = codes.find((one) => one === word);
  if (code === undefined) {
    const [nearest] = nearestWords(word.toLowerCase(), codes);
    const advice =
      nearest === undefined ? `The codes are: ${codes.join(', ')}.` : `Did you mean ${nearest}?`;
    return refuse(terminal, `There is no code "${word}". ${advice}`);
  }
  const { severity } = wording[code];
  const file = relative('', join(pagesFolder, `${code}.md`));
  const look = { severity, file, colour: terminal.colour };
  terminal.out(`${explainPage(readPage(code), look)}\n`);
  return 0;
}
