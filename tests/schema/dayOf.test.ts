import { expect, test } from 'vitest';
import { dayOf } from '#schema/dayOf.ts';

test.each([
  ['2027-06-12', '2027-06-12'],
  ['today', '2026-12-31'],
  ['today + 1 day', '2027-01-01'],
  ['today + 90 days', '2027-03-31'],
  ['today - 31 days', '2026-11-30'],
  [undefined, undefined],
])('of a visit late on the last day of a year, %s is %s', (written, day) => {
  expect(dayOf(written, new Date(2026, 11, 31, 23, 59))).toBe(day);
});

test('a day that is counted from that of the visit is none before that is known', () => {
  expect(dayOf('today', undefined)).toBeUndefined();
  expect(dayOf('2027-06-12', undefined)).toBe('2027-06-12');
});
