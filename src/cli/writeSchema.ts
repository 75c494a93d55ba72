import { readFileSync, writeFileSync } from 'node:fs';
import { withBlockTable } from '#load/blockForms.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import type { Terminal } from './Terminal.ts';

const schema = new URL('../../schema/site.schema.json', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);

/** Writes the JSON Schema and the table of blocks in the README. */
export async function writeSchema(_: object, { out }: Terminal): Promise<number> {
  writeFileSync(schema, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
  writeFileSync(readme, withBlockTable(readFileSync(readme, 'utf8')));
  out('schema/site.schema.json and the blocks in README.md are written.\n');
  return 0;
}
