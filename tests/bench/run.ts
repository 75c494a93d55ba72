import { benches } from './benches.ts';
import { printTable } from './printTable.ts';

/**
 * `npm run bench`: measures what is promised, and prints it. `npm run bench -- NAME` runs some of it.
 * Exits with 1 when a promise is broken, with 2 for a name that is none.
 */
const names = process.argv.slice(2);
const unknown = names.find((name) => !benches.some((bench) => bench.name === name));
if (unknown === undefined) {
  const wanted = benches.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const { name, about, run } of wanted) {
    process.stdout.write(`${name}: ${about}\n\n`);
    const table = await run();
    process.stdout.write(`${printTable(table)}\n`);
    if (table.faults.length > 0) process.exitCode = 1;
  }
} else {
  const known = benches.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no bench "${unknown}". The benches are ${known}.\n`);
  process.exitCode = 2;
}
