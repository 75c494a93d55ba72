import { describeFailure } from './describeFailure.ts';
import { type Command, readOptions } from './readOptions.ts';
import { startPreview } from './startPreview.ts';

const command = {
  call: 'npm start',
  about: 'Checks site.yaml and opens the site with all that helps to change it.',
  options: {
    port: { takes: { most: 65_535 }, about: 'The port, or the next free one; 5173 without it.' },
  },
  examples: ['npm start', 'npm start -- --port 8080'],
} as const satisfies Command;

/** `npm start`: checks site.yaml and opens the live preview, until it is stopped. */
const { stdout, stderr, env } = process;
const out = (text: string) => stdout.write(text);
const error = (text: string) => stderr.write(text);
const read = readOptions(command, process.argv.slice(2), { out, error });
if (typeof read === 'number') {
  process.exitCode = read;
} else {
  try {
    const opensBrowser =
      stdout.isTTY === true && env['CI'] === undefined && env['BROWSER'] !== 'none';
    const colour = stdout.isTTY === true && env['NO_COLOR'] === undefined;
    await startPreview(process.cwd(), { out, colour, opensBrowser }, read.options.port);
  } catch (failure) {
    error(`The preview could not start. ${describeFailure(failure, env['DEBUG'] !== undefined)}\n`);
    process.exitCode = 2;
  }
}
