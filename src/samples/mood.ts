import { palette, type Colour } from './palette.ts';

/** The colours of one picture, by the work they do in it. Moods keep two pictures of one motif apart. */
export interface Mood {
  /** Behind everything: top and bottom of the backdrop. */
  readonly backdrop: readonly [Colour, Colour];
  /** A shape on the backdrop that lifts the subject: a sun, a hill, a table. */
  readonly stage: Colour;
  /** The floor or table on which the subject stands. */
  readonly ground: Colour;
  /** The subject's own colour, and its darker side. */
  readonly main: Colour;
  readonly mainShade: Colour;
  /** What pops out. */
  readonly accent: Colour;
  /** The quiet second colour: cloth, card, metal. */
  readonly second: Colour;
  /** Whether windows and lamps are lit. */
  readonly isDark: boolean;
}

const p = palette;

export const moods = {
  morning: {
    backdrop: ['#FFE9BF', p.paper],
    stage: p.butter,
    ground: '#EBD9B4',
    main: p.leaf,
    mainShade: p.bottle,
    accent: p.tomato,
    second: p.paper,
    isDark: false,
  },
  bottle: {
    backdrop: [p.bottle, '#14493A'],
    stage: p.pine,
    ground: p.night,
    main: p.marigold,
    mainShade: p.honey,
    accent: p.tomato,
    second: p.cream,
    isDark: true,
  },
  marigold: {
    backdrop: [p.marigold, '#FFD56B'],
    stage: p.butter,
    ground: p.honey,
    main: p.bottle,
    mainShade: p.night,
    accent: p.tomato,
    second: p.paper,
    isDark: false,
  },
  tomato: {
    backdrop: [p.tomato, '#EC7450'],
    stage: '#F08C68',
    ground: p.clay,
    main: p.cream,
    mainShade: '#E3CFA6',
    accent: p.marigold,
    second: p.paper,
    isDark: false,
  },
  mist: {
    backdrop: [p.mist, '#F6F8F0'],
    stage: p.mint,
    ground: '#C9DCC8',
    main: p.tomato,
    mainShade: p.clay,
    accent: p.marigold,
    second: p.paper,
    isDark: false,
  },
  sky: {
    backdrop: [p.sky, '#E9F3EC'],
    stage: '#D7EAE6',
    ground: '#9EC7B0',
    main: p.bottle,
    mainShade: p.night,
    accent: p.marigold,
    second: p.paper,
    isDark: false,
  },
  dusk: {
    backdrop: ['#1F4A52', '#F0A56B'],
    stage: '#F6B77A',
    ground: '#173A36',
    main: p.tomato,
    mainShade: p.clay,
    accent: p.marigold,
    second: p.cream,
    isDark: true,
  },
  peach: {
    backdrop: ['#FBD9BF', '#FDEFDF'],
    stage: p.peach,
    ground: '#EDB58D',
    main: p.teal,
    mainShade: '#1F5E5B',
    accent: p.tomato,
    second: p.paper,
    isDark: false,
  },
  plum: {
    backdrop: [p.plum, '#7A3F55'],
    stage: '#8E4C5E',
    ground: '#3C2236',
    main: p.peach,
    mainShade: '#E7A27B',
    accent: p.marigold,
    second: p.cream,
    isDark: true,
  },
  night: {
    backdrop: ['#082420', '#1B5A52'],
    stage: '#1F6A5E',
    ground: '#061B17',
    main: p.teal,
    mainShade: '#1F5E5B',
    accent: p.marigold,
    second: p.butter,
    isDark: true,
  },
} satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
