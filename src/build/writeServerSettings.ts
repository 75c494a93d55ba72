import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostFiles } from './hosts/hostFiles.ts';
import type { Serving } from './hosts/Serving.ts';

/** Writes the settings of servers into a folder of their own, in place of the last ones. */
export async function writeServerSettings(serving: Serving, folder: string) {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(hostFiles.beside).map(([name, compose]) =>
      writeFile(join(folder, name), compose(serving)),
    ),
  );
}
