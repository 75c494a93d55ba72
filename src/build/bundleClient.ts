import { createBuilder, normalizePath, type Rolldown } from 'vite';
import type { OwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import type { Components } from '#page/components.ts';
import { ownBlocksPlugin } from './ownBlocksPlugin.ts';
import { environments, viteConfig } from './viteConfig.ts';

/** The script of the site, ready to be written. */
export type ClientBundle = {
  /** The boot script, for inside each page. */
  boot: string;
  /** The same for a site without consent, pixel and campaign. */
  plainBoot: string;
  /** The same for a site that counts visits. */
  countingBoot: string;
  /** For inside each page with a form, where `late` is known. */
  form: string;
  /** The address of the module that hydrates a page. */
  app: string;
  /** The addresses of what `app` and these components consist of, each after those that it imports. */
  modulesOf(names: readonly (keyof Components)[]): string[];
  /** The address of the module that talks to the providers of the pixel. */
  providers: string;
  /** The address of the module that sends events to those that count visits. */
  counters: string;
  /** The files at all these addresses. */
  files: { path: string; code: string }[];
  /** What went in, with its size in bytes before compression: shows what made the script grow. */
  modules: { file: string; bytes: number }[];
};

/**
 * Bundles what a visitor's browser runs, as viteConfig.ts says, with the blocks that a site has of its
 * own. Throws unless NODE_ENV is production: Vite
 * would bundle React's development version, five times the size.
 */
export async function bundleClient(own?: OwnBlocks): Promise<ClientBundle> {
  if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be production.');
  const config = viteConfig();
  const builder = await createBuilder({
    ...config,
    environments,
    mode: 'production',
    logLevel: 'silent',
    plugins: [
      ...(config.plugins ?? []),
      ...(own ? [ownBlocksPlugin(own.root, () => own.blocks)] : []),
    ],
  });
  const bundle = async (name: string): Promise<Rolldown.OutputChunk[]> => {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`viteConfig.ts has no environment ${name}.`);
    return [await builder.build(environment)]
      .flat()
      .flatMap((made) => ('output' in made ? made.output : []))
      .filter((file) => file.type === 'chunk');
  };
  const [boot, plainBoot, countingBoot, form, app, providers, counters] = await Promise.all([
    bundle('boot'),
    bundle('plainBoot'),
    bundle('countingBoot'),
    bundle('form'),
    bundle('client'),
    bundle('providers'),
    bundle('counters'),
  ]);
  const moduleOf = (name: string) => {
    const block = own?.blocks.find(({ type }) => type === name);
    if (block) return normalizePath(block.component);
    const component = name.charAt(0).toUpperCase() + name.slice(1);
    // What few pages need (#page/components.ts) has the name of its file, the only one of that name.
    return name === component ? `/${name}.tsx` : `/src/blocks/${name}/${component}.tsx`;
  };
  const client = readChunks(app);
  const files = [...app, ...providers, ...counters];
  return {
    boot: codeOf(boot),
    plainBoot: codeOf(plainBoot),
    countingBoot: codeOf(countingBoot),
    form: codeOf(form),
    app: client.entry,
    modulesOf: (names) => client.modulesOf(names.map(moduleOf)),
    providers: readChunks(providers).entry,
    counters: readChunks(counters).entry,
    files: files.map(({ fileName, code }) => ({ path: fileName, code })),
    modules: [...boot, ...files].flatMap(({ modules }) =>
      Object.entries(modules).map(([file, { renderedLength: bytes }]) => ({ file, bytes })),
    ),
  };
}

function codeOf([chunk, ...rest]: readonly Rolldown.OutputChunk[]): string {
  if (!chunk || rest.length > 0) throw new Error('The boot script must be a single file.');
  return chunk.code.trim();
}

/**
 * The address of the entry, and a function that lists the addresses of the entry and of the chunks for the
 * modules whose paths contain `names`, each after those that it imports.
 */
function readChunks(chunks: readonly Rolldown.OutputChunk[]) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('A bundle has no entry.');
  return {
    entry: `/${entry.fileName}`,
    modulesOf(names: readonly string[]): string[] {
      const listed = new Set<string>();
      const add = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || listed.has(`/${chunk.fileName}`)) return;
        for (const file of chunk.imports) add(byFile.get(file));
        listed.add(`/${chunk.fileName}`);
      };
      add(entry);
      for (const name of names) {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(name));
        if (!chunk) throw new Error(`No file of script is made of ${name}.`);
        add(chunk);
      }
      return [...listed];
    },
  };
}
