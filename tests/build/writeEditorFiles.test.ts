import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { writeEditorFiles } from '#build/writeEditorFiles.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { accepts } from '#tests/schema/accepts.ts';
import { quoteComponent, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('an editor knows the blocks of a site, and their types where nothing is installed', async () => {
  const { folder, source } = siteWithQuote(temporaryFolder());
  await writeEditorFiles(readOwnBlocks(folder));
  const schema = JSON.parse(readFileSync(join(folder, '.fascia/site.schema.json'), 'utf8'));
  expect(accepts(schema, parse(source))).toBe(true);

  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./.fascia/tsconfig.json" }');
  const wrong = quoteComponent.replace('{by}', '{buy}').replace('words, by', 'words, buy');
  writeFileSync(join(folder, 'blocks/Quote.tsx'), wrong);
  expect(compile(folder)).toContain("Property 'buy' does not exist on type");
}, 60_000);

function compile(folder: string): string {
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}
