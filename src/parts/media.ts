/** Where the layout changes. Phone first: styles outside these are the phone's. */
export const tablet = '@media (min-width: 700px)';
export const desktop = '@media (min-width: 1040px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
/** A phone held sideways, or a page enlarged to 400 %: nothing there may keep to the edge of the screen. */
export const short = '@media (max-height: 540px)';
export const print = '@media print';
export const noScript = '@media (scripting: none)';
