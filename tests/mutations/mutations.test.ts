import { fileSystemOf } from '#load/fileSystemOf.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tryMutation } from './tryMutation.ts';
import { type Mutation, mutationsOf } from './mutationsOf.ts';

const { folder, source } = fixtureSite('specification');
const fileSystem = fileSystemOf(folder);
const mutations = mutationsOf(source);

/**
 * The same mistakes in every run: a few in a thousand are not healed, and the gate must not depend on chance.
 * More with RUNS=1000 npm test -- unit; `npm run bench -- slips` says how many of all go well.
 */
const runs = { numRuns: Number(process.env['RUNS'] ?? 10), seed: 1 };

function check(kinds: readonly string[], law: (mutation: Mutation) => void) {
  const some = mutations.filter(({ kind }) => kinds.includes(kind));
  fc.assert(fc.property(fc.constantFrom(...some), law), runs);
}

describe('a mistake in a real site.yaml', () => {
  test.each(['key', 'word', 'name', 'reference'])(
    'by a slip in any %s is reported once, at its place, with the right word, and healed to the byte',
    (kind) => {
      check([kind], (mutation) => {
        expect(tryMutation(mutation, source, fileSystem)).toMatchObject({
          isAlone: true,
          isInPlace: true,
          isSuggested: true,
          isHealed: true,
        });
      });
    },
    120_000,
  );

  test.each([
    [['number in quotes', 'number with separator', 'boolean']],
    [['no space after the dash', 'one space more', 'one space less', 'tab']],
    [['line twice']],
  ])(
    'by %s is reported once, and healed to the byte',
    (kinds) => {
      check(kinds, (mutation) => {
        expect(tryMutation(mutation, source, fileSystem)).toMatchObject({
          isAlone: true,
          isInPlace: true,
          isHealed: true,
          isPlain: true,
        });
      });
    },
    120_000,
  );

  test('by a slip in the name of a file is reported at its place, and never healed into another file', () => {
    check(['file'], (mutation) => {
      expect(tryMutation(mutation, source, fileSystem)).toMatchObject({
        isAlone: true,
        isInPlace: true,
        isRight: true,
      });
    });
  }, 120_000);
});
