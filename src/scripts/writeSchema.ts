import { readFileSync, writeFileSync } from 'node:fs';
import { shippedSchema } from '#schema/site.ts';
import { withBlockTable } from '#load/blockForms.ts';
import { referencePages } from '#load/referencePages.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';

/** `npm run schema`: writes the JSON Schema, by which editors help, the table of blocks in the README, and the reference in docs/. */
writeFileSync('schema/site.schema.json', `${print(siteJsonSchema(shippedSchema))}\n`);
writeFileSync('README.md', withBlockTable(readFileSync('README.md', 'utf8'), shippedSchema.Block));
const pages = referencePages(shippedSchema);
for (const [file, page] of Object.entries(pages)) writeFileSync(file, page);
process.stdout.write(
  `schema/site.schema.json, ${Object.keys(pages).join(', ')} and the blocks in README.md are written.\n`,
);

/** With a line for each field of a block, so that a change is seen where it is, and no further ones. */
function print(value: object, depth = 0): string {
  const indent = '\n' + '  '.repeat(depth);
  const lines = Object.entries(value).map(([key, part]) => {
    const isSplit = depth < 3 && typeof part === 'object' && !Array.isArray(part);
    return `${indent}  ${JSON.stringify(key)}: ${isSplit ? print(part, depth + 1) : JSON.stringify(part)}`;
  });
  return `{${lines.join(',')}${indent}}`;
}
