import { css } from '@emotion/react';
import { heading, small } from '../look.ts';
import { ProblemCard } from '../ProblemCard.tsx';
import { useUpdate } from '../Workbench.ts';

/** Everything that is wrong or unwise in the file, in its order. */
export function ProblemsTab() {
  const { problems } = useUpdate();
  return (
    <>
      <h2 css={heading}>Problems</h2>
      {problems.length === 0 && (
        <p css={small}>Nothing is wrong in site.yaml. What is wrong appears here as you save.</p>
      )}
      <ul css={list}>
        {problems.map((problem, index) => (
          <li key={index}>
            <ProblemCard problem={problem} index={index} />
          </li>
        ))}
      </ul>
    </>
  );
}

const list = css({ display: 'grid', gap: 10, marginBlockStart: '12px !important' });
