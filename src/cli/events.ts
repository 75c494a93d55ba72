import process from 'node:process';
import { showEvents } from './showEvents.ts';

/** `npm run events`: which visit and which click sends which event. */
process.exitCode = await showEvents(process.cwd(), process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
});
