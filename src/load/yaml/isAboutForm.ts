import type { Code } from '#problems/Problem.ts';

/** Whether a code means that the form of the file as YAML is broken, so that nothing else could be checked. */
export function isAboutForm(code: Code): boolean {
  return formCodes.has(code);
}

const formCodes: ReadonlySet<Code> = new Set<Code>([
  'unreadable-yaml',
  'unclosed-quote',
  'text-after-quote',
  'unclosed-bracket',
  'unopened-bracket',
  'wrong-indentation',
  'tab-indentation',
  'space-after-dash',
  'wrong-dash',
  'text-after-bracket',
  'missing-colon',
  'stray-text',
  'broken-line',
  'stray-mark',
  'joined-lines',
  'colon-in-text',
  'missing-comma',
  'reserved-start',
  'wrong-escape',
  'unquoted-reference',
  'several-documents',
  'merge-conflict',
]);
