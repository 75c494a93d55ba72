import { parseArgs } from 'node:util';
import { isFormat, type Format } from './formats.ts';

/** What `check` is asked to do. */
export type CheckOptions = {
  files: string[];
  format: Format;
  release: boolean;
  fix: boolean;
  /** More warnings than this make the check fail. */
  maxWarnings: number;
  /** The code whose page is to be shown instead. */
  explain: string | undefined;
};

export const usage =
  'npm run check -- [FILE…] [--format pretty|json|github|sarif] [--release] [--fix] [--max-warnings N] [--explain CODE]';

/** The options of the command line, or a sentence that says what is wrong with them. */
export function readCheckOptions(argv: readonly string[]): CheckOptions | string {
  let parsed;
  try {
    parsed = parse(argv);
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
  const { values, positionals } = parsed;
  const { format, explain, release = false, fix = false } = values;
  const maxWarnings = values['max-warnings'];
  if (!isFormat(format)) return `There is no format "${format}".`;
  if (maxWarnings !== undefined && !/^\d{1,9}$/.test(maxWarnings)) {
    return `--max-warnings needs a whole number, not "${maxWarnings}".`;
  }
  return {
    files: positionals.length > 0 ? [...new Set(positionals)] : ['site.yaml'],
    format,
    release,
    fix,
    maxWarnings: maxWarnings === undefined ? Infinity : Number(maxWarnings),
    explain,
  };
}

function parse(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'pretty' },
      fix: { type: 'boolean' },
      release: { type: 'boolean' },
      'max-warnings': { type: 'string' },
      explain: { type: 'string' },
    },
  });
}
