import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * In `title: Deal # 1 now` YAML takes all from the # on for a comment. Told when what follows looks
 * like the rest of the text: a number, or a word that stands at the # without a space.
 */
export function lostTexts({ fields, source }: CheckContext): Problem[] {
  return fields.flatMap(({ scalar, path }) => {
    if (!scalar.isPlain || scalar.repeats) return [];
    const named = lostName(scalar.start, source);
    if (named) {
      const place = { ...named, path };
      const lost = source.slice(named.start, named.end);
      return createProblem('lost-text', { lost, whole: `${lost} ${scalar.written}` }, place);
    }
    // Most values end with their line, which is soon seen.
    if (!/[ \t]/.test(source.charAt(scalar.end))) return [];
    const rest = /^[ \t]+(#(?:[ \t]?\d|\p{L})[^\r\n]*)/u.exec(
      source.slice(scalar.end, scalar.end + 400),
    );
    if (!rest) return [];
    const lost = (rest[1] ?? '').trimEnd();
    const start = scalar.end + rest[0].indexOf('#');
    const whole = source.slice(scalar.start, start + lost.length);
    return createProblem('lost-text', { lost, whole }, { start, end: start + lost.length, path });
  });
}

/** `heading: &What you keep`, when nothing repeats a part of that name. */
function lostName(at: number, source: string): Range | undefined {
  const before = source.slice(Math.max(0, at - 100), at);
  const match = before.includes('&') ? /&([^\s&]+) +$/.exec(before) : undefined;
  if (!match || source.includes(`*${match[1]}`)) return undefined;
  const start = at - match[0].length;
  return { start, end: start + match[0].trimEnd().length };
}
