import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type ArgumentsOf, createProblem } from '#problems/createProblem.ts';
import type { Code, Problem, Range } from '#problems/Problem.ts';

/** A stretch of a source file. */
export type FilePlace = Range & { file: string; source: string };

/** The word at a place (line from 1, column from 0); at the start of the file without one. */
export function placeIn(file: string, { line, column } = { line: 1, column: 0 }): FilePlace {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = Math.min(before + column, source.length);
  const word = /^(?:[\w$]+|[^\n]?)/.exec(source.slice(start))?.[0] ?? '';
  return { file, source, start, end: start + word.length };
}

/** Where a word of a block is most likely meant: its type, its name, a field, else anything. */
export function wordIn(file: string, word: string): FilePlace {
  const whole = `(?<![\\w$])${word}(?![\\w$])`;
  const forms = [
    `(?<=\\btype: *['"])${whole}`,
    `(?<=\\bexport .*)${whole}`,
    `${whole}(?= *:)`,
    whole,
  ];
  const place = placeIn(file);
  const start = forms.map((form) => place.source.search(new RegExp(form))).find((at) => at >= 0);
  return start === undefined ? place : { ...place, start, end: start + word.length };
}

/** Where a file imports values under this name. */
export function importIn(file: string, name: string): FilePlace {
  const place = placeIn(file);
  const written = name.replace(/[^\w/]/g, '\\$&');
  const form = `(?<=(?<!\\bimport +type\\b[^'"]*)\\b(?:from|import|require)[ (]*['"])${written}(?=['"])`;
  const start = Math.max(place.source.search(new RegExp(form)), 0);
  return { ...place, start, end: start + name.length };
}

/** A problem in a file of a block. */
export function problemAt<One extends Code>(
  code: One,
  facts: ArgumentsOf<One>,
  { file, source, start, end }: FilePlace,
  root: string,
): Problem {
  const path = relative(root, file).split(sep).join('/');
  return createProblem(code, facts, { start, end, path: [], file: { path, text: source } });
}

/** What an error says, in a line. */
export function reasonOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first.replace(/\.$/, '');
}

/** The names in a folder, exactly as they are: capitals count on every system. */
export function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
