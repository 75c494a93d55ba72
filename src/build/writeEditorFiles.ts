import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { replaceInside } from '#edit/replaceInside.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import { rendererFolder } from './renderer.ts';

/**
 * Writes what editors need for the blocks that a site has of its own, into `.fascia/` beside its file: the
 * JSON Schema of the file with these blocks, and a tsconfig.json to extend, which knows `fascia`, React and
 * Emotion where nothing is installed beside the site. Returns the names of the files.
 */
export async function writeEditorFiles({ root, schema }: OwnBlocks): Promise<string[]> {
  const files = { 'site.schema.json': siteJsonSchema(schema), 'tsconfig.json': tsconfig() };
  const written = Object.entries(files).map(async ([name, content]) => {
    const file = `.fascia/${name}`;
    await replaceInside(join(root, file), root, `${JSON.stringify(content, null, 2)}\n`);
    return file;
  });
  return Promise.all(written);
}

function tsconfig() {
  // Beside Fascia, or in it: wherever npm has put them.
  const packages = join(createRequire(import.meta.url).resolve('react/package.json'), '../..');
  const inPackages = (path: string) => join(packages, path).replaceAll(sep, '/');
  // Written out: Vite finds no file to extend that is on another drive.
  const ours = readFileSync(`${rendererFolder}tsconfig.json`, 'utf8');
  const { compilerOptions } = JSON.parse(ours) as { compilerOptions: object };
  return {
    compilerOptions: {
      ...compilerOptions,
      types: [],
      paths: {
        fascia: [`${rendererFolder}schema/api.ts`],
        'fascia/parts': [`${rendererFolder}src/parts/api.ts`],
        '*': [inPackages('@types/*'), inPackages('*')],
      },
    },
    include: ['../blocks'],
  };
}
