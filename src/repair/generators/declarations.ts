import type { Problem } from '#problems/Problem.ts';
import { type Row } from './rows.ts';

/**
 * The errors, each where lines may have moved: a name that there is none of, at the line that declares it in
 * another part than where it is looked for.
 */
export function atDeclarations(
  errors: readonly Problem[],
  rows: readonly Row[],
  source: string,
): Problem[] {
  return errors.map((error) => {
    if (!/^unknown-(?:link|reference)$/.test(error.code)) return error;
    const name = source.slice(error.start, error.end);
    const row = rows.find(({ key, indent }) => indent > 0 && key === name);
    return row ? { ...error, start: row.start + row.indent, end: row.end } : error;
  });
}

/** The names in references that no line declares. */
export function undeclaredNames(rows: readonly Row[], source: string): string[] {
  const steps = [...source.matchAll(/\$\{\s*constants\.([\w.]+)/g)].flatMap(([, path = '']) =>
    path.split('.'),
  );
  const keys = new Set(rows.map(({ key }) => key));
  const isInBraces = (name: string) => new RegExp(`[{,]\\s*${name}:`).test(source);
  return [...new Set(steps)].filter((name) => !keys.has(name) && !isInBraces(name));
}
