// oxlint-disable-next-line import/no-unassigned-import -- it does its work when it is loaded
import './install.js';
import { createRequire } from 'node:module';

/** `npm run check`: one process, and tsx's synchronous loader, which starts faster than `--import tsx`. */
// A reader that has seen enough (`| head`) closes the pipe.
process.stdout.on('error', () => process.exit());
try {
  const require = createRequire(import.meta.url);
  // Before tsx, which would look through all of its files for syntax to compile. It compiles a
  // function for every schema that is used, which pays after thousands of sections.
  require('zod').config({ jitless: true });
  require('tsx/cjs/api').register();
  process.setSourceMapsEnabled(process.env.DEBUG !== undefined);
  const { terminal } = require('./Terminal.ts');
  const { checkFiles } = require('./checkFiles.ts');
  process.exitCode = await checkFiles(process.argv.slice(2), terminal);
} catch (error) {
  const reason = (process.env.DEBUG !== undefined && error.stack) || error.message;
  process.stderr.write(`The check itself failed. ${reason}\n`);
  process.exitCode = 2;
}
