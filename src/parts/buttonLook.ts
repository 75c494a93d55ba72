import { css, keyframes } from '@emotion/react';
import { print, reducedMotion } from './media.ts';

const turning = keyframes({ to: { transform: 'rotate(1turn)' } });

/** For what holds a button. Most labels fit, so that it is as wide before its typeface has come as after. */
export const buttonWidth = { minWidth: 'min(18em, 100%)', maxWidth: '100%' };

/** How buttons look, and links that look like buttons: a base and one of three voices. */
export const buttonLook = {
  base: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    minHeight: 56,
    padding: '0.7em 1.7em',
    border: '2px solid transparent',
    borderRadius: 999,
    font: '700 var(--step-button)/1.2 var(--font-heading)',
    letterSpacing: '0.02em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'transform 140ms ease-out, background-color 140ms, box-shadow 140ms',
    '&:hover': { transform: 'translateY(-2px)' },
    '&:active': { transform: 'translateY(1px)', transitionDuration: '40ms' },
    // Pressed before hydration: received, and done as soon as React is there.
    '&[aria-busy]': { cursor: 'progress', opacity: 0.75 },
    '&[aria-busy]::after': {
      content: '""',
      width: '1em',
      height: '1em',
      border: '2.5px solid currentColor',
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      animation: `${turning} 0.8s linear infinite`,
    },
    [print]: { '&&': { borderColor: 'currentColor', boxShadow: 'none' } },
    [reducedMotion]: { transition: 'none', '&:hover, &:active': { transform: 'none' } },
  }),
  primary: css({
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    boxShadow: '0 10px 30px -10px color-mix(in srgb, var(--accent) 65%, transparent)',
    '&:hover': { background: 'color-mix(in srgb, var(--accent) 88%, white)' },
  }),
  call: css({
    background: 'var(--call)',
    color: 'var(--on-call)',
    boxShadow: '0 10px 30px -10px color-mix(in srgb, var(--call) 65%, transparent)',
    '&:hover': { background: 'color-mix(in srgb, var(--call) 88%, black)' },
  }),
  quiet: css({
    background: 'transparent',
    color: 'inherit',
    borderColor: 'currentColor',
    '&:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  }),
};
