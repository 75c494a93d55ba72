#!/usr/bin/env node
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/**
 * The start of every command: has TypeScript compiled as it is loaded, then runs `main`. Of tsx's two loaders,
 * the synchronous one starts `check` in half the time, as is promised (tests/bench/speed.ts). It leaves `import()`
 * alone, by which the other commands load what they need; `--help` and `--version` load nothing.
 */
const argv = process.argv.slice(2);
const [name = ''] = argv;
const require = createRequire(import.meta.url);
// How JSX is compiled is said here, and not in the folder where the command runs.
const tsconfig = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
// A reader that has seen enough (`| head`) closes the pipe.
process.stdout.on('error', () => process.exit());

const { main } = name === 'check' || !/^\w/.test(name) ? requireMain() : await importMain();
const code = await main(argv);
// Without one, a server goes on.
if (code !== undefined) process.exitCode = code;

function requireMain() {
  // For `check` alone: garbage is collected before the heap has doubled, so that no broken file of 500 KB takes
  // more than 256 MB (tests/bench/hostile.ts).
  setFlagsFromString('--heap-growing-percent=5');
  // Before tsx, which would look through all of its files for syntax to compile. It compiles a
  // function for every schema that is used, which pays after thousands of sections.
  require('zod').config({ jitless: true });
  process.env.TSX_TSCONFIG_PATH = tsconfig;
  require('tsx/cjs/api').register();
  process.setSourceMapsEnabled(process.env.DEBUG !== undefined);
  return require('./main.ts');
}

async function importMain() {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig });
  return import('./main.ts');
}
