import { type Command, readOptions } from './readOptions.ts';
import { startPreview } from './startPreview.ts';
import { describeFailure, terminal } from './Terminal.ts';

const command = {
  call: 'npm start',
  about: 'Checks site.yaml and opens the site with all that helps to change it.',
  options: {
    port: { takes: { most: 65_535 }, about: 'The port, or the next free one; 5173 without it.' },
  },
  examples: ['npm start', 'npm start -- --port 8080'],
} as const satisfies Command;

/** `npm start`: checks site.yaml and opens the live preview, until it is stopped. */
const read = readOptions(command, process.argv.slice(2), terminal);
if (typeof read === 'number') {
  process.exitCode = read;
} else {
  try {
    const { stdout, env } = process;
    const opensBrowser =
      stdout.isTTY === true && env['CI'] === undefined && env['BROWSER'] !== 'none';
    await startPreview(process.cwd(), { ...terminal, opensBrowser }, read.options.port);
  } catch (error) {
    terminal.error(`The preview could not start. ${describeFailure(error, terminal)}\n`);
    process.exitCode = 2;
  }
}
