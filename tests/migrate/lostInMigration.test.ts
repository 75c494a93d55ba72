import { lostInMigration } from '#migrate/lostInMigration.ts';
import { migrateText } from '#migrate/migrateText.ts';
import { expect, test } from 'vitest';

const before = `version: 1
constants: { a: 1, currency: GBP, toast: { limit: 4, text: "At ${'${constants.currency}'} each" } }
x: at most ${'${constants.toast.limit}'} for ${'${constants.a}'}
`;
const after = migrateText(before) ?? '';

test('nothing is lost where references follow what has moved', () => {
  expect(lostInMigration(before, after)).toEqual([]);
});

test.each([
  [
    'at most 4 for ${constants.a}',
    'at most 4',
    'at most ${constants.toast.limit} for ${constants.a}',
  ],
  ['At ${site.currency} each', 'At ${constants.currencies} each', 'At ${constants.currency} each'],
  ['limit: 4', 'limit: 2', '4'],
])('%s as %s is a loss', (right, wrong, lost) => {
  expect(after).toContain(right);
  expect(lostInMigration(before, after.replace(right, wrong))).toEqual([lost]);
});
