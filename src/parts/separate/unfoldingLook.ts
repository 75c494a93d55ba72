import { print, reducedMotion } from '../styles.ts';

/** The title of what unfolds (`summary`), with a plus at the end of its line. */
export const unfoldingLook = {
  position: 'relative',
  display: 'block',
  paddingBlock: 'var(--space-s)',
  paddingInlineEnd: '2.75rem',
  font: '600 var(--step-lead)/1.35 var(--font-heading)',
  letterSpacing: '-0.01em',
  textWrap: 'pretty',
  cursor: 'pointer',
  // The mark of older Safaris.
  '&::-webkit-details-marker': { display: 'none' },
  // A plus, drawn by borders: they are seen in forced colours, too.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '0.25rem',
    insetBlockStart: 'calc(var(--space-s) + 0.675em - 1px)',
    width: '1rem',
    borderBlockStart: '2px solid',
    transition: 'rotate 200ms ease-out',
    [reducedMotion]: { transition: 'none' },
    [print]: { display: 'none' },
  },
  '&::after': { rotate: '90deg' },
  '&:hover > *': { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' },
  '> *': { font: 'inherit', letterSpacing: 'inherit', textWrap: 'inherit' },
} as const;
