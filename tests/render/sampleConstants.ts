import { Constants } from '#schema/constants.ts';
import { Theme } from '#schema/theme.ts';

const font = { file: 'media/figtree.woff2', lightest: 300, boldest: 900 };

export const theme = Theme.parse({
  colours: {
    paper: '#FBF8F1',
    soft: '#EEF3EA',
    surface: '#FFFFFF',
    line: '#D9DFD3',
    ink: '#14211B',
    muted: '#4C5A52',
    strong: '#0E3B2C',
    onStrong: '#F6F3E8',
    accent: '#FFC53D',
    onAccent: '#14211C',
    call: '#15803D',
    onCall: '#FFFFFE',
    error: '#B3261E',
  },
  fonts: { heading: font, text: font },
  radius: 14,
});

export const constants = Constants.parse({
  currency: 'GBP',
  brandRotation: { interval: 2500, fade: 300, names: 6 },
  copiedLabel: { duration: 2000 },
  tiers: { gold: { name: 'Gold', from: 20, payout: 250 } },
  scheduler: { callMinutes: 30, height: 700, minWidth: 320, patience: 10_000 },
  pixelEvent: { value: 0 },
  testimonials: { videos: 8, pictures: 36 },
  claims: { competitorCommission: 30, commission: 0, extraProfit: 300, sales: 1000 },
  toast: { limit: 1, removeAfter: 1_000_000 },
  tooltip: { delay: 700 },
  fetching: { retries: 3, retryDelay: 1000, timeout: 10000, cacheFor: 300_000 },
});
