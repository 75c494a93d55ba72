import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faceFiles, installedTypefaces, packagesOf } from '#load/typefaces.ts';

const root = mkdtempSync(join(tmpdir(), 'fascia-typefaces-'));

/** Installs a package in the site, laid out as those of Fontsource. */
function install(name: string, about: object, ranges: object) {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify(about));
  writeFileSync(join(folder, 'unicode.json'), JSON.stringify(ranges));
}
const latin = { 'latin-ext': 'U+0100-02BA', latin: 'U+0000-00FF' };
install(
  '@fontsource-variable/corner-serif',
  { family: 'Corner Serif', weights: [200, 400], variable: { wght: { min: '200', max: '850' } } },
  latin,
);
// Of this one, the site could have the variable typeface, and has the single weights.
install(
  '@fontsource/corner-hand',
  { family: 'Corner Hand', weights: [300, 400, 700, 900], variable: { wght: {} } },
  { '[0]': 'U+4E00-4EFF', latin: 'U+0000-00FF' },
);
install(
  '@fontsource/corner-black',
  { family: 'Corner Black', weights: [900], variable: false },
  latin,
);
install(
  '@fontsource-variable/corner-wave',
  { family: 'Corner Wave', weights: [400], variable: { ROND: {} } },
  latin,
);

const facesOf = (name: string) =>
  faceFiles(name, root).map(({ file, ...face }) => ({ file: basename(file), ...face }));

describe('an installed typeface', () => {
  test('that is variable has a file for each set of letters, the plain ones first', () => {
    expect(facesOf('Corner Serif')).toEqual([
      {
        file: 'corner-serif-latin-wght-normal.woff2',
        lightest: 200,
        boldest: 850,
        range: 'U+0000-00FF',
      },
      {
        file: 'corner-serif-latin-ext-wght-normal.woff2',
        lightest: 200,
        boldest: 850,
        range: 'U+0100-02BA',
      },
    ]);
  });

  test('of single weights has the regular and the bold one, or the one that there is', () => {
    expect(facesOf('Corner Hand').map(({ file, boldest }) => [file, boldest])).toEqual([
      ['corner-hand-latin-400-normal.woff2', 400],
      ['corner-hand-latin-700-normal.woff2', 700],
      ['corner-hand-0-400-normal.woff2', 400],
      ['corner-hand-0-700-normal.woff2', 700],
    ]);
    expect(facesOf('Corner Black').map(({ lightest, boldest }) => [lightest, boldest])).toEqual([
      [900, 900],
      [900, 900],
    ]);
  });

  test('comes with Fascia, or with the site, wherever the command was started', () => {
    expect(installedTypefaces(root)).toEqual(
      expect.arrayContaining(['Corner Hand', 'Corner Serif', 'Newsreader']),
    );
    expect(installedTypefaces(root)).not.toContain('Corner Wave');
    const [file] = faceFiles('Newsreader', '.');
    expect(isAbsolute(file?.file ?? '')).toBe(true);
    expect(installedTypefaces('.')).toContain('Newsreader');
  });
});

test('a typeface that is not installed has no files, and the packages that have it', () => {
  expect(faceFiles('Source Serif 4', root)).toEqual([]);
  expect(packagesOf('Source Serif 4')).toEqual([
    '@fontsource-variable/source-serif-4',
    '@fontsource/source-serif-4',
  ]);
});
