import type { Example } from '#problems/pages.ts';
import type { Code } from '#problems/Problem.ts';
import { wording } from '#problems/wording.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The example of every code, from the folder of the tested faults: FAULT.yaml as it is written wrong
 * (FAULT.txt where text cannot hold it), FAULT.out as it is told, FAULT.fixed without the fault.
 */
export function readExamples(folder: string): Partial<Record<Code, Example>> {
  const names = readdirSync(folder).toSorted();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const examples: Partial<Record<Code, Example>> = {};
  // `Object.keys` forgets that the keys are the codes.
  for (const code of Object.keys(wording) as Code[]) {
    const fixed = [`${code}.fixed`, ...names.filter((name) => name.startsWith(`${code}-`))].find(
      (name) => name.endsWith('.fixed') && names.includes(name),
    );
    const fault = fixed?.replace('.fixed', '');
    const bad = [`${fault}.yaml`, `${fault}.txt`].find((name) => names.includes(name));
    if (fixed !== undefined && bad !== undefined) {
      examples[code] = { bad: read(bad), output: read(`${fault}.out`), good: read(fixed) };
    }
  }
  return examples;
}
