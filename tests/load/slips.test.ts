import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { keysOf, ownNamesOf, type Location, valuesOf } from '#tests/load/keysOf.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { inheritedNames } from '#tests/mutations/inheritedNames.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');

/** Slips of a pen: a letter left out, put in, changed, or two swapped; `where` picks the place in the word. */
const slips: Record<string, (word: string, at: number) => string> = {
  'left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'put in': (word, at) => `${word.slice(0, at)}q${word.slice(at)}`,
  changed: (word, at) => `${word.slice(0, at)}z${word.slice(at + 1)}`,
  swapped: (word, at) =>
    word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1),
};

const slip = fc.record({
  kind: fc.constantFrom(...Object.keys(slips)),
  where: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('a slip of the pen', () => {
  test('in any key is told once, at the key, with the right word', () => {
    const keys = keysOf(small).filter(({ word }) => word.length > 2);
    fc.assert(
      fc.property(fc.constantFrom(...keys), slip, (key, { kind, where }) => {
        expect(healed(key, kind, where)).toEqual(key.word);
      }),
      {
        numRuns: 100,
      },
    );
  });

  test('in any name, type or reference is told once, at the word, with the right one', () => {
    const words = /^(?:type|use|to|onClick|look|send|provider|except|onVisit)$/;
    const values = valuesOf(small).filter(
      ({ path, word }) =>
        word.length > 2 && words.test(String(path.findLast((step) => typeof step === 'string'))),
    );
    const steps = valuesOf(small).flatMap(stepsOfReferences);
    fc.assert(
      fc.property(fc.constantFrom(...values, ...steps), slip, (value, { kind, where }) => {
        expect(healed(value, kind, where)).toEqual(value.word);
      }),
      { numRuns: 100 },
    );
  });
});

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
      { numRuns: 100 },
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
      { numRuns: 100 },
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
      { numRuns: 30 },
    );
  });
});

function replaced({ start, end }: Location, text: string): string {
  return small.slice(0, start) + text + small.slice(end);
}

/** The word that the only problem suggests for a slip, or what else was said of it. */
function healed(location: Location, kind: string, where: number): unknown {
  // The first letter is left alone: in names of pages ("/") it is a form of its own.
  const at = Math.min(location.word.length - 1, 1 + Math.floor(where * (location.word.length - 1)));
  const written = slips[kind]?.(location.word, at) ?? '';
  fc.pre(written !== location.word);
  const source = small.slice(0, location.start) + written + small.slice(location.end);
  const { problems } = diagnoseSite(source, smallFileSystem);
  const [problem] = problems;
  const isAtWord =
    problem?.start === location.start && problem.end === location.start + written.length;
  return problems.length === 1 && isAtWord ? [problem.suggestion].flat()[0] : problems;
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
