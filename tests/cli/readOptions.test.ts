import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import type { NamedCommand } from '#cli/Command.ts';
import { readOptions } from '#cli/readOptions.ts';

const command = {
  name: 'bake',
  about: 'Bakes bread.',
  operands: 'LOAF…',
  options: {
    crusty: { about: 'With a crust.' },
    format: { takes: ['round', 'long'], about: 'How it looks.' },
    'max-loaves': { takes: { most: 12 }, about: 'Bakes no more.' },
    flour: { takes: 'NAME', about: 'Takes this flour.' },
  },
  examples: ['--crusty rye'],
  failure: 'Nothing was baked.',
} as const satisfies NamedCommand;

function read(...argv: string[]) {
  let out = '';
  let error = '';
  const result = readOptions(command, argv, {
    out: (text) => (out += text),
    error: (text) => (error += text),
  });
  return { result, out, error };
}

test('gives every option its type, and what is no option as operands', () => {
  expect(read('rye', '--crusty', '--format=long', '--max-loaves', '3', 'spelt')).toEqual({
    result: {
      operands: ['rye', 'spelt'],
      options: { crusty: true, format: 'long', 'max-loaves': 3, flour: undefined },
    },
    out: '',
    error: '',
  });
  expect(read().result).toEqual({
    operands: [],
    options: { crusty: false, format: undefined, 'max-loaves': undefined, flour: undefined },
  });
});

test('knows the types of the options', () => {
  const { result } = read('--format', 'round');
  if (typeof result === 'number') throw new Error('Nothing was read.');
  const format: 'round' | 'long' | undefined = result.options.format;
  expect(format).toBe('round');
  // @ts-expect-error -- there is no such option
  expect(result.options.salt).toBeUndefined();
});

test.each([
  [['--crutsy'], 'There is no option --crutsy. Did you mean --crusty?'],
  [
    ['--salt'],
    'There is no option --salt. There are --crusty, --format, --max-loaves, --flour or --help.',
  ],
  [['--toString'], 'There is no option --toString.'],
  [['-x'], 'There is no option -x.'],
  [['--crusty=yes'], '--crusty takes no value.'],
  [['--format'], '--format takes round or long.'],
  [['--format', 'square'], '--format takes round or long, not "square".'],
  [['--max-loaves', '13'], '--max-loaves takes a whole number up to 12, not "13".'],
  [['--max-loaves', 'few'], '--max-loaves takes a whole number up to 12, not "few".'],
  [['--flour'], '--flour needs a value: --flour NAME.'],
])('refuses %j with 2', (argv, sentence) => {
  const { result, out, error } = read(...argv);
  expect([result, out]).toEqual([2, '']);
  expect(error).toContain(sentence);
  expect(error).toContain('\nAll options: npx fascia bake --help\n');
});

test('refuses operands where there are none', () => {
  const error = vi.fn();
  const { operands: _, ...plain } = command;
  expect(readOptions(plain, ['rye'], { out: vi.fn(), error })).toBe(2);
  expect(error.mock.calls.join()).toContain('There is nothing to do with "rye".');
});

test('says that npm has kept an option for itself', () => {
  vi.stubEnv('npm_lifecycle_event', 'bake');
  vi.stubEnv('npm_config_max_loaves', 'true');
  const { result, error } = read('3');
  vi.unstubAllEnvs();
  expect(result).toBe(2);
  expect(error).toContain('npm took --max-loaves for itself. Run npx fascia bake --max-loaves\n');
});

test('shows its help, whatever else is written', () => {
  const { result, out, error } = read('--salt', '--help');
  expect([result, error]).toEqual([0, '']);
  expect(out).toBe(`Bakes bread.

npx fascia bake [LOAF…] [OPTION…]

  --crusty             With a crust.
  --format round|long  How it looks.
  --max-loaves N       Bakes no more.
  --flour NAME         Takes this flour.
  --help               Shows this.

Examples:
  npx fascia bake --crusty rye
`);
});

test('a command reads its options so, before it does anything', () => {
  const args = ['src/cli/fascia.js', 'verify', '--hlep'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('There is no option --hlep. Did you mean --help?');
  expect(stderr).toContain('fascia verify --help');
});
