import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';

const folder = join(import.meta.dirname, '../../src/new/examples/local-business');
const right = readFileSync(join(folder, 'site.yaml'), 'utf8').replaceAll('\r\n', '\n');
const fileSystem = fileSystemOf(folder);

/** What is wrong with a text: where, and what becomes of it by each fix. */
function judge(source: string) {
  return diagnoseSite(source, fileSystem).problems.map((problem) => ({
    code: problem.code,
    message: problem.message,
    place: locate(problem, source),
    fixed: problem.fix && applyEdits(source, problem.fix.edits),
  }));
}

test.each([
  ['a line that opens a list is lost', '        plans:\n', ''],
  ['a line is too far right', '\n    title:', '\n      title:'],
  ['a line is there twice', '\nversion: 3\n', '\nversion: 3\nversion: 3\n'],
  ['a name is misspelt', '\n    title:', '\n    tilte:'],
  ['a line has no colon', '\nroutes:\n', '\nroutes\n'],
  ['a quote is not closed', 'name: ', 'name: "'],
])('a file of Windows is judged as any other when %s', (_, was, is) => {
  const source = right.replace(was, is);
  const found = judge(source);
  const returned = judge(source.replaceAll('\n', '\r\n'));
  expect(found.length).toBeGreaterThan(0);
  expect(returned).toEqual(
    found.map(({ fixed, ...problem }) => ({
      ...problem,
      fixed: fixed?.replaceAll('\n', '\r\n'),
    })),
  );
});
