import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { platform } from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { rootOption } from '#cli/commandLine.ts';
import { inertTerminal } from '#cli/inertTerminal.ts';
import { main } from '#cli/main.ts';
import { printDiff } from '#cli/printDiff.ts';
import { inertJson, inertLines } from '#problems/inert.ts';
import { printSarif } from '#problems/printSarif.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { runCommand } from './runCommand.ts';

const top = mkdtempSync(join(tmpdir(), 'fascia-inert-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));
// Windows has no such names.
const name =
  platform === 'win32' ? '##[error]x\u202Eshop' : '::error::x\u001B[31m\u009B8m\u202Eshop';
const folder = join(top, name);
mkdirSync(folder);
const site = copyFixture('small', folder);
// As YAML writes them in quotes, so that the file itself holds no such character.
const hostile = String.raw`\e[2J\x9b8m\u202e ::error::y ##[error]z`;

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const acting = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;
const command = /^\s*::|##\[/m;

describe('nothing of a site acts on a terminal, nor on a build service', () => {
  test.each([
    ['check'],
    ['check', '--format', 'json'],
    ['check', '--format', 'sarif'],
    ['check', '--fix'],
    ['migrate'],
    ['events'],
    ['events', '--format', 'json'],
    ['build'],
    ['verify'],
    ['preview'],
    ['start', '--host', '192.0.2.1'],
  ])('by %s %s %s', async (...argv) => {
    for (const [from, to] of [
      ['homeLabel: ', `homeLabel: "${hostile}" #`],
      ['to: form', `to: "${hostile}"`],
      ['currency: GBP', `"${hostile}": GBP`],
    ] as const) {
      site.write(site.source.replace(from, to));
      const { out, error } = await runCommand((terminal) =>
        main([...argv, '--root', folder], terminal),
      );
      expect(out + error).not.toMatch(acting);
      expect(out + error).not.toMatch(command);
    }
  });

  test('by new', async () => {
    for (const operands of [[folder], [top, '--from', hostile], [join(top, 'new'), '\u001B[2J']]) {
      const { out, error } = await runCommand((terminal) => main(['new', ...operands], terminal));
      expect(out + error).not.toMatch(acting);
      expect(out + error).not.toMatch(command);
    }
  });

  test('in annotations for GitHub, each of which is one line that we have begun', async () => {
    site.write(site.source.replace('to: form', `to: "${hostile}\\n::error::own"`));
    const { out } = await runCommand((terminal) =>
      main(['check', '--format', 'github', '--root', folder], terminal),
    );
    expect(out).not.toMatch(acting);
    for (const line of out.trimEnd().split('\n'))
      expect(line).toMatch(/^::(?:error|warning) file=/);
  });

  test('in the lines of a change, nor over a line that stands there', () => {
    const shown: string[] = [];
    const live = { colour: true, isLive: true, error: () => {} };
    const { out } = inertTerminal({ ...live, out: (text) => shown.push(text) });
    out(printDiff('a\n', 'a\r\u001B[Kgone \u001B[31mred\n', true));
    expect(shown.join('')).toContain('a\uFFFD\uFFFD[Kgone \uFFFD[31mred');
  });

  test('while our own colours still show', () => {
    let shown = '';
    const { out } = inertTerminal({
      out: (text) => (shown += text),
      error: () => {},
      colour: true,
    });
    out('\u001B[1;31merror\u001B[0m \u001B[8mhidden\u001B[5m');
    expect(shown).toBe('\u001B[1;31merror\u001B[0m \uFFFD[8mhidden\uFFFD[5m');
  });
});

test('what a build service takes for a command is none any more', () => {
  expect(inertLines('a\n  ::set-env::b\n::c\nd ::e ##[f] ##vso[g]')).toBe(
    'a\n  : :set-env::b\n: :c\nd ::e ## [f] ## vso[g]',
  );
});

test('JSON stays the same data', () => {
  const data = { text: 'a\u009B\u202E ##[b] ::c\u0007' };
  expect(inertJson(data)).not.toMatch(acting);
  expect(JSON.parse(inertJson(data))).toEqual(data);
});

test('a message in SARIF holds no link of a site', () => {
  const message = 'See [here](https://evil.example).';
  const problem = {
    code: 'unknown-key',
    severity: 'error',
    start: 0,
    end: 1,
    path: [],
    message,
  } as const;
  const files = [{ file: 'site.yaml', source: 'a', problems: [{ ...problem, path: [] }] }];
  const log = printSarif(files, { version: '1', pages: '', summaryOf: () => '' });
  expect(JSON.parse(log).runs[0].results[0].message.text).toBe(
    String.raw`See \[here\](https://evil.example).`,
  );
});

test('a folder in a command to copy runs nothing in a shell', () => {
  expect(rootOption('a $(b) `c`')).toBe("--root 'a $(b) `c`'");
});
