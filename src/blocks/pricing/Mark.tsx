import { css } from '@emotion/react';

/** A sign, which screen readers name in the language of the visitor, with a drawing in its place. */
export function Mark({ isThere }: { isThere: boolean }) {
  return <span css={[mark, isThere ? tick : dash]}>{isThere ? '✓' : '✗'}</span>;
}

const mark = css({
  position: 'relative',
  display: 'inline-block',
  width: '1em',
  height: '1.6em',
  overflow: 'hidden',
  verticalAlign: 'top',
  color: 'transparent',
  '&::after': { content: '""', position: 'absolute' },
  // Nothing is transparent there.
  '@media (forced-colors: active)': { '&&::after': { display: 'none' } },
});
const tick = css({
  '&::after': {
    insetBlockStart: '0.36em',
    insetInlineStart: '0.32em',
    width: '0.38em',
    height: '0.72em',
    border: 'solid var(--highlight)',
    borderWidth: '0 0.15em 0.15em 0',
    transform: 'rotate(42deg)',
  },
});
const dash = css({
  '&::after': {
    insetBlockStart: '0.76em',
    insetInline: '0.15em',
    borderBlockStart: '0.1em solid var(--text-muted)',
  },
});
