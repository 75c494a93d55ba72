/** Where the layout changes. Phone first: styles outside these are the phone's. */
export const tablet = '@media (min-width: 700px)';
export const desktop = '@media (min-width: 1040px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const noScript = '@media (scripting: none)';
