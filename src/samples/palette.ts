/** The colours of the brand, and the tints that the pictures derive from them. */
export const palette = {
  paper: '#FBF8F1',
  ink: '#14211B',
  bottle: '#0E3B2C',
  leaf: '#15803D',
  marigold: '#FFC53D',
  tomato: '#E4572E',
  mist: '#E9F0E6',
  line: '#D9DFD3',

  night: '#0A2A24',
  pine: '#1B5540',
  sage: '#A9C6AC',
  mint: '#CFE3CF',
  lime: '#9CC24A',
  cream: '#F6E9CF',
  butter: '#FFE2A0',
  honey: '#EFA62A',
  peach: '#F9C7A4',
  clay: '#C24522',
  brick: '#B9603F',
  sky: '#BFDDE0',
  teal: '#2F7F7B',
  plum: '#57304A',
  wood: '#C98F54',
  bark: '#7A4E2B',
  steel: '#8FA39B',
  white: '#FFFFFF',
} as const;

export type Colour = string;
