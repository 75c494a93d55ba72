import { readFileSync, writeFileSync } from 'node:fs';
import { shippedSchema } from '#schema/site.ts';
import { withBlockTable } from '#load/blockForms.ts';
import { blockReference } from '#load/blockReference.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';

/** `npm run schema`: writes the JSON Schema, by which editors help, the table of blocks in the README, and docs/blocks.md. */
writeFileSync(
  'schema/site.schema.json',
  `${JSON.stringify(siteJsonSchema(shippedSchema), null, 2)}\n`,
);
writeFileSync('README.md', withBlockTable(readFileSync('README.md', 'utf8'), shippedSchema.Block));
writeFileSync('docs/blocks.md', blockReference(shippedSchema.Block));
process.stdout.write(
  'schema/site.schema.json, docs/blocks.md and the blocks in README.md are written.\n',
);
