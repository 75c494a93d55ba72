import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-check-'));

/** The command as a user starts it. */
function check(...args: string[]) {
  const options = { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } } as const;
  return spawnSync(process.execPath, ['src/cli/fascia.js', 'check', ...args], options);
}

describe('fascia check', { timeout: 30_000 }, () => {
  test('ends with 0 for a right site', () => {
    expect(check(fixtureSite('small').file)).toMatchObject({ status: 0, stderr: '' });
  });

  test.each([
    ['bytes that are no text', Uint8Array.from({ length: 5000 }, (_, at) => (at * 97) % 256), 1],
    ['nothing', '', 1],
    ['half a group', '{', 1],
  ])('ends with a sentence for %s', (_, content, status) => {
    const file = join(folder, 'odd.yaml');
    writeFileSync(file, content);
    const ended = check(file);
    expect(ended.status).toBe(status);
    expect(ended.stdout + ended.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });

  test('ends with 2 and the options for an option that there is not', () => {
    const { status, stderr } = check('--colour');
    expect(status).toBe(2);
    expect(stderr).toContain('There is no option --colour.');
  });
});
