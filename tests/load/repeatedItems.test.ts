import { expect, test } from 'vitest';
import { loadSite } from '#load/loadSite.ts';
import { joinSources } from '#load/sources.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { smallFileSystem } from './smallFileSystem.ts';

const { source } = fixtureSite('small');

test.each([
  ['a plan', 'plans: [{ name: Free, price: £0 }, { name: Free, price: £0 }]', ['repeated-item']],
  [
    'no price of a period',
    'periods: [Monthly, Yearly], plans: [{ name: Free, prices: [{ price: £0 }, { price: £0 }] }]',
    [],
  ],
])('an item that is there again is reported where it is a copy: %s', (_, fields, codes) => {
  const text = source.replace('    sections:\n', `$&      - { type: pricing, ${fields} }\n`);
  expect(loadSite(joinSources(text), smallFileSystem).problems.map(({ code }) => code)).toEqual(
    codes,
  );
});
