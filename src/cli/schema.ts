import { readFileSync, writeFileSync } from 'node:fs';
import { withBlockTable } from '#load/blockTable.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';

/** Writes what is made from the schema: the file by which editors help, and the README's table of blocks. */
const schema = new URL('../../schema/site.schema.json', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);

writeFileSync(schema, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
writeFileSync(readme, withBlockTable(readFileSync(readme, 'utf8')));
process.stdout.write('schema/site.schema.json and the blocks in README.md are written.\n');
