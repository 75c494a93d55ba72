import { expect, test } from 'vitest';
import { verifyRoot } from '#cli/verifyRoot.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

test('refuses what is still a sample where --release asks for it', async () => {
  let output = '';
  const out = (text: string) => (output += text);
  const argv = ['--root', fixtureSite('small').folder, '--release'];
  expect(await verifyRoot(argv, { out, error: out, colour: false })).toBe(1);
  expect(output).toContain('placeholder-telephone');
  expect(output).toContain('may not go live');
});
