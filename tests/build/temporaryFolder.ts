import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that is gone after the test, also while somebody still writes into it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
  // Not synchronous: who still writes could not end.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
