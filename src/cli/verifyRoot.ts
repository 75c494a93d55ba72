import { join } from 'node:path';
import { readSite } from '#repair/readSite.ts';
import { launchBrowser } from '#verify/openVisit.ts';
import { findingProblems } from '#verify/Finding.ts';
import { verifySite } from '#verify/verifySite.ts';
import { printWeights } from '#verify/weights.ts';
import { commandLine, rootOption } from './commandLine.ts';
import type { OptionsOf } from './commands.ts';
import { findBrowser } from './findBrowser.ts';
import { printProblems } from './formats.ts';
import { thisMachine } from './machine.ts';
import { refuse, type Terminal } from './Terminal.ts';
import { withSite } from './withSite.ts';

/**
 * Says whether the site of a folder may go live, and if not, why. Returns the exit code: 0 when it
 * may, 1 when it may not, 2 without a browser.
 */
export async function verifyRoot(
  { root = '', release }: OptionsOf<'verify'>,
  terminal: Terminal,
): Promise<number> {
  const start = performance.now();
  const file = join(root, 'site.yaml');
  const say = (line: string) => terminal.error(`${line}\n`);
  const onErrors = () =>
    terminal.out(`${file} may not go live: it has errors, which come first.\n`);
  return withSite({ file, options: { release }, terminal, onErrors }, async (read) => {
    const found = await findBrowser({ ...thisMachine, say });
    if ('problem' in found) return refuse(terminal, found.problem);
    const browser = await launchBrowser(found.path);
    const verifying = verifySite(read, { root, browser, say });
    const { findings, weights, schema } = await verifying.finally(() => browser.close());
    const seconds = Math.round((performance.now() - start) / 1000);
    if (findings.length > 0) {
      const problems = findingProblems(findings, read.sources, schema);
      terminal.out(printProblems({ file, source: read.source, problems }, terminal.colour));
      terminal.out(`${file} may not go live: ${problems.length} to look at (${seconds} s).\n`);
      return 1;
    }
    terminal.out(`${printWeights(weights)}\n${file} may go live (${seconds} s).\n`);
    const { problems } = await readSite(file, { release: true });
    const samples = problems.filter(({ code }) => code.startsWith('placeholder-')).length;
    if (samples > 0) {
      terminal.out(
        `Before launch, replace what is still a sample (${samples}): ${commandLine('check', `${rootOption(root)} --release`.trim())} lists it.\n`,
      );
    }
    return 0;
  });
}
