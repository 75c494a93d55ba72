import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { withBlockTable } from '#load/blockForms.ts';
import { blockReference } from '#load/blockReference.ts';

it('keeps the README’s table of blocks in step with the schema (else: npm run schema)', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(withBlockTable(readme, shippedSchema.Block)).toBe(readme);
});

it('keeps docs/blocks.md in step with the schema (else: npm run schema)', () => {
  const page = readFileSync('docs/blocks.md', 'utf8');
  expect(blockReference(shippedSchema.Block)).toBe(page);
});
