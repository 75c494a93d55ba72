import { fileSystemOf } from '#load/fileSystemOf.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fixtureSites } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** Marks and spaces as people lose, double or exchange them. No letter and no digit is among them. */
const marks = [
  '',
  ' ',
  '   ',
  '\n',
  '- ',
  '-',
  ':',
  '“',
  '”',
  '"',
  "'",
  ',',
  '{',
  '}',
  '[',
  ']',
  '$',
  '> ',
  '* ',
  '#',
];
const damage = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...marks));

/** More with RUNS=1000. */
const runs = { numRuns: Number(process.env['RUNS'] ?? 6) };

test.each(fixtureSites)(
  'no fix takes, cuts or joins a word of $name, or gives a text another owner, whatever mark is lost or put in',
  ({ folder, source }) => {
    const fileSystem = fileSystemOf(folder);
    const known = ownersOf(source);
    const places = Array.from(source.matchAll(/[^\p{L}\p{N}]/gu), ({ index }) => index);
    const validate = (text: string) => ({ source: text, ...diagnoseSite(text, fileSystem) });
    fc.assert(
      fc.property(damage, ([where, mark]) => {
        const at = places[Math.floor(where * (places.length - 1))] ?? 0;
        const before = source.slice(0, at) + mark + source.slice(at + 1);
        const { problems } = validate(before);
        const { text } = applyFixes({ file: 'site.yaml', source: before, problems }, validate);
        // What was healed to the byte is as it was.
        if (text === source || text === before) return;
        expect(wordsOf(text)).toEqual(wordsOf(before));
        expect(movedIn(ownersOf(text), [known, ownersOf(before)])).toEqual([]);
      }),
      runs,
    );
  },
  120_000,
);

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).toSorted();
}

/** The texts of a file, each with the keys that lead to it; none of one that is no YAML. */
function ownersOf(source: string): Set<string> {
  const owners = new Set<string>();
  const add = (value: unknown, keys: string): void => {
    if (typeof value === 'string') owners.add(`${keys}: ${value}`);
    else if (Array.isArray(value)) for (const item of value) add(item, keys);
    else if (typeof value === 'object' && value)
      for (const [key, part] of Object.entries(value)) add(part, `${keys}.${key}`);
  };
  try {
    add(parse(source, { merge: true, logLevel: 'error' }), '');
  } catch {
    // What cannot be read has no owners yet.
  }
  return owners;
}

/** The texts with an owner that they never had, where the same text had another. */
function movedIn(now: ReadonlySet<string>, before: readonly ReadonlySet<string>[]): string[] {
  const textOf = (owned: string) => owned.slice(owned.indexOf(': ') + 2);
  const texts = new Set(before.flatMap((owners) => [...owners].map(textOf)));
  return [...now].filter(
    (owned) => texts.has(textOf(owned)) && !before.some((owners) => owners.has(owned)),
  );
}
