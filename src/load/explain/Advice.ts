/** What to write instead of a value of the wrong kind, and the exact replacement where there is one. */
export type Advice = { advice: string; suggestion?: string };

/** Advice that ends in the exact replacement. */
export function exactly(lead: string, value: string | number): Advice {
  return { advice: `${lead} ${value}.`, suggestion: String(value) };
}
