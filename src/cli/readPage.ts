import { type Page, parsePage } from '#problems/Page.ts';
import type { Code } from '#problems/Problem.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the pages, from the top of the project. */
export const pagesFolder = 'src/problems/pages';

/** The page that explains a code. */
export function readPage(code: Code, root = process.cwd()): Page {
  return parsePage(readFileSync(join(root, pagesFolder, `${code}.md`), 'utf8'));
}
