import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the renderer, with a slash at its end: a repository, or a package under `node_modules`. */
export const rendererFolder = `${join(import.meta.dirname, '../..')}/`.replaceAll('\\', '/');

/** The version of Fascia. */
export const { version }: { version: string } = JSON.parse(
  readFileSync(`${rendererFolder}package.json`, 'utf8'),
);
