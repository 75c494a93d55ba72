import { readFileSync, writeFileSync } from 'node:fs';
import { withBlockTable } from '#load/blockTable.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import { printPages } from '#problems/pages.ts';
import { fileURLToPath } from 'node:url';
import { readExamples } from './readExamples.ts';

/**
 * Writes what is made from the schema and the tested faults: the file by which editors help, the
 * README's table of blocks, and the reference of all codes.
 */
const schema = new URL('../../schema/site.schema.json', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);
const codes = new URL('../problems/codes.md', import.meta.url);
const faults = new URL('../../tests/problems', import.meta.url);

writeFileSync(schema, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
writeFileSync(readme, withBlockTable(readFileSync(readme, 'utf8')));
writeFileSync(codes, printPages(readExamples(fileURLToPath(faults))));
process.stdout.write(
  'schema/site.schema.json, the blocks in README.md and src/problems/codes.md are written.\n',
);
