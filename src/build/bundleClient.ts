import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { BlockType } from '#schema/block.ts';
import { compileAhead } from './compileAhead.ts';
import { leaveOut } from './leaveOut.ts';

/** The folder of our own code, wherever the site is. */
const project = fileURLToPath(new URL('../..', import.meta.url));

/** The script of the site, ready to be written. */
export type ClientBundle = {
  /** The boot script, to stand inside each page. */
  boot: string;
  /** The address of the module that brings React. */
  app: string;
  /** The addresses of what `app` and blocks of these types consist of, each after those that it imports. */
  modulesOf(types: readonly BlockType[]): string[];
  /** The files at all these addresses. */
  files: { path: string; code: string }[];
  /** What went in, with its size in bytes before compression: says who made the script grow. */
  modules: { file: string; bytes: number }[];
};

/**
 * Bundles what a visitor's browser runs: the boot script as a plain script, and React as a module.
 * Throws unless NODE_ENV is production: Vite would take React's development version, five times the size.
 */
export async function bundleClient(): Promise<ClientBundle> {
  if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be production.');
  const asModule = {
    format: 'es',
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
  } as const;
  const [boot, app] = await Promise.all([
    bundle(join(project, 'src/browser/order.ts'), { format: 'iife' }),
    bundle(join(project, 'src/browser/hydrate.tsx'), {
      ...asModule,
      // Only blocks are worth a file of their own: what they share is small, and compresses well in one.
      codeSplitting: {
        groups: [
          // By itself, since to run it takes a cheap phone as long as all the rest.
          {
            name: 'react',
            test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
          },
          { name: 'parts', test: /\/(?:node_modules|src\/(?:parts|page))\// },
        ],
      },
    }),
  ]);
  const [bootChunk, ...rest] = boot;
  if (!bootChunk || rest.length > 0) throw new Error('The boot script must be a single file.');
  return {
    boot: bootChunk.code.trim(),
    app: addressOf(app),
    modulesOf: listModules(app),
    files: app.map(({ fileName, code }) => ({ path: fileName, code })),
    modules: [...boot, ...app].flatMap(({ modules }) =>
      Object.entries(modules).map(([file, { renderedLength }]) => ({
        file,
        bytes: renderedLength,
      })),
    ),
  };
}

/** Who needs what: each block is a chunk of its own, which imports what several blocks share. */
function listModules(chunks: readonly Rolldown.OutputChunk[]) {
  const entry = addressOf(chunks).slice(1);
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const blocks = new Map(
    chunks.flatMap((chunk) => {
      const [, type] = /\/src\/blocks\/(\w+)\/\w+\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? [];
      return type === undefined ? [] : [[type, chunk]];
    }),
  );
  return (types: readonly BlockType[]) => {
    const seen = new Set<string>();
    const needed: string[] = [];
    const add = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      byFile.get(file)?.imports.forEach(add);
      needed.push(file);
    };
    add(entry);
    for (const type of types) add(blocks.get(type)?.fileName ?? entry);
    return needed.map((file) => `/${file}`);
  };
}

function addressOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  return `/${entry.fileName}`;
}

/** Bundles a module with all that it imports; in how many files, `output` says. */
export async function bundle(
  entry: string,
  output: Rolldown.OutputOptions,
  plugins: readonly Plugin[] = [],
) {
  const config: InlineConfig = {
    configFile: false,
    root: project,
    mode: 'production',
    logLevel: 'silent',
    publicDir: false,
    plugins: [...leaveOut, compileAhead, react({ jsxImportSource: '@emotion/react' }), ...plugins],
    build: {
      write: false,
      target: ['es2022', 'safari16'],
      // The boot script fetches what a page needs, side by side.
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'exports-only',
        // The boot script has two kilobytes, and not one byte to spare.
        optimization: { inlineConst: true },
        // Unused parts of Emotion and wouter import these, as CommonJS, which is kept when in doubt.
        treeshake: {
          moduleSideEffects: (file) =>
            !/hoist-non-react-statics|react-is|use-sync-external-store/.test(file),
        },
        output: { ...output, comments: false },
      },
    },
  };
  const result = await build(config);
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((made) => ('output' in made ? made.output : []))
    .filter((file) => file.type === 'chunk');
}
