import { findBrowser } from '#cli/findBrowser.ts';
import { thisMachine } from '#cli/machine.ts';
import { findServers, serverNames } from './findServers.ts';
import { describe, printSummary, type Result } from './printSummary.ts';
import { type Outcome, runStep, type Step } from './runStep.ts';

// The scripts themselves: their links under `.bin` cannot be started on Windows without a shell.
const runTests = ['node_modules/vitest/vitest.mjs', 'run', '--project'];

const { stdout, env } = process;
const isGate = (env['CI'] ?? '') !== '';

/** The oldest versions of Node that may run a site, and a newer one: the unit tests and a build run on each. */
const [oldest, ...newer] = ['20.19.0', '22.12.0', '24'] as const;
const unit = { node: [...runTests, 'unit'], hasTests: true } as const;
const oneBuild = ['src/cli/fascia.js', 'build', '--root', 'tests/sites/small', '--out'];
const buildOn = (version: string): Step => ({
  name: `build-${version}`,
  version,
  node: [...oneBuild, `.fascia/builds/${version}`],
});

/** One turn after the other, and the steps of a turn beside each other, since some wait more than they work. */
const turns: readonly (readonly Step[])[] = [
  [
    { name: 'format', node: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
    { name: 'lint', node: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
    { name: 'types', node: ['node_modules/typescript/bin/tsc', '-p', '.', '--pretty'] },
    { name: 'build', node: ['--import', 'tsx', 'tests/sites/build.ts'] },
  ],
  [{ name: 'unit', ...unit, ...(isGate && { version: oldest }) }],
  [
    { name: 'hosts', node: [...runTests, 'hosts'], hasTests: true, needs: 'build' },
    { name: 'editor', node: [...runTests, 'editor'], hasTests: true },
    { name: 'package', node: [...runTests, 'package'], hasTests: true },
    { name: 'endToEnd', node: [...runTests, 'endToEnd'], hasTests: true, needs: 'build' },
    // The renderer is right: is the operator's site.yaml?
    { name: 'verify', node: ['src/cli/fascia.js', 'verify'] },
  ],
  ...newer.map((version): Step[] => [{ name: `unit-${version}`, version, ...unit }]),
  [oldest, ...newer].map(buildOn),
];

/**
 * `npm test`: every step, but those of another version of Node only with CI set; or the steps that are named
 * (`npm test -- lint unit`). A failure does not stop the steps that do not depend on it, so that one run shows
 * all. Exits with 0 when all is well, with 1 when something failed, with 2 for a name that is no step.
 */
const names = process.argv.slice(2);
const known = turns.flat().map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
const isWanted = ({ name, version }: Pick<Step, 'name' | 'version'>) =>
  names.length === 0 ? version === undefined || isGate : names.includes(name);
if (unknown === undefined) process.exitCode = await runTurns();
else {
  process.stderr.write(`There is no step “${unknown}”. The steps are ${known.join(', ')}.\n`);
  process.exitCode = 2;
}

async function runTurns(): Promise<number> {
  // Questions come first: nobody waits beside the steps to answer one.
  const wanted = turns.map((steps) => steps.filter(isWanted)).filter((steps) => steps.length > 0);
  const needs = (...tools: string[]) => wanted.flat().some(({ name }) => tools.includes(name));
  const browser = needs('endToEnd', 'verify') ? await findBrowser(thisMachine) : { problem: '' };
  const servers = needs('hosts') ? await findServers(thisMachine) : {};
  const run = (step: Step): Promise<Outcome> => {
    if (step.name === 'hosts') {
      return runOnServers(
        step,
        serverNames.filter((name) => servers[name] === undefined).join(', '),
      );
    }
    if (step.name !== 'endToEnd' && step.name !== 'verify') return runStep(step, environment());
    return 'path' in browser
      ? runStep(step, { ...environment(), CHROMIUM: browser.path })
      : Promise.resolve({ passed: 0, failed: 1, skipped: 0, output: browser.problem });
  };
  const results: Result[] = [];
  for (const turn of wanted) {
    stdout.write(`${turn.map(({ name }) => name).join(', ')} …\n`);
    const running = turn.map(async (step) => {
      const start = performance.now();
      const missing = results.find((one) => one.name === step.needs && hasFailed(one))?.name;
      const none = { passed: 0, failed: 0, skipped: 0, output: '' };
      const outcome = missing === undefined ? await run(step) : none;
      const seconds = (performance.now() - start) / 1000;
      const result = { ...outcome, name: step.name, seconds, missing };
      stdout.write(`  ${step.name}: ${describe(result)} (${seconds.toFixed(1)} s)\n`);
      if (outcome.failed > 0) stdout.write(`\n${outcome.output}\n\n`);
      return result;
    });
    results.push(...(await Promise.all(running)));
  }
  stdout.write(printSummary(results));
  return results.some(hasFailed) ? 1 : 0;
}

/** Without a server, its tests are skipped; a continuous integration must have them all. */
async function runOnServers(step: Step, missing: string): Promise<Outcome> {
  const outcome = await runStep(step, environment());
  if (missing === '') return outcome;
  const problem = `There is no ${missing} here, so what the build wrote for it was not tried. Install it to have that tried, too.`;
  if (isGate) {
    return { ...outcome, failed: outcome.failed + 1, output: `${outcome.output}\n${problem}` };
  }
  stdout.write(`${problem}\n`);
  return outcome;
}

function hasFailed({ failed, missing }: Result): boolean {
  return failed > 0 || missing !== undefined;
}

/** A `production` from outside would take React's test functions away. Colours are for people. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, FORCE_COLOR, ...rest } = env;
  const wantsColour = stdout.isTTY || FORCE_COLOR !== undefined;
  return wantsColour ? { FORCE_COLOR: '1', ...rest } : { ...rest, NO_COLOR: '1' };
}
