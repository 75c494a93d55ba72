import { writeScalar } from './writeScalar.ts';

/** A value on one line, as it stands inside brackets: `{ label: Home, to: / }`. */
export function writeFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeFlow).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, one]) => `${writeFlow(key)}: ${writeFlow(one)}`,
    );
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  if (value === null || value === undefined) return 'null';
  const scalar = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
  return writeScalar(scalar, { isFlow: true, indent: 0, lineEnd: '\n' }) ?? JSON.stringify(scalar);
}
