import { terminal } from './Terminal.ts';

/** `npm run verify`: decides whether site.yaml may go live. `--root DIR` names the folder that holds it. */
// React and Emotion choose their version when they are loaded, so this is set before they are.
process.env['NODE_ENV'] = 'production';
const { verifyRoot } = await import('./verifyRoot.ts');

process.exitCode = await verifyRoot(process.argv.slice(2), terminal);
