import { readFileSync } from 'node:fs';

/** A script of this folder, as its host would send it. */
export function readScript(name: string): { type: string; body: string } {
  const body = readFileSync(new URL(name, import.meta.url), 'utf8');
  return { type: 'text/javascript; charset=utf-8', body };
}
