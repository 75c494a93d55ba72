import { css } from '@emotion/react';
import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import { heading, hue, lineLink, small } from '../look.ts';
import { ChangeHere } from '../ChangeHere.tsx';
import { useAsked } from '../useAsked.ts';
import { useWorkbench } from '../Workbench.ts';

/** What must still be replaced before the site goes live. */
export function SamplesTab() {
  const { content, state } = useAsked((read) => read('GET placeholders'));
  const groups = groupByCode(content ?? []);
  return (
    <>
      <h2 css={heading}>Samples</h2>
      <p css={small}>
        What stands in for the real thing, and must be replaced before the site goes live (
        <code>npm run check -- --release</code>).
      </p>
      {state === 'there' && groups.size === 0 && <p css={none}>Nothing is left. It may go live.</p>}
      {[...groups].map(([code, problems]) => (
        <details key={code} css={group} open={problems.length < 12}>
          <summary>
            {code.replace('placeholder-', '').replaceAll('-', ' ')}{' '}
            <span css={small}>({problems.length})</span>
          </summary>
          <ul css={list}>
            {problems.map((problem) => (
              <Sample key={problem.place} problem={problem} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** In the order in which the kinds are met in the file. */
function groupByCode(problems: readonly PreviewProblem[]): Map<string, PreviewProblem[]> {
  const groups = new Map<string, PreviewProblem[]>();
  for (const problem of problems) {
    const { code = '' } = problem;
    groups.set(code, [...(groups.get(code) ?? []), problem]);
  }
  return groups;
}

function Sample({ problem: { range, message, path } }: { problem: PreviewProblem }) {
  const { openLine } = useWorkbench();
  return (
    <li css={item}>
      {range && (
        <button type="button" css={lineLink} onClick={() => openLine(range)}>
          {range.line}
        </button>
      )}
      <div css={words}>
        {message}
        {path && <ChangeHere path={path} words="Replace" />}
      </div>
    </li>
  );
}

const none = css({ marginBlockStart: '14px !important', color: hue.accent, fontWeight: 600 });
const group = css({
  padding: '10px 0',
  borderBlockEnd: `1px solid ${hue.line}`,
  summary: { fontWeight: 600, cursor: 'pointer', textTransform: 'capitalize' },
});
const list = css({ display: 'grid', gap: 4, marginBlockStart: '6px !important' });
const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  '& > div': { justifySelf: 'stretch' },
});
const item = css({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'start',
  fontSize: 13,
});
