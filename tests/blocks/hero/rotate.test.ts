import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comeAgain, rotate } from '#blocks/hero/rotate.ts';
import { readOpacity } from './readOpacity.ts';

const looks = { colour: '#000000', ground: '#ffffff', weight: 700, slant: false, capitals: false };

/** The opacity of every name at a time, as the browser would show it. */
function sign(count: number, { interval, fade }: { interval: number; fade: number }) {
  const names = Array.from({ length: count }, (_, index) => ({
    name: `Shop ${index}`,
    style: { ...looks, spacing: 0 },
  }));
  const brands = { rotation: { interval, fade }, names };
  const again = readOpacity(comeAgain(brands));
  const opacities = names.map((_, index) => readOpacity(rotate(index, brands)));
  return (time: number) =>
    opacities.map((opacityAt, index) => opacityAt(time) * (index === 0 ? again(time) : 1));
}

/** Two fades fit into an interval, as the schema wants it. */
const timing = fc
  .record({
    interval: fc.integer({ min: 500, max: 60_000 }),
    fadeShare: fc.double({ min: 0, max: 0.49, noNaN: true }),
  })
  .map(({ interval, fadeShare }) => ({ interval, fade: Math.floor(interval * fadeShare) }));

test('shows exactly the name whose turn it is in the middle of every turn, for rounds on end', () => {
  fc.assert(
    fc.property(
      timing,
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 0, max: 80 }),
      (times, count, turn) => {
        const middle = turn * times.interval + times.fade + times.interval / 2;
        const expected = Array.from({ length: count }, (_, index) =>
          index === turn % count ? 1 : 0,
        );
        expect(sign(count, times)(middle)).toEqual(expected);
      },
    ),
  );
});

test('never shows two names at once', () => {
  fc.assert(
    fc.property(
      timing,
      fc.integer({ min: 2, max: 20 }),
      fc.double({ min: 0, max: 200_000, noNaN: true }),
      (times, count, time) => {
        const seen = sign(count, times)(time).filter((opacity) => opacity > 1e-6);
        expect(seen.length).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test('shows the first name from the first moment', () => {
  expect(sign(6, { interval: 2500, fade: 300 })(0)).toEqual([1, 0, 0, 0, 0, 0]);
});

test('fades out over 300 ms every 2,500 ms, changes, and fades in over 300 ms', () => {
  const at = sign(6, { interval: 2500, fade: 300 });
  for (const start of [2500, 5000, 15_000, 17_500]) {
    const leaving = (start / 2500 - 1) % 6;
    const coming = (leaving + 1) % 6;
    expect(at(start)[leaving]).toBeCloseTo(1);
    expect(at(start + 150)[leaving]).toBeCloseTo(0.5);
    expect(Math.max(...at(start + 300))).toBeCloseTo(0);
    expect(at(start + 450)[coming]).toBeCloseTo(0.5);
    expect(at(start + 600)[coming]).toBeCloseTo(1);
  }
});

test('leaves a single name alone', () => {
  const names = [{ name: 'Shop', style: { ...looks, spacing: 0 } }];
  expect(rotate(0, { rotation: { interval: 2500, fade: 300 }, names })).toBeUndefined();
});
