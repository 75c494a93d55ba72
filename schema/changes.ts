import type { BlockType } from './block.ts';

/** The version of the format: it rises with every change that a file must follow. */
export const version = 3;

/** What became of a key, or of a type of section. Files of an earlier version than `since` are migrated by it. */
export type Change = Place & (Moved | Gone | Renamed | Spread | Unwrapped | Retyped);

type Place = {
  since: number;
  /** The type of the sections that had the key, in that version; without it, `from` begins at the top of the file. */
  block?: string;
  /** Where the key was. `*` is each item of a list. */
  from: readonly string[];
};

/** The value is in another group now. */
type Moved = { kind: 'moved'; to: readonly string[] };

/** The value can go: why, in a sentence. With `value`, only this one: others still count. */
type Gone = { kind: 'gone'; reason: string; value?: string };

/** The key has another name. With `isItem`, its value is the only item of a list now. */
type Renamed = { kind: 'renamed'; key: string; isItem?: true };

/** The items of the list are under these keys now, in their order. */
type Spread = { kind: 'spread'; keys: readonly string[] };

/** The items of the list are only what was their `key`. Those with `flag: false` are in a list `rest` behind it. */
export type Unwrapped = { kind: 'unwrapped'; key: string; flag: string; rest: string };

/** The section is of another type, with the look that it had. */
type Retyped = { kind: 'retyped'; type: BlockType; look?: string };

/** Every key that was removed, moved or renamed, and every type of section that is another now. */
export const changes: readonly Change[] = [
  ...moved(2, undefined, {
    'constants.currency': 'site.currency',
    'constants.copiedLabel': 'timings.copiedLabel',
    'constants.toast': 'timings.toast',
    'constants.tooltip': 'timings.tooltip',
    'constants.fetching': 'timings.fetching',
  }),
  {
    since: 2,
    block: 'adCopy',
    from: ['copiedFor'],
    kind: 'gone',
    reason: 'Without it, timings: copiedLabel counts.',
    value: '${constants.copiedLabel.duration}',
  },
  ...moved(2, 'hero', {
    'brands.interval': 'brands.rotation.interval',
    'brands.fade': 'brands.rotation.fade',
  }),
  ...(['heading', 'text'] as const).map((font) => ({
    since: 2,
    from: ['theme', 'fonts', font, 'family'],
    kind: 'gone' as const,
    reason: 'The page needs no name for a typeface.',
  })),
  ...renamed(3, 'hero', { note: 'smallPrint' }),
  ...renamed(3, 'callToAction', { note: 'smallPrint' }),
  ...renamed(3, 'comparison', { basis: 'smallPrint' }),
  {
    since: 3,
    block: 'pricing',
    from: ['plans', '*', 'benefits'],
    kind: 'unwrapped',
    key: 'text',
    flag: 'included',
    rest: 'missing',
  },
  retyped(3, 'headline', { type: 'hero', look: 'plain' }),
  ...renamed(3, 'tiers', {
    'tiers.*.from': 'subtitle',
    'tiers.*.payout': 'price',
    'tiers.*.best': 'recommended',
    tiers: 'plans',
  }),
  retyped(3, 'tiers', { type: 'pricing' }),
  ...renamed(3, 'tierBenefits', { 'tiers.*.from': 'subtitle', tiers: 'plans' }),
  retyped(3, 'tierBenefits', { type: 'pricing' }),
  { since: 3, block: 'offer', from: ['button'], kind: 'renamed', key: 'buttons', isItem: true },
  retyped(3, 'offer', { type: 'callToAction', look: 'card' }),
  {
    since: 3,
    block: 'bannerLink',
    from: ['lines'],
    kind: 'spread',
    keys: ['heading', 'text', 'smallPrint'],
  },
  retyped(3, 'bannerLink', { type: 'callToAction', look: 'band' }),
  retyped(3, 'benefitLine', { type: 'note', look: 'line' }),
];

function moved(
  since: number,
  block: string | undefined,
  paths: Readonly<Record<string, string>>,
): Change[] {
  return Object.entries(paths).map(([from, to]) => ({
    since,
    ...(block !== undefined && { block }),
    from: from.split('.'),
    kind: 'moved',
    to: to.split('.'),
  }));
}

function renamed(since: number, block: string, keys: Readonly<Record<string, string>>): Change[] {
  return Object.entries(keys).map(([from, key]) => ({
    since,
    block,
    from: from.split('.'),
    kind: 'renamed',
    key,
  }));
}

function retyped(since: number, block: string, now: Omit<Retyped, 'kind'>): Change {
  return { since, block, from: ['type'], kind: 'retyped', ...now };
}
