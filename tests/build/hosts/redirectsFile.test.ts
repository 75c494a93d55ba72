import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { redirectsFile } from '#build/hosts/headersFile.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { sampleConfig } from './sampleConfig.ts';

const text = redirectsFile(sampleConfig());

test('is understood by Netlify as it is meant, with and without a "/" at the end', async () => {
  const file = join(temporaryFolder(), '_redirects');
  writeFileSync(file, text);
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], minimal: true });
  expect(errors).toEqual([]);
  const form = 'https://forms.corner.example/qualify';
  expect(redirects.map(({ from, to, status }) => [from, to, status])).toEqual([
    ['/old', '/join', 301],
    ['/old/', '/join', 301],
    ['/Old.html', '/join#benefits', 302],
    ['/Old.html/', '/join#benefits', 302],
    ['/apply/now.php', form, 301],
    ['/apply/now.php/', form, 301],
  ]);
});

test('is empty without redirects', () => {
  expect(redirectsFile({ ...sampleConfig(), redirects: [] })).toBe('');
});
