import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

const small = fixtureSite('small');
/** The text of the small site of tests/sites. */
export const smallYaml = small.source;

/** A copy of the small site's folder. */
export function siteFolder() {
  const root = temporaryFolder();
  cpSync(small.folder, root, { recursive: true });
  return { root, write: (text: string) => writeFileSync(join(root, 'site.yaml'), text) };
}
