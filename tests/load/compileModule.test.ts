import { win32 } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, withNames } from '#load/ownBlocks/compileModule.ts';

test('lists the imports of a site that is on another drive than the renderer', () => {
  const input = { bytes: 1, format: 'esm' as const };
  const imported = { kind: 'import-statement' as const };
  const inputs = {
    'Z:/fascia/src/parts/api.ts': { ...input, imports: [{ ...imported, path: 'Z:/a.ts' }] },
    'parts/short.ts': { ...input, imports: [] },
    'Quote.tsx': {
      ...input,
      imports: [
        { ...imported, path: 'parts/short.ts', original: './parts/short.ts' },
        { ...imported, path: 'Z:/fascia/src/parts/api.ts', original: 'fascia/parts' },
        { ...imported, path: 'react', external: true },
      ],
    },
  };
  const from = 'C:\\shop\\blocks\\Quote.tsx';
  expect(importsOf({ inputs }, 'C:\\shop\\blocks', win32)).toEqual([
    { from, name: './parts/short.ts', to: 'C:\\shop\\blocks\\parts\\short.ts' },
    { from, name: 'fascia/parts', to: 'Z:\\fascia\\src\\parts\\api.ts' },
    { from, name: 'react', to: undefined },
  ]);
});

test.each([
  '../../src/parts/api.ts',
  'Z:/fascia/src/parts/api.ts',
  'Z:\\fascia\\src\\parts\\api.ts',
])('calls a package by its name and not by the path of its file: %s', (path) => {
  const files = { 'fascia/parts': 'Z:\\fascia\\src\\parts\\api.ts' };
  expect(withNames(`No matching export in "${path}"`, files)).toBe(
    'No matching export in "fascia/parts"',
  );
});
