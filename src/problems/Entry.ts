import { createProblem } from './createProblem.ts';
import { inert } from './inert.ts';
import { createLocator, type Located, type Position } from './locate.ts';
import { mostFound, type Problem, type Range, type SourceFile } from './Problem.ts';

/** The problems of one file, with the text that they are in. */
export type FileProblems = { file: string; source: string; problems: readonly Problem[] };

/** One problem with its place as people count: what every printer shows, each in its own way. */
export type Entry = ReturnType<typeof createEntry>;

/** More than this helps nobody. */
const mostEntries = 100;
/** Nor does more text than this, in the longest of the formats; a pasted megabyte must not come back. */
const mostCharacters = 40_000;
const longest = 2000;

/** At most 100 problems of a file in file order, and one more that says how many are left out. */
export function createEntries({ file, source, problems }: FileProblems): Entry[] {
  const locate = createLocator(source);
  const entries: Entry[] = [];
  let room = mostCharacters;
  for (const problem of problems) {
    const entry = createEntry(problem, file, locate);
    room -= JSON.stringify(entry).length;
    if (entries.length === mostEntries || (room < 0 && entries.length > 0)) {
      return [...entries, createEntry(countRest(problems, entries.length), file, locate)];
    }
    entries.push(entry);
  }
  return entries;
}

/** How many of the problems are errors. */
export function countErrors(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** At the place of the first problem that is left out. */
function countRest(problems: readonly Problem[], shown: number): Problem {
  const rest = problems.slice(shown);
  const { start = 0, end = 0, file } = rest[0] ?? {};
  const place = { start, end, path: [], ...(file && { file }) };
  const isSerious = rest.some(({ severity }) => severity === 'error');
  const facts = { count: rest.length, isLeast: countErrors(problems) >= mostFound };
  const problem = createProblem('more-problems', facts, place);
  return { ...problem, severity: isSerious ? 'error' : 'warning' };
}

function createEntry(problem: Problem, file: string, locate: (place: Range) => Located) {
  const { severity, code, message, hint, suggestion, fix, related } = problem;
  const { file: other } = problem;
  const nameOf = (source?: SourceFile) =>
    source ? file.replace(/[^/\\]*$/, '') + source.path : file;
  const locateIn = (source?: SourceFile) => (source ? createLocator(source.text) : locate);
  const position = (place: Range, source = other): Position => {
    const { frame: _, ...rest } = locateIn(source)(place);
    return rest;
  };
  const edits = fix?.edits.map((edit) => ({ ...position(edit), text: edit.text }));
  return {
    file: nameOf(other),
    ...locateIn(other)(problem),
    severity,
    code,
    path: problem.path.map((step) => (typeof step === 'string' ? cut(step, 100) : step)),
    message: inert(cut(message, longest)),
    hint: hint && inert(cut(hint, longest)),
    suggestion: isShort(suggestion) ? suggestion : undefined,
    fix: fix && edits && isShort(edits) ? { edits, isSafe: fix.isSafe } : undefined,
    related: related?.slice(0, 10).map(({ file: source, message: said, ...place }) => ({
      file: nameOf(source),
      ...position(place, source),
      message: inert(cut(said, longest)),
    })),
  };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function isShort(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').length <= longest;
}
