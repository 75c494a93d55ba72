import { type Command, readOptions } from './readOptions.ts';
import { terminal } from './Terminal.ts';

const command = {
  call: 'npm run build',
  about: 'Checks site.yaml and builds it into dist/. A failure leaves the last one alone.',
  options: { release: { about: 'Refuses what is still a sample.' } },
  examples: ['npm run build', 'npm run build -- --release'],
} as const satisfies Command;

/** `npm run build`: checks site.yaml and builds it into dist/. */
const read = readOptions(command, process.argv.slice(2), terminal);
if (typeof read === 'number') {
  process.exitCode = read;
} else {
  // React and Emotion choose their version when they are loaded, and production is 2 to 13 times
  // faster, so this is set before anything loads them.
  process.env['NODE_ENV'] = 'production';
  const { buildDist } = await import('./buildDist.ts');
  process.exitCode = await buildDist(process.cwd(), terminal, read.options);
}
