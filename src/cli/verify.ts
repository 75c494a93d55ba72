import process from 'node:process';

/** `npm run verify`: decides whether site.yaml may go live. `--root DIR` names the folder that holds it. */
// React and Emotion choose their version when they are loaded, so this is set before they are.
process.env['NODE_ENV'] = 'production';
const { verifyRoot } = await import('./verifyRoot.ts');

process.exitCode = await verifyRoot(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined,
});
