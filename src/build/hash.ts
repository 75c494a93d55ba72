import { createHash } from 'node:crypto';

/** A short name for content: different content has a different one. */
export function hash(...contents: readonly (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const content of contents) {
    // The length keeps ["ab", "c"] apart from ["a", "bc"].
    digest.update(`${content.length}:`).update(content);
  }
  return digest.digest('hex').slice(0, 10);
}
