/**
 * Promises to a visitor on a slow phone (1.6 Mbit/s), not what pages weigh today: those of the shipped
 * site need a quarter to three fifths of it. Weights are bytes as a host sends them.
 */
export const budgets = {
  /** The HTML with its styles: with it, everything can be read and pressed. */
  html: 50_000,
  /** The script that runs before the visitor does anything. */
  scriptBefore: 5_000,
  /** All script of the page. */
  script: 120_000,
  /** What a phone downloads of a page that nobody touches, with the pictures near the screen: two seconds. */
  firstLoad: 400_000,
  /** How far the page moves by itself (cumulative layout shift): a page above this is unstable (web.dev/cls). */
  shift: 0.1,
} as const;
