import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import { ChangeHere } from '../forms/ChangeHere.tsx';
import { LineLink } from '../parts.tsx';
import { useAnswer } from '../useAnswer.ts';

/** What must still be replaced before the site goes live. */
export function SamplesTab() {
  const problems = useAnswer('GET placeholders');
  // In the order in which the kinds are met in the file.
  const groups = new Map<string, PreviewProblem[]>();
  for (const problem of problems ?? []) {
    const { code = '' } = problem;
    groups.set(code, [...(groups.get(code) ?? []), problem]);
  }
  return (
    <>
      <h2>Samples</h2>
      <p className="small">
        What stands in for the real thing, and must be replaced before the site goes live (
        <code>npm run check -- --release</code>).
      </p>
      {problems?.length === 0 && <p className="hint strong">Nothing is left. It may go live.</p>}
      {[...groups].map(([code, group]) => (
        <details key={code} className="samples" open={group.length < 12}>
          <summary>
            {code.replace('placeholder-', '').replaceAll('-', ' ')}{' '}
            <span className="small">({group.length})</span>
          </summary>
          <ul>
            {group.map((problem) => (
              <Sample key={problem.place} problem={problem} />
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

function Sample({ problem: { range, message, path } }: { problem: PreviewProblem }) {
  return (
    <li>
      {range && <LineLink at={range} />}
      <div>
        {message}
        {path && <ChangeHere path={path} words="Replace" />}
      </div>
    </li>
  );
}
