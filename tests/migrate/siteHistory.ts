import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'history');

/**
 * Every state that the shipped site.yaml was in while the format had versions 1 and 2, the oldest first: the first as
 * it was, each other as its difference from the one before (`diff -U0`).
 */
export const states: readonly { name: string; source: string }[] = readdirSync(folder)
  .toSorted()
  .reduce<{ name: string; source: string }[]>((before, file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const last = before.at(-1)?.source;
    const source = last === undefined ? text : applyPatch(last, text);
    return [...before, { name: file.replace(/\..*/, ''), source }];
  }, []);

/** The text after a difference without lines around it. Throws when the two do not fit. */
function applyPatch(text: string, patch: string): string {
  const rows = text.split('\n');
  const result: string[] = [];
  let at = 0;
  for (const hunk of patch.split(/^(?=@@ )/m)) {
    const [head = '', ...lines] = hunk.trimEnd().split('\n');
    const [, start = '', count = '1'] = /^@@ -(\d+)(?:,(\d+))?/.exec(head) ?? [];
    const from = Number(start) - (count === '0' ? 0 : 1);
    const ofSign = (sign: string) =>
      lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
    const removed = ofSign('-');
    const found = rows.slice(from, from + Number(count));
    if (found.join('\n') !== removed.join('\n')) throw new Error(`${head} does not fit.`);
    result.push(...rows.slice(at, from), ...ofSign('+'));
    at = from + Number(count);
  }
  return [...result, ...rows.slice(at)].join('\n');
}
