import type { BlockType } from './block.ts';

/** The version of the format: it rises with every change that a file must follow. */
export const version = 2;

/** What became of a key. Files of an earlier version than `since` are migrated by it. */
export type Change = {
  since: number;
  /** The section that had the key; without it, `from` begins at the top of the file. */
  block?: BlockType;
  from: readonly string[];
} & (
  | {
      /** Where its value is now. */
      to: readonly string[];
    }
  | {
      to?: undefined;
      /** Why it can go, in a sentence. */
      reason: string;
      /** Only this value can go: others still count. */
      value?: string;
    }
);

/** Every key that was removed, moved or renamed. */
export const changes: readonly Change[] = [
  { since: 2, from: ['constants', 'currency'], to: ['site', 'currency'] },
  { since: 2, from: ['constants', 'copiedLabel'], to: ['timings', 'copiedLabel'] },
  { since: 2, from: ['constants', 'toast'], to: ['timings', 'toast'] },
  { since: 2, from: ['constants', 'tooltip'], to: ['timings', 'tooltip'] },
  { since: 2, from: ['constants', 'fetching'], to: ['timings', 'fetching'] },
  {
    since: 2,
    block: 'adCopy',
    from: ['copiedFor'],
    reason: 'Without it, timings: copiedLabel counts.',
    value: '${constants.copiedLabel.duration}',
  },
  {
    since: 2,
    block: 'hero',
    from: ['brands', 'interval'],
    to: ['brands', 'rotation', 'interval'],
  },
  { since: 2, block: 'hero', from: ['brands', 'fade'], to: ['brands', 'rotation', 'fade'] },
  ...(['heading', 'text'] as const).map((font) => ({
    since: 2,
    from: ['theme', 'fonts', font, 'family'],
    reason: 'The page needs no name for a typeface.',
  })),
];
