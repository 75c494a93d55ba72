import { expect, test } from 'vitest';
import { verifyRoot } from '#cli/verifyRoot.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { runCommand } from './runCommand.ts';

test('refuses what is still a sample where --release asks for it', async () => {
  const options = { root: fixtureSite('small').folder, release: true };
  const { status, out, error } = await runCommand((terminal) => verifyRoot(options, terminal));
  expect(status).toBe(1);
  expect(out + error).toContain('placeholder-telephone');
  expect(out + error).toContain('may not go live');
});
