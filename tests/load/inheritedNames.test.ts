import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { keysOf, ownNamesOf, type Location, valuesOf } from '#tests/load/keysOf.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { inheritedNames } from '#tests/mutations/inheritedNames.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');

describe('a name that every object has', () => {
  const inherited = fc.constantFrom(...inheritedNames);
  const names = /^(?:type|use|to|onClick|look|send|provider|except|page)$/;
  const lastKey = ({ path }: Location) => String(path.findLast((step) => typeof step === 'string'));

  test('in place of any key, or of a name of the operator’s own, is reported once, at the key', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keysOf(small), ...ownNamesOf(small)),
        inherited,
        (key, name) => {
          const { problems } = diagnoseSite(replaced(key, name), smallFileSystem);
          const { start } = key;
          const problem = { code: 'forbidden-key', start, end: start + name.length };
          expect(problems.slice(0, 1)).toMatchObject([problem]);
          expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('in place of any type, name or reference is reported at the word', () => {
    const words = valuesOf(small).filter((value) => names.test(lastKey(value)));
    const steps = valuesOf(small).flatMap(stepsOfReferences);
    fc.assert(
      fc.property(fc.constantFrom(...words, ...steps), inherited, (word, name) => {
        const { problems } = diagnoseSite(replaced(word, name), smallFileSystem);
        const errors = problems.filter(({ severity }) => severity === 'error');
        expect(errors.map(({ start }) => start)).toContain(word.start);
      }),
      { numRuns: 40 },
    );
  });

  test('in place of any other value, as a format or as a new key never ends the check', () => {
    const forms = ['NAME', '${NAME}', '${site.NAME}', '${site.name | NAME}', '{ NAME: NAME }'];
    const values = valuesOf(small);
    fc.assert(
      fc.property(
        fc.constantFrom(...values),
        inherited,
        fc.constantFrom(...forms),
        (value, name, form) => {
          const source = replaced(value, form.replaceAll('NAME', name));
          const { problems } = diagnoseSite(source, smallFileSystem);
          for (const { start, end } of problems) {
            expect(start).toBeLessThanOrEqual(end);
            expect(end).toBeLessThanOrEqual(source.length);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

function replaced({ start, end }: Location, text: string): string {
  return small.slice(0, start) + text + small.slice(end);
}

/** Every word of every `${one.two.three}` in a value. */
function stepsOfReferences(value: Location): Location[] {
  return [...value.word.matchAll(/(?<=\$\{[\w.]*)\w+(?=[\w.]*(?: \| \w+)?\})/g)].map((match) => ({
    word: match[0],
    path: value.path,
    start: value.start + match.index,
    end: value.start + match.index + match[0].length,
  }));
}
