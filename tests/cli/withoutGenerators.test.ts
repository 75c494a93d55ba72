import { print } from '#cli/formats.ts';
import { readSite } from '#load/readSite.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A site, broken off at many places: in a key, a text in quotes, a list in brackets, a block … */
function brokenOff(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-broken-off-'));
  const { source: whole } = fixtureSite('specification');
  return Array.from({ length: 24 }, (_, index) => {
    const file = join(folder, `${index}.yaml`);
    writeFileSync(file, whole.slice(0, Math.round((whole.length / 24) * index)));
    return file;
  });
}

test('the compiled check, which reads YAML without generators, says the same of every file', async () => {
  const faults = readdirSync('tests/problems').filter((name) => name.endsWith('.yaml'));
  const files = [...faults.map((name) => join('tests/problems', name)), ...brokenOff()];
  const { stdout } = spawnSync(
    process.execPath,
    ['src/cli/check.js', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  const sites = await Promise.all(files.map((file) => readSite(file)));
  expect(JSON.parse(stdout)).toEqual(JSON.parse(print('json', sites, false)));
  expect(JSON.parse(stdout).length).toBeGreaterThan(faults.length);
}, 120_000);
