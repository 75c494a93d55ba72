import { css } from '@emotion/react';
import { heading, hue, small } from './look.ts';
import { ProblemCard } from './ProblemCard.tsx';
import { useUpdate } from './Workbench.ts';

/** What is wrong with the file, below the last page that was right. It goes by itself when the file is right. */
export function StageProblems() {
  const { problems, site } = useUpdate();
  const errors = problems.flatMap((problem, index) =>
    problem.severity === 'error' ? [{ problem, index }] : [],
  );
  if (errors.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section css={sheet} aria-labelledby="wrong-heading" tabIndex={0}>
      <div role="alert">
        <h2 id="wrong-heading" css={heading}>
          {errors.length === 1 ? 'One thing is' : `${errors.length} things are`} wrong in site.yaml
        </h2>
        <p css={small}>
          {site
            ? 'The page shows the last version that was right. Correct the file and save it.'
            : 'The page appears as soon as the file is right.'}
        </p>
      </div>
      <ul css={list}>
        {errors.map(({ problem, index }) => (
          <li key={index}>
            <ProblemCard problem={problem} index={index} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sheet = css({
  position: 'absolute',
  insetInline: 16,
  insetBlockEnd: 16,
  maxWidth: 760,
  maxHeight: '60%',
  marginInline: 'auto',
  padding: 18,
  overflow: 'auto',
  borderRadius: 12,
  borderBlockStart: `4px solid ${hue.error}`,
  background: hue.panel,
  boxShadow: '0 18px 60px rgb(0 0 0 / 0.3)',
});
const list = css({ display: 'grid', gap: 10, marginBlockStart: '12px !important' });
