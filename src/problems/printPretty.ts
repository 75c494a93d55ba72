import { createEntries } from './Entry.ts';
import { inert } from './inert.ts';
import type { Problem } from './Problem.ts';

/** Where the problems come from, and whether the reader's terminal shows colours. */
type Where = { file: string; source: string; colour: boolean };

/** The problems as people read them in a terminal: place, code, message, frame, hint. */
export function printPretty(problems: readonly Problem[], { file, source, colour }: Where): string {
  const paint = createPaint(colour);
  return createEntries({ file, source, problems })
    .map((entry) => {
      const { line, column, frame, code, message, hint, related = [] } = entry;
      const severity = paint[entry.severity](entry.severity);
      const parts = [
        `${paint.heading(`${inert(entry.file)}:${line}:${column}`)} ${severity} ${paint.quiet(code)}`,
        `  ${message}`,
        // A file that is not there has no lines.
        ...(source === '' ? [] : [paint.frame(frame)]),
        ...(hint === undefined ? [] : [`  ${paint.hint(hint)}`]),
        ...related.map(
          (other) => `  ${inert(other.file)}:${other.line}:${other.column} ${other.message}`,
        ),
      ];
      return `${parts.join('\n')}\n`;
    })
    .join('\n');
}

/** Colours for a terminal, by what they show; none when it has no colours. */
export function createPaint(colour: boolean) {
  const wrap = (code: string) => (text: string) =>
    colour ? `\u001B[${code}m${text}\u001B[0m` : text;
  return {
    heading: wrap('1'),
    error: wrap('1;31'),
    warning: wrap('1;33'),
    hint: wrap('32'),
    quiet: wrap('2'),
    frame: wrap('36'),
  };
}
