import { join } from 'node:path';
import { readSite } from '#repair/readSite.ts';
import type { Problem } from '#problems/Problem.ts';
import { printPretty } from '#problems/printPretty.ts';
import { launchBrowser } from '#verify/launchBrowser.ts';
import { joinCauses, printFindings } from '#verify/printFindings.ts';
import { printWeights } from '#verify/weights.ts';
import { verifySite } from '#verify/verifySite.ts';
import { findBrowser } from './findBrowser.ts';
import { printBrokenMedia } from './printBrokenMedia.ts';
import { type Command, readOptions } from './readOptions.ts';
import { thisMachine } from './machine.ts';
import { describeFailure, type Terminal } from './Terminal.ts';

const name = 'site.yaml';

const command = {
  call: 'npm run verify',
  about:
    'Decides whether site.yaml may go live: builds it and visits every page in a browser, without contacting any other host.',
  options: {
    root: { takes: 'DIR', about: 'The folder of site.yaml and media/; without it, here.' },
    release: { about: 'Refuses what is still a sample, too.' },
  },
  examples: ['npm run verify', 'npm run verify -- --root ../our-shop --release'],
} as const satisfies Command;

/**
 * Says whether the site of a folder may go live, and if not, why. Returns the exit code: 0 when it
 * may, 1 when it may not, 2 when the options or the command itself are wrong.
 */
export async function verifyRoot(argv: readonly string[], terminal: Terminal): Promise<number> {
  const options = readOptions(command, argv, terminal);
  if (typeof options === 'number') return options;
  const { root = '.', release = false } = options.options;
  const start = performance.now();
  const file = join(root, name);
  let source = '';
  try {
    const read = await readSite(file, { release });
    const { site, problems } = read;
    ({ source } = read);
    if (problems.length > 0) {
      terminal.out(`${printPretty(problems, { file, source, colour: terminal.colour })}\n`);
    }
    if (!site) {
      terminal.out(`${file} may not go live: it has errors, which come first.\n`);
      return 1;
    }
    const found = await findBrowser({ ...thisMachine, say: (line) => terminal.error(`${line}\n`) });
    if ('problem' in found) {
      terminal.error(`${found.problem}\n`);
      return 2;
    }
    const browser = await launchBrowser(found.path);
    const say = (line: string) => terminal.error(`${line}\n`);
    const { findings, weights } = await verifySite(
      { ...read, site },
      { root, browser, say },
    ).finally(() => browser.close());
    const seconds = Math.round((performance.now() - start) / 1000);
    if (findings.length > 0) {
      terminal.out(printFindings(findings, { file, source, colour: terminal.colour }));
      const count = joinCauses(findings, source).length;
      terminal.out(`\n${file} may not go live: ${count} to look at (${seconds} s).\n`);
      return 1;
    }
    terminal.out(`${printWeights(weights)}\n${file} may go live (${seconds} s).\n`);
    const samples = countSamples((await readSite(file, { release: true })).problems);
    if (samples > 0) {
      terminal.out(
        `Before launch, replace what is still a sample (${samples}): npm run check -- ${file} --release lists it.\n`,
      );
    }
    return 0;
  } catch (error) {
    const broken = printBrokenMedia(error, { file, source }, terminal.colour);
    if (broken !== undefined) {
      terminal.out(`${broken}\n${file} may not go live: it has errors, which come first.\n`);
      return 1;
    }
    terminal.error(`${file} could not be verified. ${describeFailure(error, terminal)}\n`);
    return 2;
  }
}

function countSamples(problems: readonly Problem[]): number {
  return problems.filter(({ code }) => code.startsWith('placeholder-')).length;
}
