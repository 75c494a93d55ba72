import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What belongs to the operator, as a path from the folder of the project. */
const operators = String.raw`(?:site\.yaml|(?:media|dist)(?:/[^'"\`]*)?)`;
/** Ways to read it: by its path alone, from the folder of the project, up from a test, and as media beside a text. */
const readings = [
  String.raw`\b(?:read\w*|exists\w*|stat\w*|open\w*|cp\w*|copy\w*|symlink\w*|resolve|worldOf|serveDist)\(['"\`](?:\./)?(?:${operators}|\.)['"\`]`,
  String.raw`\((?:process\.cwd\(\)|project), ['"\`]${operators}['"\`]`,
  String.raw`(?:new URL\(|dirname, )['"\`](?:\.\./)+${operators}['"\`]`,
  String.raw`\bloadText\(\{ file: 'site\.yaml', [^}]*\}\)`,
].map((pattern) => new RegExp(pattern));

const files = readdirSync('tests', { recursive: true })
  .map((name) => `tests/${name}`)
  .filter((file) => /\.tsx?$/.test(file));

test('no test reads the operator’s site.yaml, media/ or dist/', () => {
  const faults = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const [found] = readings.flatMap((reading) => reading.exec(text)?.[0] ?? []);
    return found === undefined
      ? []
      : [`${file}: ${found} is the operator’s own, and may change: use fixtureSite('small').`];
  });
  expect(faults).toEqual([]);
});
