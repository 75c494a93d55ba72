import { createLocator } from './locate.ts';
import type { Problem } from './Problem.ts';

/** Where the problems come from, and whether the reader's terminal shows colours. */
export type Where = { file: string; source: string; colour: boolean };

/** More than this helps nobody. */
export const mostPrinted = 100;

/** The problems as people read them in a terminal: place, code, message, frame, hint. */
export function printPretty(problems: readonly Problem[], where: Where): string {
  const paint = createPaint(where.colour);
  const locate = createLocator(where.source);
  const parts = problems.slice(0, mostPrinted).map((problem) => {
    const { line, column, frame } = locate(problem);
    const severity = paint[problem.severity](problem.severity);
    return [
      `${paint.place(`${where.file}:${line}:${column}`)} ${severity} ${paint.quiet(problem.code)}`,
      `  ${problem.message}`,
      paint.frame(frame),
      ...(problem.hint === undefined ? [] : [`  ${paint.hint(problem.hint)}`]),
      ...(problem.related ?? []).map((other) => {
        const place = locate(other);
        return `  ${where.file}:${place.line}:${place.column} ${other.message}`;
      }),
    ].join('\n');
  });
  if (problems.length > mostPrinted) parts.push(`… and ${problems.length - mostPrinted} more.`);
  return parts.map((part) => `${part}\n`).join('\n');
}

function createPaint(colour: boolean) {
  const wrap = (code: string) => (text: string) =>
    colour ? `\u001B[${code}m${text}\u001B[0m` : text;
  return {
    place: wrap('1'),
    error: wrap('1;31'),
    warning: wrap('1;33'),
    hint: wrap('32'),
    quiet: wrap('2'),
    frame: wrap('36'),
  };
}
