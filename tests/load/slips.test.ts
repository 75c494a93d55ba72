import { loadSite } from '#load/loadSite.ts';
import { keysOf, type Spot, valuesOf } from '#tests/load/keysOf.ts';
import { smallWorld } from '#tests/load/smallWorld.ts';
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
        numRuns: 300,
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
      { numRuns: 300 },
    );
  });
});

/** The word that the only problem suggests for a slip, or what else was said of it. */
function healed(spot: Spot, kind: string, where: number): unknown {
  // The first letter is left alone: in names of pages ("/") it is a form of its own.
  const at = Math.min(spot.word.length - 1, 1 + Math.floor(where * (spot.word.length - 1)));
  const written = slips[kind]?.(spot.word, at) ?? '';
  fc.pre(written !== spot.word);
  const source = small.slice(0, spot.start) + written + small.slice(spot.end);
  const { problems } = loadSite(source, smallWorld);
  const [problem] = problems;
  const isAtWord = problem?.start === spot.start && problem.end === spot.start + written.length;
  return problems.length === 1 && isAtWord ? [problem.suggestion].flat()[0] : problems;
}

/** Every word of every `${one.two.three}` in a value. */
function stepsOfReferences(value: Spot): Spot[] {
  return [...value.word.matchAll(/(?<=\$\{[\w.]*)\w+(?=[\w.]*(?: \| \w+)?\})/g)].map((match) => ({
    word: match[0],
    path: value.path,
    start: value.start + match.index,
    end: value.start + match.index + match[0].length,
  }));
}
