import { writeNew } from './writeNew.ts';

/** Writes a file that is gone. Returns why it was not done: when there is one again, for example. */
export async function restoreFile(file: string, text: string): Promise<string | undefined> {
  try {
    await writeNew(file, text);
    return undefined;
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isThere) return `${file} is there again, so nothing was written.`;
    return `${file} could not be written. ${error instanceof Error ? error.message : String(error)}`;
  }
}
