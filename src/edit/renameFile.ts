import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The waits before further tries, in milliseconds: 1.5 s in all. */
const pauses = [10, 40, 100, 200, 300, 400, 450];

/**
 * Renames a file or folder. On Windows that fails while another program holds one of the two open, often
 * for a moment only, so it is tried again.
 */
export async function renameFile(
  from: string,
  to: string,
  { platform = process.platform, run = rename } = {},
): Promise<void> {
  for (const pause of platform === 'win32' ? pauses : []) {
    try {
      return await run(from, to);
    } catch (error) {
      if (!isHeld(error, platform)) throw error;
    }
    await wait(pause);
  }
  return run(from, to);
}

/** Whether an error of the file system says on Windows that another program holds the file. */
export function isHeld(error: unknown, platform = process.platform): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].some((one) => one === code);
}
