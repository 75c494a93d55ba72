import type { Random } from '../random.ts';

/** A still from an upright phone video, 720 by 1280. Its middle is left calm: a play button sits there. */
export type Clip = (random: Random) => string;
