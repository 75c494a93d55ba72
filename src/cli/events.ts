import { showEvents } from './showEvents.ts';
import { terminal } from './Terminal.ts';

/** `npm run events`: which visit and which click sends which event. */
process.exitCode = await showEvents(process.cwd(), process.argv.slice(2), terminal);
