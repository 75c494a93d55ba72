import { css, keyframes } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { data } from '#browser/dom.ts';
import {
  centred,
  noScript,
  overlay,
  print,
  reducedMotion,
  standIn,
  wrappedRow,
} from '#parts/styles.ts';
import { framed } from '#parts/framed.tsx';
import { TargetLink } from '#parts/TargetLink.tsx';
import { useAddress } from '#parts/contexts.ts';
import { useAskFirst, usePreconnect } from '#parts/useAskFirst.tsx';
import type { BlockOf } from '#schema/block.ts';
import { useCalendar } from './useCalendar.ts';

/** A booking calendar, or the question before it. A plain link to the booking page is always beside it. */
export const Scheduler = framed(function Scheduler(block: BlockOf<'scheduler'>) {
  const { page, link } = block;
  const question = useAskFirst('scheduling');
  return (
    <div {...data({ hydrate: 'now' })}>
      {question ? (
        <>
          <div css={frame(block)}>{question}</div>
          <p css={plain}>
            <TargetLink to={page}>{link}</TargetLink>
          </p>
        </>
      ) : (
        <Calendar {...block} />
      )}
    </div>
  );
});

/**
 * When the calendar is blocked, refused, broken or late, the page says so and what else the visitor
 * can do, in place of the browser’s own error page. The frame stays behind it, in case the calendar
 * comes after all.
 */
function Calendar(block: BlockOf<'scheduler'>) {
  const { page, link, loading, failed, doubt, otherWays, height, maxHeight } = block;
  const calendarRef = useRef<HTMLDivElement>(null);
  const address = useAddress(page);
  const preconnect = usePreconnect('scheduling');
  // The service's script, where it has one, comes before the page.
  useEffect(() => preconnect(address), [address, preconnect]);
  const { phase, requestedHeight } = useCalendar(calendarRef, block);
  const isWaiting = phase === 'waiting';
  const hasFailed = phase === 'failed';
  const grown = Math.min(requestedHeight, maxHeight ?? 0);
  return (
    <>
      <div
        css={frame(block)}
        style={grown > height ? { height: grown } : undefined}
        aria-busy={isWaiting}
      >
        {isWaiting && (
          <div css={skeleton} role="status">
            <p>{loading}</p>
            <span /> <span /> <span /> <span /> <span />
          </div>
        )}
        {hasFailed && (
          <div css={fallback} role="alert">
            <p>{failed}</p>
            <ul>
              {[{ label: link, to: page }, ...(otherWays ?? [])].map((way) => (
                <li key={way.label}>
                  <TargetLink to={way.to}>{way.label}</TargetLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div ref={calendarRef} css={[calendar(block), hasFailed && unseen]} inert={hasFailed} />
      </div>
      <p css={plain}>
        {!hasFailed && (
          <>
            {doubt && <span>{doubt} </span>}
            <TargetLink to={page}>{link}</TargetLink>
          </>
        )}
      </p>
    </>
  );
}

function frame({ height }: Pick<BlockOf<'scheduler'>, 'height'>) {
  return css({
    position: 'relative',
    // At 320 px the calendar needs the whole width of the screen (WCAG 1.4.10).
    marginInline: 'calc(-1 * var(--gutter))',
    height,
    overflow: 'auto hidden',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: '0 0 0 1px var(--line), 0 30px 60px -40px rgb(0 0 0 / 0.35)',
    '@media (min-width: 760px)': {
      maxWidth: 1000,
      margin: '0 auto',
      borderRadius: 'calc(var(--radius) * 1.4)',
    },
    [noScript]: { height: 'auto', boxShadow: 'none', background: 'none' },
    [print]: { display: 'none' },
  });
}

/** Opacity alone: the browser animates it beside all other work, while the calendar is on its way. */
const breathe = keyframes({ '50%': { opacity: 0.4 } });
/** On a narrower screen it is scrolled by itself: the page stays where it is. */
function calendar({ minWidth }: Pick<BlockOf<'scheduler'>, 'minWidth'>) {
  return css({
    ...overlay,
    minWidth,
    iframe: { display: 'block', width: '100%', height: '100%', border: 0 },
  });
}
const unseen = css({ opacity: 0 });
const link = { display: 'inline-block', padding: '0.6em', textUnderlineOffset: '0.2em' };
const skeleton = css({
  ...overlay,
  ...centred(520),
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  alignContent: 'center',
  gap: 14,
  padding: 'var(--space-m)',
  p: {
    gridColumn: '1 / -1',
    marginBlockEnd: 'var(--space-s)',
    color: 'var(--muted)',
    textAlign: 'center',
  },
  span: {
    aspectRatio: '1',
    borderRadius: 10,
    background: 'var(--line)',
    animation: `${breathe} 1.6s ease-in-out infinite`,
    [reducedMotion]: { animation: 'none' },
  },
  [noScript]: { display: 'none' },
});
const fallback = css({
  position: 'relative',
  ...standIn,
  gap: 'var(--space-2xs)',
  height: '100%',
  padding: 'var(--space-m)',
  fontSize: 'var(--step-lead)',
  p: { maxWidth: '26em', textWrap: 'balance' },
  ul: { ...wrappedRow, columnGap: 'var(--space-s)', fontWeight: 600 },
  a: link,
});
const plain = css({
  // Keeps its height while the link is shown in place of the calendar.
  minHeight: '2.7em',
  margin: 'var(--space-s) 0 0',
  fontWeight: 600,
  textAlign: 'center',
  a: link,
});
