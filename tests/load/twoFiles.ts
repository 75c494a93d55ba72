import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FileSystem, fileSystemOf } from '#load/fileSystemOf.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const { source } = fixtureSite('small');
const [shared = ''] = /^sections:\n[^]*?\n(?=\n)/m.exec(source) ?? [];

/** The small site without its shared sections, which stand in a file of their own. */
export const siteText = source.replace(shared, '');
export const sectionsText = shared.replace('sections:\n', '').replace(/^ {2}/gm, '');

/** A folder with the two files, for a program that reads both. No site has a second file yet. */
export function writeTwoFiles(
  folder: string,
  texts: { site?: string; sections?: string } = {},
): string {
  writeFileSync(join(folder, 'site.yaml'), texts.site ?? siteText);
  writeFileSync(join(folder, 'sections.yaml'), texts.sections ?? sectionsText);
  return join(folder, 'site.yaml');
}

export function openTwoFiles(folder: string): FileSystem {
  const path = 'sections.yaml';
  const read = () => readFileSync(join(folder, path), 'utf8');
  return {
    ...fileSystemOf(folder),
    sources: () => [{ path, at: ['sections'], text: read() }],
  };
}
