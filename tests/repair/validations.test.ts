import { shippedSchema } from '#schema/site.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

const { source } = fixtureSite('small');

/** How often the schema is read to diagnose a text; twice by each validation. */
function readsOf(text: string): number {
  let reads = 0;
  const ownBlocks = () => {
    reads++;
    return { root: '', schema: shippedSchema, blocks: [], problems: [] };
  };
  diagnoseSite(text, { ...smallFileSystem, ownBlocks });
  return reads;
}

test('a right site is validated once, one with a misspelt word twice', () => {
  const once = readsOf(source);
  expect(once).toBeGreaterThan(0);
  for (const [meant, slip] of [
    ['homeLabel', 'homeLabell'],
    ['to: callNow', 'to: callNw'],
    ['type: callToAction', 'type: callToActoin'],
  ] as const)
    expect(readsOf(source.replace(meant, slip))).toBeLessThanOrEqual(2 * once);
});
