import type { Bench } from './Bench.ts';
import { dozen } from './dozen.ts';
import { editor } from './editor.ts';
import { hostile } from './hostile.ts';
import { live } from './live.ts';
import { paint } from './paint.ts';
import { slips } from './slips.ts';
import { slipsByHand } from './slipsByHand.ts';
import { speed } from './speed.ts';
import { states } from './states.ts';
import { weight } from './weight.ts';

/** All benches, in the order in which they run. A new one is a file and a line here. */
export const benches: readonly Bench[] = [
  speed,
  live,
  hostile,
  slips,
  slipsByHand,
  editor,
  states,
  weight,
  paint,
  dozen,
];
