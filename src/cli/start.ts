import { describeFailure } from './describeFailure.ts';
import { startPreview } from './startPreview.ts';

/** `npm start`: checks site.yaml and opens the live preview, until it is stopped. */
const { stdout, stderr, env } = process;
const isInteractive = stdout.isTTY === true && env['CI'] === undefined;
try {
  await startPreview(process.cwd(), {
    out: (text) => stdout.write(text),
    colour: stdout.isTTY === true && env['NO_COLOR'] === undefined,
    opensBrowser: isInteractive && env['BROWSER'] !== 'none',
  });
} catch (error) {
  const reason = describeFailure(error, env['DEBUG'] !== undefined);
  stderr.write(`The preview could not start. ${reason}\n`);
  process.exitCode = 2;
}
