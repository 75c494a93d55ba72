import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Code } from '#problems/Problem.ts';
import { type Mutation, mutationsOf } from '#tests/mutations/mutationsOf.ts';
import { sampleOf } from '#tests/mutations/sampleOf.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { Ajv } from 'ajv';
import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { Bench } from './Bench.ts';

/** Codes that no schema can know: names and files that are declared elsewhere, and what references lead to. */
const beyondSchema: ReadonlySet<Code> = new Set<Code>([
  'unknown-reference',
  'unknown-formatter',
  'unknown-link',
  'unknown-page',
  'unknown-anchor',
  'unknown-section',
  'unknown-click',
  'missing-media',
  'misspelt-name',
  'duplicate-key',
]);
/** Of the faults that a schema can know, in per cent. */
const most = 3;

export const editor: Bench = {
  name: 'editor',
  about: 'errors of `check` that site.schema.json does not see, in per cent (100 of each kind)',
  run() {
    const { folder, source } = fixtureSite('specification');
    const fileSystem = fileSystemOf(folder);
    const schema = JSON.parse(readFileSync('schema/site.schema.json', 'utf8')) as object;
    const isValid = new Ajv({ strict: false, logger: false }).compile(schema);
    const all = mutationsOf(source);
    const kinds = [...new Set(all.map(({ kind }) => kind))].map((kind) => {
      const some = sampleOf(
        all.filter((mutation) => mutation.kind === kind),
        100,
      );
      return {
        kind,
        codes: some.map((mutation) => ({ code: errorOf(mutation), isSeen: isSeen(mutation) })),
      };
    });
    const row = (name: string, codes: (typeof kinds)[number]['codes']) => {
      const errors = codes.filter(({ code }) => code !== undefined);
      const known = errors.filter(({ code }) => code && !beyondSchema.has(code));
      const unseen = known.filter(({ isSeen: seen }) => !seen);
      const names = [...new Set(unseen.map(({ code }) => code))].join(', ');
      const share = known.length === 0 ? 0 : (100 * unseen.length) / known.length;
      return { share, cells: [name, errors.length, known.length, share.toFixed(1), names] };
    };
    const total = row(
      'all',
      kinds.flatMap(({ codes }) => codes),
    );
    return Promise.resolve({
      columns: ['kind', 'errors', 'knowable', 'unseen', 'codes'],
      rows: [...kinds.map(({ kind, codes }) => row(kind, codes).cells), total.cells],
      faults: total.share > most ? [`unseen: ${total.share.toFixed(1)} %`] : [],
    });

    function errorOf({ edit }: Mutation): Code | undefined {
      const { problems } = diagnoseSite(applyEdits(source, [edit]), fileSystem);
      return problems.find(({ severity }) => severity === 'error')?.code;
    }

    function isSeen({ edit }: Mutation): boolean {
      const document = parseDocument(applyEdits(source, [edit]), { logLevel: 'silent' });
      return document.errors.length > 0 || !isValid(document.toJS());
    }
  },
};
