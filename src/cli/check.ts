import { checkFiles } from './checkFiles.ts';

process.exitCode = await checkFiles(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
});
