import type { Command, Option } from './readOptions.ts';

/** The help of a command: what it does, its options, and examples. */
export function describeCommand({ call, about, operands, options, examples }: Command): string {
  const rows = [
    ...Object.entries(options).map(([name, option]) => [
      `--${name}${valueOf(option)}`,
      option.about,
    ]),
    ['--help', 'Shows this.'],
  ];
  const width = Math.max(...rows.map(([option = '']) => option.length));
  return [
    about,
    '',
    `${call} -- ${operands === undefined ? '' : `[${operands}] `}[OPTION…]`,
    '',
    ...rows.map(([option = '', text = '']) => `  ${option.padEnd(width)}  ${text}`),
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}

function valueOf({ takes }: Option): string {
  if (takes === undefined) return '';
  if (typeof takes === 'string') return ` ${takes}`;
  return 'most' in takes ? ' N' : ` ${takes.join('|')}`;
}
