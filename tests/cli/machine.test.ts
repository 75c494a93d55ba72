import { PassThrough } from 'node:stream';
import { askPermission } from '#cli/machine.ts';
import { describe, expect, test } from 'vitest';

/** What comes of a question that is answered in this way; and what was shown. */
async function ask(answer: string, { env = {}, isTTY = true } = {}) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  input.end(answer);
  const isAllowed = await askPermission('Install it?', { env, input, output });
  return { isAllowed, shown: String(output.read() ?? '') };
}

describe('askPermission', () => {
  test.each([
    ['y\n', true],
    ['YES\n', true],
    ['\n', true],
    ['n\n', false],
    ['no\n', false],
    ['what?\n', false],
    ['', false],
  ])('takes the answer %j as %s', async (answer, isAllowed) => {
    const asked = await ask(answer);
    expect(asked.isAllowed).toBe(isAllowed);
    expect(asked.shown).toContain('Install it? [Y/n]');
  });

  test('needs no answer where CI is set, and takes none where nobody is at a terminal', async () => {
    expect(await ask('n\n', { env: { CI: 'true' }, isTTY: false })).toEqual({
      isAllowed: true,
      shown: '',
    });
    expect(await ask('y\n', { isTTY: false })).toEqual({ isAllowed: false, shown: '' });
  });
});
