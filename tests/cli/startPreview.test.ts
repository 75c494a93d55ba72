import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { expect, test } from 'vitest';
import { startPreview } from '#cli/startPreview.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { runCommand } from './runCommand.ts';

// Windows has no names with "?".
test.each(['Shop #1', ...(platform === 'win32' ? [] : ['what?']), 'Obst%20Shop'])(
  'refuses to start in a folder called %s, and says why',
  async (name) => {
    const root = join(temporaryFolder(), name, 'site');
    mkdirSync(root, { recursive: true });
    const { status, error } = await runCommand((terminal) =>
      startPreview({ root, port: undefined, host: undefined }, terminal),
    );
    expect(status).toBe(2);
    expect(error).toContain(`The window cannot be shown from ${root}`);
    expect(error).toContain('Rename that folder.');
  },
);
