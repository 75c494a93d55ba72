import { css } from '@emotion/react';

/** Where the layout changes, as in #page/page.css. Phone first: styles outside these are the phone's. */
export const tablet = '@media (min-width: 700px)';
export const desktop = '@media (min-width: 1040px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
export const print = '@media print';
export const noScript = '@media (scripting: none)';

/** In the middle, at most so wide: in pixels, or with a unit. */
export function centred(maxWidth: number | string) {
  return { maxWidth, marginInline: 'auto' };
}

/** A column for what is read line by line, in the middle. */
export const narrow = css(centred('46rem'));

/** Over the whole of the nearest positioned box. */
export const overlay = { position: 'absolute', inset: 0 } as const;

/** Side by side in the middle, in as many rows as it takes. */
export const wrappedRow = { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } as const;

/** One line of items to swipe through, from edge to edge of the column. */
export const strip = {
  // Holds what is out of sight, too.
  position: 'relative',
  display: 'flex',
  gap: 'var(--space-s)',
  marginInline: 'calc(-1 * var(--gutter))',
  padding: '6px var(--gutter) var(--space-s)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 'var(--gutter)',
  scrollbarWidth: 'thin',
} as const;

/** Out of sight, but read by screen readers. */
export const outOfSight = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const hidden = css(outOfSight);

/** A line between rows, as faint on every tone. */
export const hairline = '1px solid color-mix(in srgb, var(--text) 18%, transparent)';

/** A tick, drawn with two edges of a box in the colour of its words. */
export const tick = {
  content: '""',
  width: '0.38em',
  height: '0.72em',
  border: 'solid',
  borderWidth: '0 0.14em 0.14em 0',
  transform: 'rotate(42deg)',
} as const;

/** A card on the ground of its tone. */
export const card = {
  padding: 'var(--space-m)',
  border: '1px solid var(--line)',
  borderRadius: 'calc(var(--radius) * 1.4)',
  background: 'var(--ground)',
  color: 'var(--text)',
};

/** A wide box in the middle, with one thing in it. */
export function panel(maxWidth: number) {
  return {
    ...centred(maxWidth),
    padding: 'var(--space-l) var(--space-m)',
    borderRadius: 'calc(var(--radius) * 1.6)',
    [tablet]: { padding: 'var(--space-xl)' },
  };
}

/** What is said in place of something that is not there: in the middle, as large as that. */
export const standIn = {
  zIndex: 1,
  display: 'grid',
  alignContent: 'safe center',
  justifyItems: 'center',
  overflow: 'auto',
  textAlign: 'center',
} as const;

/** A few words above a heading, after a short line of the accent colour: as letters, it is not read on every ground. */
export const eyebrowLook = {
  color: 'var(--highlight)',
  font: '600 var(--step-small)/1.3 var(--font-heading)',
  letterSpacing: '0.06em',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '1.5em',
    marginInlineEnd: '0.7em',
    borderBlockStart: '2px solid var(--accent)',
    verticalAlign: 'middle',
  },
} as const;

/** A sentence or two under the main heading of a page. */
export const lead = {
  maxWidth: '34em',
  margin: 'var(--space-s) auto 0',
  color: 'var(--text-muted)',
  fontSize: 'var(--step-lead)',
  lineHeight: 1.5,
  textWrap: 'balance',
} as const;

/** For what holds a button. Most labels fit, so that it is as wide before its typeface has come as after. */
export const buttonWidth = {
  // The wider the screen, the narrower: two of them fit beside a picture.
  minWidth: 'min(18em, 100%, 24em - 15vw)',
  maxWidth: '100%',
};

/**
 * A button, or a link that looks like one: the main one, or one of two others (`data-look`). A single class:
 * Emotion writes all of it again for each combination.
 */
export const buttonLook = css({
  '--button': 'var(--accent)',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.6em',
  minHeight: 56,
  padding: '0.7em 1.7em',
  border: '2px solid transparent',
  borderRadius: 999,
  background: 'var(--button)',
  color: 'var(--on-accent)',
  boxShadow: '0 10px 30px -10px color-mix(in srgb, var(--button) 65%, transparent)',
  font: '700 var(--step-button)/1.2 var(--font-heading)',
  letterSpacing: '0.02em',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'transform 140ms ease-out, background-color 140ms, box-shadow 140ms',
  '&:hover': {
    transform: 'translateY(-2px)',
    background: 'color-mix(in srgb, var(--button) 88%, var(--hovered, white))',
  },
  '&:active': { transform: 'translateY(1px)', transitionDuration: '40ms' },
  '&[data-look=call]': {
    '--button': 'var(--call)',
    '--hovered': 'black',
    color: 'var(--on-call)',
  },
  '&[data-look=quiet]': {
    background: 'transparent',
    color: 'inherit',
    borderColor: 'currentColor',
    boxShadow: 'none',
    '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
  '&[aria-disabled]': {
    cursor: 'not-allowed',
    opacity: 0.86,
    borderStyle: 'dashed',
    '&:hover, &:active': { transform: 'none' },
  },
  [print]: { '&&': { borderColor: 'currentColor', boxShadow: 'none' } },
  [reducedMotion]: { transition: 'none', '&:hover, &:active': { transform: 'none' } },
});
