import type { Mood } from './mood.ts';
import type { Random } from './random.ts';

/** What a motif is given to draw with. */
export interface Scene {
  readonly mood: Mood;
  readonly random: Random;
  /** Which of the motif's two compositions to draw. */
  readonly take: 1 | 2;
}

/** A motif fills the story format, 720 by 900, with SVG. */
export type Motif = (scene: Scene) => string;
