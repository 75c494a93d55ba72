import { printDiff } from '#cli/printDiff.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import type { Bench } from './Bench.ts';
import { handSlips } from './handSlips.ts';
import { judgeSlip, type Outcome, outcomes } from './judgeSlip.ts';

/** How many were healed to the byte before nothing harmed: at least 85 in 100 of them must be. */
const healedBefore = 42;

export const slipsByHand: Bench = {
  name: 'slips',
  about: 'slips that people make, and what --fix makes of them (SHOW=harmed prints those)',
  async run() {
    const judged = handSlips.map((slip) => {
      const { folder, source } = fixtureSite(slip.site);
      return { ...slip, ...judgeSlip(slip, source, fileSystemOf(folder)) };
    });
    for (const { kind, outcome, before, after, site } of judged)
      if (outcome === process.env['SHOW'])
        process.stdout.write(`${kind}, ${site}:\n${printDiff(before, after, false)}\n`);
    const kinds = [...new Set(judged.map(({ kind }) => kind))];
    const row = (name: string, some: typeof judged) => {
      const of = (one: Outcome) => some.filter(({ outcome }) => outcome === one).length;
      return [name, some.length, ...outcomes.map(of)];
    };
    const all = row('all', judged);
    const [healed, harmed] = [all[2], all.at(-1)].map(Number);
    return {
      columns: ['kind', 'slips', ...outcomes],
      rows: [
        ...kinds.map((kind) =>
          row(
            kind,
            judged.filter((one) => one.kind === kind),
          ),
        ),
        all,
      ],
      faults: [
        ...(harmed ? [`harmed: ${harmed}`] : []),
        ...((healed ?? 0) < 0.85 * healedBefore ? [`healed: ${healed}`] : []),
      ],
    };
  },
};
