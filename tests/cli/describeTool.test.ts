import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeTool } from '#cli/formats.ts';
import manifest from '../../package.json' with { type: 'json' };

test('has the version of package.json, and the folder with a page for each code', () => {
  const { version, pages } = describeTool({});
  expect(version).toBe(manifest.version);
  expect(readFileSync(new URL(`${pages}/unknown-key.md`), 'utf8')).toMatch(/^# unknown-key$/m);
});

test('has the page of the repository in a workflow of GitHub', () => {
  const env = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'shop/site',
    GITHUB_SHA: 'abc123',
  };
  expect(describeTool(env).pages).toBe(
    'https://github.com/shop/site/blob/abc123/src/problems/pages',
  );
});
