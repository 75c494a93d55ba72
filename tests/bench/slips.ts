import { fileSystemOf } from '#load/fileSystemOf.ts';
import { tryMutation, type Verdict } from '#tests/mutations/tryMutation.ts';
import { mutationsOf } from '#tests/mutations/mutationsOf.ts';
import { sampleOf } from '#tests/mutations/sampleOf.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import type { Bench } from './Bench.ts';

const judged = [
  'isFound',
  'isAlone',
  'isInPlace',
  'isSuggested',
  'isPlain',
  'isOffered',
  'isRight',
  'isHealed',
] as const satisfies (keyof Verdict)[];

/** What must hold of all faults together, in per cent. */
const least: Partial<Record<keyof Verdict, number>> = {
  isFound: 100,
  isAlone: 98,
  isInPlace: 99,
  isSuggested: 97,
  isPlain: 99,
  isOffered: 80,
  isHealed: 95,
};

export const slips: Bench = {
  name: 'slips',
  about: 'faults put into a real site.yaml, in per cent (400 of each kind; RUNS=100000 for all)',
  async run() {
    const { folder, source } = fixtureSite('specification');
    const fileSystem = fileSystemOf(folder);
    const all = mutationsOf(source);
    const most = Number(process.env['RUNS'] ?? 400);
    const kinds = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
      const some = sampleOf(
        all.filter((mutation) => mutation.kind === kind),
        most,
      );
      return {
        kind,
        verdicts: some.map((mutation) => tryMutation(mutation, source, fileSystem)),
      };
    });
    const everything = kinds.flatMap(({ verdicts }) => verdicts);
    const share = (verdicts: readonly Verdict[], key: keyof Verdict) =>
      (100 * verdicts.filter((verdict) => verdict[key]).length) / verdicts.length;
    const row = (name: string, verdicts: readonly Verdict[]) => [
      name,
      verdicts.length,
      ...judged.map((key) => share(verdicts, key).toFixed(1)),
    ];
    return {
      columns: [
        'kind',
        'faults',
        'found',
        'once',
        'place',
        'word',
        'plain',
        'offered',
        'right',
        'healed',
      ],
      rows: [...kinds.map(({ kind, verdicts }) => row(kind, verdicts)), row('all', everything)],
      faults: judged
        .filter((key) => share(everything, key) < (least[key] ?? 0))
        .map((key) => `${key}: ${share(everything, key).toFixed(1)} %`),
    };
  },
};
