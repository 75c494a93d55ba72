import { rm } from 'node:fs/promises';
import { findBrowser, findWholeBrowser } from '#cli/findBrowser.ts';
import { thisMachine } from '#cli/machine.ts';
import { cloneWithAutocrlf } from './cloneWithAutocrlf.ts';
import { findEngines, missingEngines } from './findEngines.ts';
import { findServers, serverNames } from './findServers.ts';
import { findWine } from './findWine.ts';
import { describe, printSummary, type Result } from './printSummary.ts';
import { type Outcome, runStep, type Step } from './runStep.ts';

// The scripts themselves: their links under `.bin` cannot be started on Windows without a shell.
const runTests = ['node_modules/vitest/vitest.mjs', 'run', '--project'];

const { stdout, env } = process;
const isGate = (env['CI'] ?? '') !== '';

const withoutWine =
  'There is no Wine here, so nothing was tried under Windows. Install wine, wine64 and gcc-mingw-w64-x86-64-win32 to have that tried, too.';
const withoutWhole =
  'There is no Chromium here but a headless shell, so back and forward, printing and PDF were not tried. Install Chromium or Chrome to have that tried, too.';
const withoutClone =
  'Git made no clone of this folder, so the unit tests did not run on one with core.autocrlf, but here. Install Git to have that tried, too.';

/** The oldest versions of Node that may run a site, and a newer one. The unit tests run on the first. */
const [oldest, middle, newest] = ['20.19.0', '22.12.0', '24'] as const;
const unit = { node: [...runTests, 'unit'], hasTests: true } as const;

/** On the version between, for which no unit tests run. */
const oneBuild: Step = {
  name: `build-${middle}`,
  version: middle,
  node: ['src/cli/fascia.js', 'build', '--root', 'tests/sites/small', '--out', '.fascia/builds'],
};

/** One turn after the other, and the steps of a turn beside each other, since some wait more than they work. */
const turns: readonly (readonly Step[])[] = [
  [
    { name: 'format', node: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
    { name: 'lint', node: ['node_modules/oxlint/bin/oxlint', '--deny-warnings'] },
    { name: 'types', node: ['node_modules/typescript/bin/tsc', '-p', '.', '--pretty'] },
    { name: 'build', node: ['--import', 'tsx', 'tests/sites/build.ts'] },
    { name: 'unit', ...unit },
    // In place of it, with CI set; in a clone such as people have who work on Windows.
    { name: `unit-${oldest}-autocrlf`, version: oldest, folder: '.fascia/autocrlf', ...unit },
  ],
  [
    { name: 'hosts', node: [...runTests, 'hosts'], hasTests: true, needs: 'build' },
    { name: 'editor', node: [...runTests, 'editor'], hasTests: true },
    { name: 'package', node: [...runTests, 'package'], hasTests: true },
    { name: 'windows', node: [...runTests, 'windows'], hasTests: true },
  ],
  // The engines wait half of the time.
  [
    { name: 'endToEnd', node: [...runTests, 'endToEnd'], hasTests: true, needs: 'build' },
    { name: 'engines', node: [...runTests, 'engines'], hasTests: true, needs: 'build' },
  ],
  // More browsers beside each other would all wait for each other.
  [
    // The renderer is right: is the operator's site.yaml? All of the program takes part in the answer.
    {
      name: 'verify',
      node: ['src/cli/fascia.js', 'verify'],
      ...(isGate && { version: newest }),
    },
    { name: 'wholeBrowser', node: [...runTests, 'wholeBrowser'], hasTests: true, needs: 'build' },
    oneBuild,
  ],
];

/**
 * `npm test`: every step, on other versions of Node only with CI set; or the steps that are named
 * (`npm test -- lint unit`). A failure does not stop the steps that do not depend on it, so that one run shows
 * all. Exits with 0 when all is well, with 1 when something failed, with 2 for a name that is no step.
 */
const names = process.argv.slice(2);
const known = turns.flat().map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
const isWanted = ({ name, version }: Pick<Step, 'name' | 'version'>) =>
  names.length > 0 ? names.includes(name) : isGate ? name !== 'unit' : version === undefined;
if (unknown === undefined) process.exitCode = await runTurns();
else {
  process.stderr.write(`There is no step “${unknown}”. The steps are ${known.join(', ')}.\n`);
  process.exitCode = 2;
}

async function runTurns(): Promise<number> {
  const wanted = turns.map((steps) => steps.filter(isWanted)).filter((steps) => steps.length > 0);
  const tools = findTools(wanted.flat());
  // Questions come first: nobody waits beside the steps to answer one. Continuous integration is asked none.
  if (!isGate) await tools;
  const results: Result[] = [];
  for (const turn of wanted) {
    stdout.write(`${turn.map(({ name }) => name).join(', ')} …\n`);
    const running = turn.map(async (step) => {
      const start = performance.now();
      const missing = results.find((one) => one.name === step.needs && hasFailed(one))?.name;
      const none = { passed: 0, failed: 0, skipped: 0, output: '' };
      const outcome: Outcome = missing === undefined ? await run(step, tools) : none;
      const seconds = (performance.now() - start) / 1000;
      const result = { ...outcome, name: step.name, seconds, missing };
      stdout.write(`  ${step.name}: ${describe(result)} (${seconds.toFixed(1)} s)\n`);
      if (outcome.failed > 0) stdout.write(`\n${outcome.output}\n\n`);
      for (const one of outcome.retried ?? []) stdout.write(`\nOnly at the second try: ${one}\n\n`);
      return result;
    });
    results.push(...(await Promise.all(running)));
  }
  stdout.write(printSummary(results));
  return results.some(hasFailed) ? 1 : 0;
}

/** What is on this machine for the steps; what they lack is installed, where it may be. */
async function findTools(steps: readonly Step[]) {
  const needs = (...wanted: string[]) => steps.some(({ name }) => wanted.includes(name));
  return {
    browser: needs('endToEnd', 'wholeBrowser', 'verify')
      ? await findBrowser(thisMachine)
      : { problem: '' },
    servers: needs('hosts') ? await findServers(thisMachine) : {},
    hasWine: needs('windows') && (await findWine(thisMachine)),
    engines: needs('engines') ? await findEngines(thisMachine) : {},
    whole: findWholeBrowser(thisMachine),
  };
}

/** Most steps need nothing but Node, and do not wait for the tools. */
async function run(step: Step, tools: ReturnType<typeof findTools>): Promise<Outcome> {
  const inBrowser = (path: string) => runStep(step, { ...environment(), CHROMIUM: path });
  if (step.folder !== undefined) return runInClone(step, step.folder);
  switch (step.name) {
    case 'hosts': {
      const { servers } = await tools;
      return runWithout(
        step,
        serverNames.filter((name) => servers[name] === undefined),
      );
    }
    case 'engines':
      return runWithout(step, missingEngines((await tools).engines));
    case 'windows':
      return (await tools).hasWine ? runStep(step, environment()) : skip(withoutWine);
    case 'wholeBrowser': {
      const { whole } = await tools;
      return whole === undefined ? skip(withoutWhole) : inBrowser(whole);
    }
    case 'endToEnd':
    case 'verify': {
      const { browser } = await tools;
      return 'path' in browser
        ? inBrowser(browser.path)
        : { passed: 0, failed: 1, skipped: 0, output: browser.problem };
    }
    default:
      return runStep(step, environment());
  }
}

/** Where no clone can be made, the tests of the step run here. */
async function runInClone(step: Step, folder: string): Promise<Outcome> {
  const hasClone = await cloneWithAutocrlf(thisMachine, { project: '.', folder });
  if (!hasClone) stdout.write(`${withoutClone}\n`);
  const outcome = await runStep({ ...step, folder: hasClone ? folder : '.' }, environment());
  await rm(folder, { recursive: true, force: true });
  return outcome;
}

/** Without a server or an engine, its tests are skipped; a continuous integration must have them all. */
async function runWithout(step: Step, missing: readonly string[]): Promise<Outcome> {
  const outcome = await runStep(step, environment());
  if (missing.length === 0) return outcome;
  const problem = `There is no ${missing.join(', ')} here, so the step ${step.name} did not try everything. Install it to have that tried, too.`;
  if (isGate) {
    return { ...outcome, failed: outcome.failed + 1, output: `${outcome.output}\n${problem}` };
  }
  stdout.write(`${problem}\n`);
  return outcome;
}

/** The tests of a step without what they need; a continuous integration must have them all. */
function skip(output: string): Outcome {
  if (!isGate) stdout.write(`${output}\n`);
  return { passed: 0, failed: Number(isGate), skipped: Number(!isGate), output };
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
