import { css } from '@emotion/react';
import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import { ChangeHere } from './ChangeHere.tsx';
import { Restore } from './Restore.tsx';
import { button, hue, lineLink, listing, mono } from './look.ts';
import { useIsConnected, useWorkbench } from './Workbench.ts';

type Props = {
  problem: PreviewProblem;
  /** Its index among the problems of the file; without it, no fix can be applied. */
  index?: number;
};

/** One problem: where, what, the line with its neighbours, and what to write instead. */
export function ProblemCard({ problem, index }: Props) {
  const { edits, openLine } = useWorkbench();
  const isConnected = useIsConnected();
  const isGone = problem.code === 'missing-file';
  const { severity, place, range, message, hint, frame, fix, path } = problem;
  return (
    <article css={card} data-severity={severity}>
      <p css={head}>
        <span css={tag}>{severity}</span>
        {range ? (
          <button type="button" css={lineLink} onClick={() => openLine(range)}>
            {place}
          </button>
        ) : (
          place
        )}
      </p>
      <p css={said}>{message}</p>
      {hint !== undefined && <p css={advice}>{hint}</p>}
      {frame !== undefined && frame !== '' && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <pre css={listing} tabIndex={0} aria-label={`The place in ${place}`}>
          {frame}
        </pre>
      )}
      {isGone && <Restore />}
      {fix && index !== undefined && (
        <p>
          <button
            type="button"
            css={button}
            disabled={!isConnected}
            onClick={() => void edits.applyFix(index)}
          >
            Apply fix
          </button>
          {!fix.isSafe && <span css={maybe}> One way to correct it; look at it afterwards.</span>}
        </p>
      )}
      {!fix && !isGone && index !== undefined && path && range && (
        <div css={here}>
          <ChangeHere path={path} words="Change it here" />
        </div>
      )}
    </article>
  );
}

const card = css({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  padding: '10px 12px',
  border: `1px solid ${hue.line}`,
  borderInlineStart: `3px solid ${hue.error}`,
  borderRadius: 8,
  background: hue.panel,
  '&[data-severity="warning"]': { borderInlineStartColor: '#c08a1e' },
});
const head = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  font: `500 12.5px/1.5 ${mono}`,
});
const tag = css({
  color: hue.error,
  fontWeight: 700,
  '[data-severity="warning"] &': { color: hue.warning },
});
const said = css({ fontWeight: 600 });
const advice = css({ color: hue.accent });
const here = css({ display: 'grid', '& > button': { justifySelf: 'start' } });
const maybe = css({ color: hue.muted, fontSize: 13 });
