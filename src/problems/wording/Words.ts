/** What is wrong with what was written, and what to write instead. */
export type Words = { message: string; hint?: string | undefined };

/** The words of a code, made from what is known of the fault. The site cannot be built. */
export function error<Facts>(say: (facts: Facts) => Words) {
  return { severity: 'error' as const, say };
}

/** The same for what is unwise, but can be built. */
export function warning<Facts>(say: (facts: Facts) => Words) {
  return { severity: 'warning' as const, say };
}
