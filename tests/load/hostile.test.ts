import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { hostileFiles } from '#tests/bench/hostileFiles.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

/** Time and memory are measured by `npm run bench -- hostile`, which runs the large ones, too. */
const site = fixtureSite('specification');
const fileSystem = fileSystemOf(site.folder);
const files = Object.entries(hostileFiles(site.source))
  .map(([name, make]) => ({ name, source: make().toString() }))
  .filter(({ source }) => source.length < 150_000);

test.each(files)('$name is reported in few words, without a throw', ({ source }) => {
  const { problems } = diagnoseSite(source, fileSystem);
  const file = { file: 'site.yaml', source, problems };
  expect(printPretty(problems, { ...file, colour: false }).length).toBeLessThan(64_000);
  expect(printJson([file]).length).toBeLessThan(64_000);
});
