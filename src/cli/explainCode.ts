import { nearestWords } from '#load/nearestWords.ts';
import { findPage } from '#problems/pages.ts';
import { wording } from '#problems/wording.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Terminal } from './Terminal.ts';

/** Prints the page of a code from the reference. Returns the exit code: 2 for a code that there is not. */
export function explainCode(code: string, terminal: Terminal, root = process.cwd()): number {
  const codes = Object.keys(wording);
  if (!codes.includes(code)) {
    const [nearest] = nearestWords(code.toLowerCase(), codes);
    const advice =
      nearest === undefined ? `The codes are: ${codes.join(', ')}.` : `Did you mean ${nearest}?`;
    terminal.error(`There is no code "${code}". ${advice}\n`);
    return 2;
  }
  const page = findPage(code, readFileSync(join(root, 'src/problems/codes.md'), 'utf8'));
  terminal.out(`${page}\n`);
  return 0;
}
