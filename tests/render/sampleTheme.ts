import type { Theme } from '#schema/theme.ts';
import type { Timings } from '#schema/timings.ts';

const font = { file: 'media/figtree.woff2', lightest: 300, boldest: 900 };

export const theme: Theme = {
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
};

export const timings: Timings = {
  copiedLabel: { duration: 2000 },
  toast: { limit: 1, removeAfter: 1_000_000 },
  tooltip: { delay: 700 },
  fetching: { retries: 3, retryDelay: 1000, timeout: 10_000, cacheFor: 300_000 },
};
