import { readFileSync, writeFileSync } from 'node:fs';
import { withBlockTable } from '#load/blockTable.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import { type Command, readOptions } from './readOptions.ts';
import { terminal } from './Terminal.ts';

const command = {
  call: 'npm run schema',
  about:
    'Writes what is made from the schema: schema/site.schema.json, by which editors help, and the\n' +
    'table of blocks in README.md.',
  options: {},
  examples: ['npm run schema'],
} as const satisfies Command;

const schema = new URL('../../schema/site.schema.json', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);

const read = readOptions(command, process.argv.slice(2), terminal);
if (typeof read === 'number') {
  process.exitCode = read;
} else {
  writeFileSync(schema, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
  writeFileSync(readme, withBlockTable(readFileSync(readme, 'utf8')));
  process.stdout.write('schema/site.schema.json and the blocks in README.md are written.\n');
}
