// oxlint-disable-next-line import/no-unassigned-import -- it must come before any schema
import './withoutCompiledSchemas.ts';
import { checkFiles } from './checkFiles.ts';

/** The check as a command: arguments, terminal and exit code are those of this process. */
export async function check(): Promise<void> {
  const { stdout, stderr, env } = process;
  // A reader that has seen enough (`| head`) closes the pipe.
  stdout.on('error', () => process.exit());
  process.exitCode = await checkFiles(process.argv.slice(2), {
    out: (text) => stdout.write(text),
    error: (text) => stderr.write(text),
    colour: stdout.isTTY === true && env['NO_COLOR'] === undefined,
  });
}
