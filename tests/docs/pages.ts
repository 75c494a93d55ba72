import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A test may work in another folder.
const here = process.cwd();
const taskPages = readdirSync('docs').flatMap((name) =>
  name.endsWith('.md') ? `docs/${name}` : [],
);
export const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...taskPages];
export const read = (file: string) => readFileSync(join(here, file), 'utf8');

/** A block of code, with the comment before it: `<!-- wrong: CODE -->` or `<!-- workflow -->`. */
export type Example = { page: string; line: number; mark: string; text: string };

export function examplesIn(page: string, language: string): Example[] {
  const block = new RegExp(`(?:<!-- (.*) -->\\n\\n)?^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm');
  const text = read(page);
  return [...text.matchAll(block)].map(({ index, 1: mark = '', 2: code = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return { page, line, mark, text: code };
  });
}

export const allExamples = (language: string) =>
  pages.flatMap((page) => examplesIn(page, language));
