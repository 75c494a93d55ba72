// oxlint-disable-next-line import/no-unassigned-import -- it does its work when it is loaded
import './install.js';
import { createRequire } from 'node:module';

/** `npm run check`: one process, and tsx's synchronous loader, which starts faster than `--import tsx`. */
const { stdout, stderr, env } = process;
// A reader that has seen enough (`| head`) closes the pipe.
stdout.on('error', () => process.exit());
try {
  const require = createRequire(import.meta.url);
  require('tsx/cjs/api').register();
  // Zod compiles a function for every schema that is used: that pays after thousands of sections.
  require('zod').config({ jitless: true });
  const { checkFiles } = require('./checkFiles.ts');
  process.exitCode = await checkFiles(process.argv.slice(2), {
    out: (text) => stdout.write(text),
    error: (text) => stderr.write(text),
    colour: stdout.isTTY === true && env.NO_COLOR === undefined,
  });
} catch (error) {
  const reason = (env.DEBUG !== undefined && error.stack) || error.message;
  stderr.write(`The check itself failed. ${reason}\n`);
  process.exitCode = 2;
}
