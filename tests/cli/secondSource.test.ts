import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { diffFixes } from '#cli/diffFixes.ts';
import { fixFile } from '#cli/fixFile.ts';
import { formats } from '#cli/formats.ts';
import { readSite } from '#repair/readSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { openTwoFiles, sectionsText, siteText, writeTwoFiles } from '#tests/load/twoFiles.ts';

/** The two files of a site, in a folder of their own, with slips in them. */
async function read(texts: Parameters<typeof writeTwoFiles>[1]) {
  const file = writeTwoFiles(copyFixture('small', temporaryFolder()).folder, texts);
  return readSite(file, {}, openTwoFiles(dirname(file)));
}

const slip = {
  site: siteText.replace('homeLabel', 'homeLabell'),
  sections: sectionsText.replace('text:', 'txet:'),
};

test('a site of two files is one site', async () => {
  const { site, problems } = await read({});
  expect(problems).toEqual([]);
  expect(site?.routes[1]?.sections[0]).toMatchObject({
    type: 'note',
    text: '0% commission',
  });
});

test('a fault of the second file is printed with that file, in all formats', async () => {
  const site = await read(slip);
  const second = join(dirname(site.file), 'sections.yaml');
  const place = `${second}:5:3`;
  expect(formats.pretty([site], { colour: false })).toContain(`${place} error unknown-key`);
  const rows = JSON.parse(formats.json([site], { colour: false })) as {
    file: string;
    line: number;
  }[];
  expect(rows.map(({ file, line }) => [file, line])).toContainEqual([second, 5]);
  expect(formats.github([site], { colour: false })).toMatch(
    /::error file=[^,]*sections\.yaml,line=5,/,
  );
  const { runs } = JSON.parse(formats.sarif([site], { colour: false })) as {
    runs: { results: { locations: { physicalLocation: Record<string, object> }[] }[] }[];
  };
  const locations = runs[0]?.results.flatMap((result) => result.locations);
  expect(locations).toContainEqual({
    physicalLocation: {
      artifactLocation: expect.objectContaining({ uri: expect.stringMatching(/sections\.yaml$/) }),
      region: expect.objectContaining({ startLine: 5, startColumn: 3 }),
    },
  });
});

test('a fault of the form is found in its file', async () => {
  const { problems } = await read({
    sections: sectionsText.replace('type: note', 'type note'),
  });
  expect(problems.map(({ file }) => file?.path)).toEqual(['sections.yaml']);
});

test('each file is fixed where it is wrong, with its own line ends', async () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  const site = await read({ site: slip.site, sections: windows(slip.sections) });
  const shown = diffFixes(
    site,
    {},
    { colour: false, fileSystem: openTwoFiles(dirname(site.file)) },
  );
  expect(shown).toMatch(/site\.yaml with --fix\n[^]*sections\.yaml with --fix\n/);
  const { site: now, failures } = await fixFile(site, {}, openTwoFiles(dirname(site.file)));
  expect([failures, now.problems]).toEqual([[], []]);
  expect(readFileSync(site.file, 'utf8')).toBe(siteText);
  const second = join(dirname(site.file), 'sections.yaml');
  expect(readFileSync(second, 'utf8')).toBe(windows(sectionsText));
});

test('what both files say is reported', async () => {
  const site = `${siteText}\nsections:\n  other: { type: note, text: Other }\n`;
  const { problems } = await read({ site });
  expect(problems.map(({ code, file }) => [code, file])).toContainEqual([
    'duplicate-key',
    undefined,
  ]);
});
