import { expect, test } from 'vitest';
import { verifyRoot } from '#cli/verifyRoot.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

test('refuses what is still a sample where --release asks for it', async () => {
  let output = '';
  const out = (text: string) => (output += text);
  const options = { root: fixtureSite('small').folder, release: true };
  expect(await verifyRoot(options, { out, error: out, colour: false })).toBe(1);
  expect(output).toContain('placeholder-telephone');
  expect(output).toContain('may not go live');
});
