import { applyFixes } from '#repair/applyFixes.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');
const body = '          Read [how to join]';

/** The one problem of a text, and the text with its safe fix. */
function diagnose(source: string) {
  const found = diagnoseSite(source, smallFileSystem);
  expect(found.problems.map(({ code }) => code)).toHaveLength(1);
  const [problem] = found.problems;
  const loadAgain = (text: string) => ({
    file: 'site.yaml',
    source: text,
    ...diagnoseSite(text, smallFileSystem),
  });
  const { text } = applyFixes({ file: 'site.yaml', source, ...found }, loadAgain);
  return { problem, text };
}

describe('what another program left in the file', () => {
  test.each([
    ['a command at the end', `${small}:wq\n`],
    ['a command inside a text', small.replace(body, `          :w!\n${body}`)],
    ['tildes of an empty screen', `${small}~\n~\n~\n`],
    ['a fence around it', `\`\`\`yaml\n${small}\`\`\`\n`],
    ['line ends as carets', small.replace(/$/gm, '^M').replace(/\^M$/, '')],
    ['the notice of a diff', `${small}\\ No newline at end of file\n`],
    ['the end of a script', `${small}EOF\n`],
    ['a plus before some lines', small.replace('  text: ${site', '+  text: ${site')],
  ])('is one problem and removed: %s', (_, source) => {
    const { problem, text } = diagnose(source);
    expect(problem?.code).toBe('leftover');
    expect(text).toBe(small);
  });

  test('is a diff, which is only explained', () => {
    const diff = `--- a/site.yaml\n+++ b/site.yaml\n@@ -1,2 +1,2 @@\n-version: 1\n+version: 3\n`;
    const { problem, text } = diagnose(diff + small);
    expect(problem).toMatchObject({ code: 'leftover', message: expect.stringContaining('diff') });
    expect(text).toBe(diff + small);
  });

  test.each([
    ['a tilde between the courses of a menu', small.replace(body, `          ~\n${body}`)],
    ['a smiley', small.replace(body, `          :x) and :q\n${body}`)],
    ['a plus at the start of a line', small.replace(body, `          + coffee: free\n${body}`)],
  ])('is not %s', (_, source) => {
    expect(diagnoseSite(source, smallFileSystem).problems).toEqual([]);
  });
});

describe('a conflict of versions', () => {
  const ours = '<<<<<<< HEAD\n  radius: 12\n';
  const theirs = '=======\n  radius: 8\n>>>>>>> spring\n';

  test.each([
    ['with both versions', ours + theirs],
    ['with what both come from', `${ours}||||||| base\n  radius: 10\n${theirs}`],
  ])('is one problem and never fixed: %s', (_, lines) => {
    const source = small.replace('  radius: 12\n', lines);
    const { problem, text } = diagnose(source);
    expect(problem?.code).toBe('merge-conflict');
    expect(text).toBe(source);
  });

  test('is reported for each of several', () => {
    const source = small
      .replace('  radius: 12\n', ours + theirs)
      .replace(
        '  accept: Accept\n',
        '<<<<<<< a\n  accept: Accept\n=======\n  accept: Yes\n>>>>>>> b\n',
      );
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ code, start }) => [code, source.slice(start, start + 9)])).toEqual([
      ['merge-conflict', '<<<<<<< H'],
      ['merge-conflict', '<<<<<<< a'],
    ]);
  });

  test('may have left one mark', () => {
    const { problem } = diagnose(small.replace('  radius: 12\n', '  radius: 12\n>>>>>>> spring\n'));
    expect(problem).toMatchObject({
      code: 'merge-conflict',
      hint: expect.stringContaining('line'),
    });
  });
});

test.each([1, 2])('reports a file that is there again, %i times, once', (times) => {
  const source = small + small.repeat(times);
  const { problem, text } = diagnose(source);
  expect(problem).toMatchObject({
    code: 'repeated-file',
    start: source.indexOf('version: 3', 300),
  });
  expect(text).toBe(source);
});
