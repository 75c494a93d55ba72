import { createLocator, type Located } from './locate.ts';
import type { Code, Problem, Range, Severity } from './Problem.ts';
import { createProblem } from './createProblem.ts';

/** The problems of one file, with the text that they are in. */
export type FileProblems = { file: string; source: string; problems: readonly Problem[] };

/** One problem with its place as people count: what every printer shows, each in its own way. */
export type Entry = Located & {
  file: string;
  severity: Severity;
  code: Code;
  path: (string | number)[];
  message: string;
  hint?: string;
  suggestion?: string | string[];
  fix?: { edits: LocatedEdit[]; isSafe: boolean };
  related?: (Position & { message: string })[];
};

/** A place without its frame. */
export type Position = Omit<Located, 'frame'>;
/** A stretch of the file and what stands there instead. */
export type LocatedEdit = Position & { text: string };

/** More than this helps nobody. */
const mostEntries = 100;
/** Nor does more text than this, in the longest of the formats; a pasted megabyte must not come back. */
const mostCharacters = 40_000;
const longest = 2000;

/** What is told of a file: at most 100 problems in file order, and in one more how many are left out. */
export function createEntries({ file, source, problems }: FileProblems): Entry[] {
  const locate = createLocator(source);
  const entries: Entry[] = [];
  let room = mostCharacters;
  for (const problem of problems) {
    const entry = createEntry(problem, file, locate);
    room -= JSON.stringify(entry).length;
    if (entries.length === mostEntries || (room < 0 && entries.length > 0)) {
      return [...entries, createEntry(more(problems.slice(entries.length)), file, locate)];
    }
    entries.push(entry);
  }
  return entries;
}

/** Stands at the first of the problems that are not told. */
function more(left: readonly Problem[]): Problem {
  const [first] = left;
  const isSerious = left.some(({ severity }) => severity === 'error');
  const problem = createProblem(
    'more-problems',
    { count: left.length },
    { start: first?.start ?? 0, end: first?.end ?? 0, path: [] },
  );
  return { ...problem, severity: isSerious ? 'error' : 'warning' };
}

function createEntry(problem: Problem, file: string, locate: (place: Range) => Located): Entry {
  const position = (place: Range): Position => {
    const { frame: _, ...rest } = locate(place);
    return rest;
  };
  const { severity, code, message, hint, suggestion, fix, related } = problem;
  const edits = fix?.edits.map((edit) => ({ ...position(edit), text: edit.text }));
  return {
    file,
    ...locate(problem),
    severity,
    code,
    path: problem.path.map((step) => (typeof step === 'string' ? cut(step, 100) : step)),
    message: cut(message, longest),
    ...(hint !== undefined && { hint: cut(hint, longest) }),
    ...(suggestion !== undefined && isShort(suggestion) && { suggestion }),
    ...(fix && edits && isShort(edits) && { fix: { edits, isSafe: fix.isSafe } }),
    ...(related && {
      related: related
        .slice(0, 10)
        .map((other) => ({ ...position(other), message: cut(other.message, longest) })),
    }),
  };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

function isShort(value: unknown): boolean {
  return JSON.stringify(value).length <= longest;
}
