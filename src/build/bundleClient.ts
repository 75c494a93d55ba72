import { fileURLToPath } from 'node:url';
import { createBuilder, type Rolldown } from 'vite';
import type { PixelConfig } from '#browser/BootConfig.ts';
import type { BlockType } from '#schema/block.ts';
import type { ProviderName } from '#schema/pixel.ts';

export const viteConfig = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** The script of the site, ready to be written. */
export type ClientBundle = {
  /** The boot script, for inside each page. */
  boot: string;
  /** The address of the module that hydrates a page. */
  app: string;
  /** The addresses of what `app` and blocks of these types consist of, each after those that it imports. */
  modulesOf(types: readonly BlockType[]): string[];
  /** The address of `loadProviders`, and all that it takes for these providers. */
  providersFor(names: readonly ProviderName[]): Pick<PixelConfig, 'module' | 'modules'>;
  /** The files at all these addresses. */
  files: { path: string; code: string }[];
  /** What went in, with its size in bytes before compression: shows what made the script grow. */
  modules: { file: string; bytes: number }[];
};

/**
 * Bundles what a visitor's browser runs, as vite.config.ts says. Throws unless NODE_ENV is production: Vite
 * would bundle React's development version, five times the size.
 */
export async function bundleClient(): Promise<ClientBundle> {
  if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be production.');
  const builder = await createBuilder({
    configFile: viteConfig,
    mode: 'production',
    logLevel: 'silent',
  });
  const [boot, app, providers] = (await Promise.all(
    (['boot', 'client', 'providers'] as const).map(async (name) => {
      const environment = builder.environments[name];
      if (!environment) throw new Error(`vite.config.ts has no environment ${name}.`);
      return chunksOf(await builder.build(environment));
    }),
  )) as [Chunk[], Chunk[], Chunk[]];
  const [bootChunk, ...rest] = boot;
  if (!bootChunk || rest.length > 0) throw new Error('The boot script must be a single file.');
  const modulesOf = listModules(app);
  const files = [...app, ...providers];
  return {
    boot: bootChunk.code.trim(),
    app: entryOf(app),
    modulesOf: (types) => modulesOf(types.map((type) => `/src/blocks/${type}/`)),
    providersFor: (names) => ({
      module: entryOf(providers),
      modules: listModules(providers)(names.map((name) => `/src/browser/providers/${name}.ts`)),
    }),
    files: files.map(({ fileName, code }) => ({ path: fileName, code })),
    modules: [...boot, ...files].flatMap(({ modules }) =>
      Object.entries(modules).map(([file, { renderedLength }]) => ({
        file,
        bytes: renderedLength,
      })),
    ),
  };
}

type Chunk = Rolldown.OutputChunk;

function chunksOf(result: Awaited<ReturnType<ViteBuilder['build']>>): Chunk[] {
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((made) => ('output' in made ? made.output : []))
    .filter((file) => file.type === 'chunk');
}

/** The address of the entry: in the lists below, it comes right after all that it imports. */
function entryOf(chunks: readonly Chunk[]): string {
  return listModules(chunks)([]).at(-1) ?? '';
}

type ViteBuilder = Awaited<ReturnType<typeof createBuilder>>;

/**
 * Lists the addresses of the entry and of the chunks for the modules whose paths contain `names`, each
 * after those that it imports.
 */
function listModules(chunks: readonly Chunk[]): (names: readonly string[]) => string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (names) => {
    const listed = new Set<string>();
    const add = (chunk: Chunk | undefined) => {
      if (!chunk || listed.has(`/${chunk.fileName}`)) return;
      for (const file of chunk.imports) add(byFile.get(file));
      listed.add(`/${chunk.fileName}`);
    };
    add(chunks.find(({ isEntry }) => isEntry));
    for (const name of names)
      add(chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(name)));
    return [...listed];
  };
}
