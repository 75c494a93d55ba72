import process from 'node:process';

/** `npm run build`: checks site.yaml and builds it into dist/. `--release` refuses placeholders. */
// React and Emotion choose their version when they are loaded, and production is 2 to 13 times
// faster, so this stands before everything that loads them.
process.env['NODE_ENV'] = 'production';
const { buildDist } = await import('./buildDist.ts');

const [option, ...more] = process.argv.slice(2);
if (more.length > 0 || (option !== undefined && option !== '--release')) {
  process.stderr.write('build takes one option: npm run build -- --release\n');
  process.exitCode = 2;
} else {
  const terminal = {
    out: (text: string) => process.stdout.write(text),
    error: (text: string) => process.stderr.write(text),
    colour: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
    isDebugging: process.env['DEBUG'] !== undefined,
  };
  process.exitCode = await buildDist(process.cwd(), terminal, { release: option === '--release' });
}
