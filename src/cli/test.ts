import { findBrowser, type FoundBrowser } from './findBrowser.ts';
import { findServers, type FoundServers, serverNames } from './findServers.ts';
import { describe, printSummary, type Result } from './printSummary.ts';
import { thisMachine } from './machine.ts';
import { runStep } from './runStep.ts';
import { type Outcome, type Step, turns } from './steps.ts';

/**
 * `npm test`: every step of `steps.ts`, or those that are named (`npm test -- lint unit`). A failure
 * does not stop the steps that do not depend on it, so that one run shows all. Exits with 0 when all
 * is well, with 1 when something failed, with 2 for a name that is no step.
 */
const names = process.argv.slice(2);
const steps = turns.flat();
const unknown = names.find((name) => !steps.some((step) => step.name === name));
if (unknown === undefined) {
  const wanted = turns.map((turn) =>
    turn.filter(({ name }) => names.length === 0 || names.includes(name)),
  );
  process.exitCode = await runTurns(wanted.filter(({ length }) => length > 0));
} else {
  const known = steps.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no step “${unknown}”. The steps are ${known}.\n`);
  process.exitCode = 2;
}

async function runTurns(wanted: readonly (readonly Step[])[]): Promise<number> {
  const results: Result[] = [];
  // Questions come first: nobody waits beside the steps to answer one.
  const tools = await findTools(wanted.flat());
  for (const turn of wanted) {
    process.stdout.write(`${turn.map(({ name }) => name).join(', ')} …\n`);
    const running = turn.map(async (step) => {
      const result = await runOne(step, results, tools);
      process.stdout.write(
        `  ${step.name}: ${describe(result)} (${result.seconds.toFixed(1)} s)\n`,
      );
      if ('outcome' in result && hasFailed(result)) {
        process.stdout.write(`\n${result.outcome.output}\n\n`);
      }
      return result;
    });
    results.push(...(await Promise.all(running)));
  }
  process.stdout.write(printSummary(results));
  return results.some(hasFailed) ? 1 : 0;
}

/** What the steps need beyond Node. */
type Tools = { browser: FoundBrowser; servers: FoundServers };

async function findTools(wanted: readonly Step[]): Promise<Tools> {
  const needs = (name: Step['name']) => wanted.some((step) => step.name === name);
  return {
    browser:
      needs('endToEnd') || needs('verify') ? await findBrowser(thisMachine) : { problem: '' },
    servers: needs('hosts') ? await findServers(thisMachine) : {},
  };
}

async function runOne(step: Step, earlier: readonly Result[], tools: Tools): Promise<Result> {
  const { name, needs } = step;
  const isStuck = earlier.some((result) => result.name === needs && hasFailed(result));
  if (needs !== undefined && isStuck) return { name, seconds: 0, missing: needs };
  const start = performance.now();
  const outcome = await run(step, tools);
  return { name, seconds: (performance.now() - start) / 1000, outcome };
}

function run(step: Step, { browser, servers }: Tools): Promise<Outcome> {
  if (step.name === 'endToEnd' || step.name === 'verify') return runInBrowser(step, browser);
  return step.name === 'hosts' ? runOnServers(step, servers) : runStep(step, environment());
}

async function runInBrowser(step: Step, browser: FoundBrowser): Promise<Outcome> {
  return 'path' in browser
    ? runStep(step, { ...environment(), CHROMIUM: browser.path })
    : { passed: 0, failed: 1, skipped: 0, output: browser.problem };
}

/** Without a server, its tests are skipped; a continuous integration must have them all. */
async function runOnServers(step: Step, found: FoundServers): Promise<Outcome> {
  const missing = serverNames.filter((name) => found[name] === undefined).join(', ');
  const outcome = await runStep(step, environment());
  if (missing === '') return outcome;
  const problem = `There is no ${missing} here, so what the build wrote for it was not tried. Install it to have that tried, too.`;
  const isGate = (process.env['CI'] ?? '') !== '';
  if (!isGate) process.stdout.write(`${problem}\n`);
  return isGate
    ? { ...outcome, failed: outcome.failed + 1, output: `${outcome.output}\n${problem}` }
    : outcome;
}

function hasFailed(result: Result): boolean {
  return 'missing' in result || result.outcome.failed > 0;
}

/** A `production` from outside would take React's test functions away. Colours are for people. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, FORCE_COLOR, ...rest } = process.env;
  const wantsColour = process.stdout.isTTY || FORCE_COLOR !== undefined;
  return wantsColour ? { FORCE_COLOR: '1', ...rest } : { ...rest, NO_COLOR: '1' };
}
