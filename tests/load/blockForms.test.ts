import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { withBlockTable } from '#load/blockForms.ts';
import { referencePages } from '#load/referencePages.ts';

it('keeps the README’s table of blocks in step with the schema (else: npm run schema)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withBlockTable(readme, shippedSchema.Block)).toBe(readme);
});

it.each(Object.entries(referencePages(shippedSchema)))(
  'keeps %s in step with the schema (else: npm run schema)',
  (file, page) => {
    expect(page).toBe(readFileSync(file, 'utf8'));
  },
);
