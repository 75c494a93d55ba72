import { changedRuns } from '#edit/edits.ts';
import { inert } from '#problems/inert.ts';
import { createPaint } from '#problems/printPretty.ts';

/** Lines that are shown around a change. */
const around = 2;

/** What changes between two texts, line by line, as `diff -U2` shows it; nothing when they are the same. */
export function printDiff(before: string, after: string, colour: boolean): string {
  const paint = createPaint(colour);
  const [old = [], now = []] = [before, after].map((text) => text.split(/\r?\n/).map(inert));
  const lines: string[] = [];
  let end = 0;
  const show = (until: number) => {
    for (const line of old.slice(end, until)) lines.push(` ${line}`.trimEnd());
    end = Math.max(end, until);
  };
  const changes = changedRuns(old, now);
  for (const [index, { from, to }] of changes.entries()) {
    const [start, last] = from;
    if (index === 0 || start - around > end) {
      end = Math.max(end, start - around);
      lines.push(paint.quiet(`@@ line ${end + 1} @@`));
    }
    show(start);
    lines.push(...old.slice(start, last).map((line) => paint.error(`-${line}`)));
    lines.push(...now.slice(...to).map((line) => paint.hint(`+${line}`)));
    end = last;
    show(Math.min(end + around, changes[index + 1]?.from[0] ?? old.length));
  }
  return lines.map((line) => `${line}\n`).join('');
}
