import type { Random } from '../random.ts';

/** A poster of a film, 1600 by 900. Its middle is left calm: a play button sits there. */
export type Film = (random: Random) => string;
