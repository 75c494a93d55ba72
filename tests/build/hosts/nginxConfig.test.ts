import { expect, test } from 'vitest';
import { nginxConfig } from '#build/hosts/nginxConfig.ts';
import { sampleConfig } from './sampleConfig.ts';

test.each([
  ['/join', false],
  [`/${'店'.repeat(15)}`, true],
  [`/${'shop-'.repeat(9)}`, true],
])('has tables for the bytes of the names: %s', (path, isLarger) => {
  const config = sampleConfig();
  const [page] = config.pages;
  const pages = page ? [{ ...page, path, file: `${path.slice(1)}.html` }] : [];
  expect(/map_hash_bucket_size/.test(nginxConfig({ ...config, pages }))).toBe(isLarger);
});
