import { readdirSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { findCycles } from './walls/findCycles.ts';
import { judgeImport } from './walls/judgeImport.ts';
import { readImports } from './walls/readImports.ts';
import { rooms } from './walls/rooms.ts';

const files = ['schema', 'src']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`))
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => /\.(?:tsx?|js)$/.test(file) && !file.endsWith('.d.ts'));
const modules = files.map((file) => ({ file, ...readImports(file, readFileSync(file, 'utf8')) }));

describe('the rooms', () => {
  test('import only through their doors', () => {
    const faults = modules.flatMap(({ file, imports }) =>
      imports.map((one) => judgeImport(file, one)).filter((fault) => fault !== null),
    );
    expect(faults).toEqual([]);
  });

  test('have no cycles of imports, types included', () => {
    expect(findCycles(modules)).toEqual([]);
  });

  test('are the folders that there are, each with a name for its door', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(['schema', ...folders.map(({ name }) => name)].toSorted()).toEqual(
      Object.keys(rooms).toSorted(),
    );
    const doors = Object.keys(manifest.imports).map((name) => name.slice(1, -'/*'.length));
    expect(Object.keys(rooms).filter((room) => !doors.includes(room))).toEqual([]);
  });

  test('import packages that come with Fascia', () => {
    const shipped = modules.filter(({ file }) => !file.startsWith('src/scripts/'));
    const names = shipped.flatMap(({ imports }) =>
      imports.flatMap(({ from, isType }) =>
        isType || /^(?:[.#]|node:)/.test(from) ? [] : /^(?:@[^/]+\/)?[^/]+/.exec(from),
      ),
    );
    const known = Object.keys(manifest.dependencies);
    expect(names.filter((name) => name !== null && !known.includes(name))).toEqual([]);
  });

  test('ask a block for no field by its name: its schema declares what other code must know', () => {
    const faults = files
      .filter((file) => !/^src\/(?:blocks|parts)\//.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(['"])\w+\1 in (?:block|section|value)\b/g)]
          // Every block has a type, and the use of a shared section has none.
          .filter(([found]) => found !== "'type' in section")
          .map(([found]) => `${file}: ${found}`),
      );
    expect(faults).toEqual([]);
  });

  test('have no default exports, no export *, no index files, and no drawers for anything', () => {
    const drawer = /(?:^|\/)(?:utils?|helpers?|lib|shared|common|misc|types)\//;
    const faults = modules.flatMap(({ file, hasDefaultExport, exportsAll }) => [
      ...(hasDefaultExport ? [`${file} has a default export: name it.`] : []),
      ...(exportsAll ? [`${file} has an export *: name what leaves the file.`] : []),
      ...(basename(file).startsWith('index.')
        ? [`${file} is named after its place, not its content.`]
        : []),
      ...(drawer.test(file)
        ? [`${file} stands in a folder that says nothing of what it does.`]
        : []),
    ]);
    expect(faults).toEqual([]);
  });
});

describe('findCycles', () => {
  const module = (file: string, ...from: string[]) => ({
    file,
    imports: from.map((one) => ({ from: one, isType: true })),
  });

  test('finds what leads back to a file, by a name of a room or of a folder', () => {
    const imports = [
      module('schema/site.ts', '#load/read.ts', 'zod'),
      module('src/load/read.ts', './parts/tree.ts'),
      module('src/load/parts/tree.ts', '../read.ts', '#schema/page.ts'),
      module('schema/page.ts'),
    ];
    expect(findCycles(imports)).toEqual([
      'src/load/read.ts -> src/load/parts/tree.ts -> src/load/read.ts',
    ]);
  });
});

describe('judgeImport', () => {
  test.each([
    ['schema/blocks/quote.ts', { from: '../fields.ts', isType: false }],
    ['src/blocks/quote/Quote.tsx', { from: '#parts/Picture.tsx', isType: false }],
    ['src/blocks/quote/Quote.tsx', { from: '#schema/block.ts', isType: true }],
    ['src/browser/hydrate.tsx', { from: 'react-dom/client', isType: false }],
    ['src/load/loadSite.ts', { from: 'node:path', isType: false }],
    ['src/build/pictures.ts', { from: 'sharp', isType: false }],
    ['src/build/composePage.ts', { from: '#browser/BootConfig.ts', isType: true }],
  ])('lets %s import %o', (file, one) => {
    expect(judgeImport(file, one)).toBeNull();
  });

  test.each([
    ['src/blocks/quote/Quote.tsx', { from: '#schema/block.ts', isType: false }, '25 kB'],
    ['src/blocks/quote/Quote.tsx', { from: '#page/App.tsx', isType: false }, 'blocks -> page'],
    ['src/page/App.tsx', { from: '#load/loadSite.ts', isType: true }, 'page -> load'],
    ['src/build/build.ts', { from: '#browser/order.ts', isType: false }, 'build -> browser'],
    ['src/page/App.tsx', { from: '../parts/Picture.tsx', isType: false }, 'never leaves its room'],
    ['src/page/App.tsx', { from: '#page/Section.tsx', isType: false }, 'imports are relative'],
    ['src/page/App.tsx', { from: '#attic/Box.tsx', isType: false }, 'no such room'],
    ['schema/site.ts', { from: '#problems/Problem.ts', isType: true }, 'schema -> problems'],
    ['schema/site.ts', { from: 'yaml', isType: false }, 'This room may use zod, markdown-it.'],
    ['src/problems/locate.ts', { from: 'yaml', isType: false }, 'may use no package'],
    ['src/browser/order.ts', { from: 'react-dom/server', isType: false }, 'imports a package'],
    ['src/attic/box.ts', { from: 'react', isType: false }, 'no room'],
  ])('does not let %s import %o', (file, one, reason) => {
    expect(judgeImport(file, one)).toContain(reason);
  });
});

describe('readImports', () => {
  test('finds every kind of import, and which of them are gone after compiling', () => {
    const { imports } = readImports(
      'sample.tsx',
      `import a, { type A } from 'value';
       import type { B } from 'type';
       import { type C } from 'left-over';
       import 'effect';
       export { d } from 'passed-on';
       export type { E } from 'type-passed-on';
       type F = typeof import('in-type');
       const late = () => import('late');
       const text = "import x from 'in-a-string'"; // import y from 'in-a-comment'
       const element = <div>import z from 'in-text'</div>;`,
    );
    expect(imports).toEqual([
      { from: 'value', isType: false },
      { from: 'type', isType: true },
      { from: 'left-over', isType: false },
      { from: 'effect', isType: false },
      { from: 'passed-on', isType: false },
      { from: 'type-passed-on', isType: true },
      { from: 'in-type', isType: true },
      { from: 'late', isType: false },
    ]);
  });

  test.each([
    ['export default 1', { hasDefaultExport: true }],
    ['const a = 1; export { a as default }', { hasDefaultExport: true }],
    ["export * from './a.ts'", { exportsAll: true }],
    ["export * as a from './a.ts'", { exportsAll: true }],
    ['export const a = 1', { hasDefaultExport: false, exportsAll: false }],
  ])('reads what leaves through %s', (text, facts) => {
    expect(readImports('sample.ts', text)).toMatchObject(facts);
  });
});
