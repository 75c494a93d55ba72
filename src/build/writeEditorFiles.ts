import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';

/**
 * Writes what editors need for the blocks that a site has of its own, into `.fascia/` beside its file: the
 * JSON Schema of the file with these blocks, and a tsconfig.json to extend, which knows `fascia`, React and
 * Emotion where nothing is installed beside the site. Returns the names of the files.
 */
export async function writeEditorFiles({ root, schema }: OwnBlocks): Promise<string[]> {
  const files = { 'site.schema.json': siteJsonSchema(schema), 'tsconfig.json': tsconfig() };
  const folder = join(root, '.fascia');
  await mkdir(folder, { recursive: true });
  const written = Object.entries(files).map(async ([name, content]) => {
    await writeFile(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
    return `.fascia/${name}`;
  });
  return Promise.all(written);
}

function tsconfig() {
  const fascia = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  // Beside Fascia, or in it: wherever npm has put them.
  const packages = join(createRequire(import.meta.url).resolve('react/package.json'), '../..');
  return {
    extends: fascia('tsconfig.json'),
    compilerOptions: {
      types: [],
      paths: {
        fascia: [fascia('schema/api.ts')],
        'fascia/parts': [fascia('src/parts/api.ts')],
        '*': [join(packages, '@types/*'), join(packages, '*')],
      },
    },
    include: ['../blocks'],
  };
}
