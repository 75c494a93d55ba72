import type { Colour } from '../palette.ts';
import { at, circle, rect, stroke } from '../drawing/svg.ts';

/** A hanging sign that says OPEN, 200 wide and 84 tall; the nail it hangs from is at 0,0. */
export function openSign(board: Colour, ink: Colour): string {
  return (
    stroke('M-70 62L0 0L70 62', ink, 4) +
    circle([0, 0, 7], ink) +
    rect([-100, 60, 200, 84], board, 'rx="14"') +
    rect([-92, 68, 184, 68], 'none', `rx="9" stroke="${ink}" stroke-width="3"`) +
    at(
      [-3.5, 12, 0.88],
      `<ellipse cx="-60" cy="102" rx="14" ry="18" fill="none" stroke="${ink}" stroke-width="9"/>`,
      stroke('M-28 121V84H-18Q-6 85 -6 95.5T-18 107H-28', ink, 9),
      stroke('M38 84H18V121H38M18 102H34', ink, 9),
      stroke('M58 121V84L82 121V84', ink, 9),
    )
  );
}
