import { readFileSync, writeFileSync } from 'node:fs';
import { withBlockTable } from '#load/blockTable.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import { printPages } from '#problems/pages.ts';
import { fileURLToPath } from 'node:url';
import { readExamples } from './readExamples.ts';
import { type Command, readOptions } from './readOptions.ts';

const command = {
  call: 'npm run schema',
  about:
    'Writes what is made from the schema and the tested faults: schema/site.schema.json, by which\n' +
    'editors help, the table of blocks in README.md, and the reference of all codes.',
  options: {},
  examples: ['npm run schema'],
} as const satisfies Command;

const schema = new URL('../../schema/site.schema.json', import.meta.url);
const readme = new URL('../../README.md', import.meta.url);
const codes = new URL('../problems/codes.md', import.meta.url);
const faults = new URL('../../tests/problems', import.meta.url);

const read = readOptions(command, process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
if (typeof read === 'number') {
  process.exitCode = read;
} else {
  writeFileSync(schema, `${JSON.stringify(siteJsonSchema(), null, 2)}\n`);
  writeFileSync(readme, withBlockTable(readFileSync(readme, 'utf8')));
  writeFileSync(codes, printPages(readExamples(fileURLToPath(faults))));
  process.stdout.write(
    'schema/site.schema.json, the blocks in README.md and src/problems/codes.md are written.\n',
  );
}
