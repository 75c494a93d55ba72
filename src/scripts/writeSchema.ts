import { readFileSync, writeFileSync } from 'node:fs';
import { shippedSchema } from '#schema/site.ts';
import { withBlockTable } from '#load/blockForms.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';

/** `npm run schema`: writes the JSON Schema, by which editors help, and the table of blocks in the README. */
writeFileSync(
  'schema/site.schema.json',
  `${JSON.stringify(siteJsonSchema(shippedSchema), null, 2)}\n`,
);
writeFileSync('README.md', withBlockTable(readFileSync('README.md', 'utf8'), shippedSchema.Block));
process.stdout.write('schema/site.schema.json and the blocks in README.md are written.\n');
