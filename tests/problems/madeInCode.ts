import { createProblem } from '#problems/createProblem.ts';
import type { FileProblems } from '#problems/Entry.ts';
import { loadSite } from '#load/loadSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';

/** Faults that a text file cannot hold or should not. How they look in a file is told in FAULT.txt. */
export function madeInCode(small: string): Readonly<Record<string, FileProblems>> {
  const load = (source: string): FileProblems => ({
    file: 'site.yaml',
    source,
    problems: loadSite(source, smallFileSystem).problems,
  });
  const start = { start: 0, end: 0, path: [] };
  return {
    'missing-file': {
      file: 'sight.yaml',
      source: '',
      problems: [createProblem('missing-file', { file: 'sight.yaml' }, start)],
    },
    'unreadable-file': {
      file: 'media',
      source: '',
      problems: [createProblem('unreadable-file', { reason: 'EISDIR' }, start)],
    },
    'not-utf8': {
      file: 'site.yaml',
      source: '',
      problems: [createProblem('not-utf8', { byte: 17 }, start)],
    },
    'too-large': load(`version: 1\n# ${'x'.repeat(32_000_001)}`),
    'control-character': load('header:\n  homeLabel: Ho\u0007me\n'),
    'old-line-ends': load('version: 1\rheader:\r  homeLabel: Home\r'),
    'long-line': load(`${small}x-long: [${'a, '.repeat(90_000)}a]\n`),
    'too-many-aliases': load(bomb()),
    'too-many-references': load(doubled(small)),
    'too-deep': load(`${small}x-deep: ${'['.repeat(65)}${']'.repeat(65)}\n`),
    'more-problems': load(
      small.replace('header:\n', () => `header:\n${Array.from({ length: 120 }, (_, index) => `  nothing${index}: 1\n`).join('')}`),
    ),
  };
}

/** A text of 25 steps, each of which stands for the one before twice. */
function doubled(small: string): string {
  const rows = Array.from({ length: 26 }, (_, row) => {
    const before = `\${constants.custom.b${row - 1}}`;
    return `    b${row}: ${row ? before.repeat(2) : 'word'}\n`;
  });
  return small.replace('constants:\n', () => `constants:\n  custom:\n${rows.join('')}`);
}

/** Ten lists of ten repetitions of the one before: ten thousand million items. */
function bomb(): string {
  const rows = Array.from({ length: 10 }, (_, row) => {
    const items = Array(10).fill(row ? `*a${row - 1}` : 'x');
    return `x-${row}: &a${row} [${items.join(', ')}]`;
  });
  return `${rows.join('\n')}\n`;
}
