import { changedRuns } from '#edit/edits.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import type { FileSystem } from '#load/fileSystemOf.ts';
import { parse } from 'yaml';
import type { HandSlip } from './handSlips.ts';

/** What `--fix` makes of a slip. */
export const outcomes = ['healed', 'fixed', 'offered', 'explained', 'silent', 'harmed'] as const;
export type Outcome = (typeof outcomes)[number];

/** Lets `--fix` have a text with a slip, and says what came of it. This knows nothing of how fixes are judged. */
export function judgeSlip(
  { meant, written, stays }: HandSlip,
  original: string,
  fileSystem: FileSystem,
): { outcome: Outcome; before: string; after: string } {
  const before = original.replace(meant, () => written);
  if (before === original) throw new Error(`The site does not hold: ${meant}`);
  const validate = (source: string) => ({ source, ...diagnoseSite(source, fileSystem) });
  const { problems } = validate(before);
  const { text: after } = applyFixes({ file: 'site.yaml', source: before, problems }, validate);
  const outcome = (): Outcome => {
    if (after === original && !stays) return 'healed';
    if (after !== before)
      return stays || isHarmed({ original, before, after }, { meant, written })
        ? 'harmed'
        : 'fixed';
    if (problems.length === 0) return 'silent';
    return problems.some(({ fix }) => fix) ? 'offered' : 'explained';
  };
  return { outcome: outcome(), before, after };
}

type Texts = Readonly<Record<'original' | 'before' | 'after', string>>;

function isHarmed(
  { original, before, after }: Texts,
  { meant, written }: Pick<HandSlip, 'meant' | 'written'>,
): boolean {
  // Every word, and every mark that is none of YAML or of a reference, in their order of frequency.
  if (signature(before) !== signature(after)) return true;
  if (count(after, ':') < count(before, ':')) return true;
  if (linesBetween(before, after) > linesBetween(before, original) + 1) return true;
  const [was, is] = [textsIn(original), textsIn(after)];
  if (!was || !is) return false;
  const isSeen = (text: string) => /^["'“”„‘].*["'“”’]$/.test(text) && !was.has(text);
  // A text of the slip itself counts where it is in quotes, or alone on its line.
  const isWhole = (text: string) =>
    written.split(text).some((part, index, parts) => {
      const next = parts[index + 1];
      return (
        next !== undefined &&
        /(?:["'“”„‘]|^\s*-?\s*|\n\s*-?\s*)$/.test(part) &&
        /^(?:["'”“’]|\n|$)/.test(next)
      );
    });
  const isLost = (text: string) =>
    !is.has(text) && before.includes(text) && (!meant.includes(text) || isWhole(text));
  return [...is].some(isSeen) || [...was].some(isLost);
}

/** The words of a text with their marks, sorted: what may be anywhere, but not gone, cut or joined. */
function signature(text: string): string {
  const words = text.match(/[\p{L}\p{N}_]+|[!?%@#+=*/&.]/gu) ?? [];
  return words.toSorted().join(' ');
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}

function linesBetween(one: string, other: string): number {
  return changedRuns(one.split('\n'), other.split('\n')).reduce(
    (sum, { from, to }) => sum + Math.max(from[1] - from[0], to[1] - to[0]),
    0,
  );
}

/** The texts of a file, if it can be read. */
function textsIn(source: string): Set<string> | undefined {
  const texts = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value) for (const part of Object.values(value)) add(part);
  };
  try {
    add(parse(source, { merge: true, logLevel: 'error' }));
    return texts;
  } catch {
    return undefined;
  }
}
