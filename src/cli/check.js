// oxlint-disable-next-line import/no-unassigned-import -- it does its work when it is loaded
import './install.js';
import { loadCompiled } from './loadCompiled.js';

/** `npm run check`: what install.js does for every command, then src/cli/check.ts, in one process. */
try {
  const { check } = await loadCompiled('src/cli/check.ts');
  await check();
} catch (error) {
  const reason = (process.env.DEBUG !== undefined && error.stack) || error.message;
  process.stderr.write(`The check itself failed. ${reason}\n`);
  process.exitCode = 2;
}
