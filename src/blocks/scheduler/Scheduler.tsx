import { css, keyframes } from '@emotion/react';
import { useRef } from 'react';
import { noScript, reducedMotion } from '#parts/media.ts';
import { SectionHeading } from '#parts/SectionHeading.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import type { BlockOf } from '#schema/block.ts';
import { useCalendar } from './useCalendar.ts';

/**
 * A booking calendar. A plain link to the booking page always stands beside it; when the calendar
 * is blocked, fails or is late, the page says so and points to the link.
 */
export function Scheduler(block: BlockOf<'scheduler'>) {
  const { heading, text, page, link, loading, failed } = block;
  const calendarRef = useRef<HTMLDivElement>(null);
  const state = useCalendar(calendarRef, block);
  return (
    // `data-alive` asks the boot script to bring React at once.
    <div data-alive="at-once">
      <SectionHeading heading={heading} text={text} />
      <div css={frame(block)} aria-busy={state === 'loading'}>
        {state === 'loading' && (
          <div css={skeleton} role="status">
            <p>{loading}</p>
            <span /> <span /> <span /> <span /> <span />
          </div>
        )}
        {state === 'failed' && (
          <p css={fallback} role="alert">
            {failed}
          </p>
        )}
        <div ref={calendarRef} css={calendar} />
      </div>
      <p css={plain}>
        <TargetLink to={page}>{link}</TargetLink>
      </p>
    </div>
  );
}

function frame({ height, minWidth }: Pick<BlockOf<'scheduler'>, 'height' | 'minWidth'>) {
  return css({
    position: 'relative',
    // At 320 px the calendar needs the whole width of the screen (WCAG 1.4.10).
    marginInline: 'calc(-1 * var(--gutter))',
    minWidth,
    height,
    overflow: 'hidden',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: '0 0 0 1px var(--line), 0 30px 60px -40px rgb(0 0 0 / 0.35)',
    '@media (min-width: 760px)': {
      maxWidth: 1000,
      margin: '0 auto',
      borderRadius: 'calc(var(--radius) * 1.4)',
    },
    [noScript]: { height: 'auto', boxShadow: 'none', background: 'none' },
  });
}

const shimmer = keyframes({ to: { backgroundPositionX: '-200%' } });
const calendar = css({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  iframe: { display: 'block', width: '100%', height: '100%', border: 0, pointerEvents: 'auto' },
});
const skeleton = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  alignContent: 'center',
  gap: 14,
  maxWidth: 520,
  height: '100%',
  margin: '0 auto',
  padding: 'var(--space-m)',
  p: {
    gridColumn: '1 / -1',
    margin: '0 0 var(--space-s)',
    color: 'var(--muted)',
    textAlign: 'center',
  },
  span: {
    aspectRatio: '1',
    borderRadius: 10,
    background:
      'linear-gradient(100deg, var(--soft) 40%, var(--line) 50%, var(--soft) 60%) 0 / 200%',
    animation: `${shimmer} 1.6s linear infinite`,
    [reducedMotion]: { animation: 'none' },
  },
  [noScript]: { display: 'none' },
});
const fallback = css({
  display: 'grid',
  placeContent: 'center',
  height: '100%',
  maxWidth: '26em',
  margin: '0 auto',
  padding: 'var(--space-m)',
  fontSize: 'var(--step-lead)',
  textAlign: 'center',
  textWrap: 'balance',
});
const plain = css({
  margin: 'var(--space-s) 0 0',
  fontWeight: 600,
  textAlign: 'center',
  a: { display: 'inline-block', padding: '0.6em', color: 'inherit', textUnderlineOffset: '0.2em' },
});
