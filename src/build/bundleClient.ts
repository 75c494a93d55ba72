import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** The folder of our own code, wherever the site is. */
const project = fileURLToPath(new URL('../..', import.meta.url));

/** The script of the site, ready to be written. */
export type ClientBundle = {
  /** The boot script, to stand inside each page. */
  boot: string;
  /** The address of the module that brings React. */
  app: string;
  /** The address of the module that hands a campaign on. */
  campaign: string;
  /** The files that the modules consist of, they themselves among them. */
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
  const [boot, app, campaign] = await Promise.all([
    bundle('src/browser/boot.ts', { format: 'iife' }),
    bundle('src/browser/app.tsx', asModule),
    bundle('src/browser/campaign.ts', asModule),
  ]);
  const [bootChunk, ...rest] = boot;
  if (!bootChunk || rest.length > 0) throw new Error('The boot script must be a single file.');
  return {
    boot: bootChunk.code.trim(),
    app: addressOf(app),
    campaign: addressOf(campaign),
    files: [...app, ...campaign].map(({ fileName, code }) => ({ path: fileName, code })),
    modules: [...boot, ...app, ...campaign].flatMap(({ modules }) =>
      Object.entries(modules).map(([file, { renderedLength }]) => ({
        file,
        bytes: renderedLength,
      })),
    ),
  };
}

function addressOf(chunks: readonly Rolldown.OutputChunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  return `/${entry.fileName}`;
}

async function bundle(entry: string, output: Rolldown.OutputOptions) {
  const config: InlineConfig = {
    configFile: false,
    root: project,
    mode: 'production',
    logLevel: 'silent',
    publicDir: false,
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: {
      write: false,
      target: ['es2022', 'safari16'],
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(project, entry),
        preserveEntrySignatures: 'exports-only',
        // Emotion imports these two for `withTheme` alone, as CommonJS, which is kept when in doubt.
        treeshake: { moduleSideEffects: (file) => !/hoist-non-react-statics|react-is/.test(file) },
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
