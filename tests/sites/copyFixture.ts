import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FixtureSite, fixtureSite } from './fixtureSite.ts';

export type SiteCopy = FixtureSite & { write(text: string): void };

/** Copies a fixture site into a folder, to change it there. */
export function copyFixture(name: string, folder: string): SiteCopy {
  const original = fixtureSite(name);
  for (const part of ['site.yaml', 'media']) {
    cpSync(join(original.folder, part), join(folder, part), { recursive: true });
  }
  const file = join(folder, 'site.yaml');
  return { ...original, folder, file, write: (text) => writeFileSync(file, text) };
}
