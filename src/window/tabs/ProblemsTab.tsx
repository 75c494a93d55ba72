import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import { ChangeHere } from '../forms/NewPart.tsx';
import { Button, LineLink, Listing } from '../parts.tsx';
import { useAnswer, useWindow } from '../WindowContext.ts';

/** Everything that is wrong or unwise in the file. */
export function ProblemsTab() {
  const { problems } = useWindow();
  return (
    <>
      <h2>Problems</h2>
      {problems.length === 0 && (
        <p className="small">
          Nothing is wrong in site.yaml. What is wrong appears here as you save.
        </p>
      )}
      <ProblemList />
    </>
  );
}

export function ProblemList({ only }: { only?: PreviewProblem['severity'] }) {
  const { problems } = useWindow();
  return (
    <ul className="problems">
      {problems.map(
        (problem, index) =>
          (!only || problem.severity === only) && (
            <ProblemCard key={index} problem={problem} index={index} />
          ),
      )}
    </ul>
  );
}

/** One problem: where, what, the line with its neighbours, and what to write instead. */
function ProblemCard({ problem, index }: { problem: PreviewProblem; index: number }) {
  const { edits } = useWindow();
  const { code, severity, place, range, message, hint, frame, fix, offer, path, file } = problem;
  const isGone = code === 'missing-file';
  // A block of the site’s own is no part of the site’s data.
  const isBlock = file !== undefined && path?.length === 0;
  return (
    <li className="problem" data-severity={severity}>
      <p className="row mono">
        <strong>{severity}</strong>
        {range ? <LineLink at={{ ...range, file: file?.path }}>{place}</LineLink> : place}
      </p>
      <p className="strong">{message}</p>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {frame && <Listing label={`The place in ${place}`}>{frame}</Listing>}
      {(isGone || code === 'empty-file') && <Restore />}
      {code === 'not-utf8' && <Convert />}
      {offer !== undefined && <Listing label="What the fix would change">{offer}</Listing>}
      {fix && (
        <p>
          <Button isWriting onClick={() => void edits.applyFix(index)}>
            Apply fix
          </Button>
          {!fix.isSafe && (
            <span className="small"> One way to correct it; look at it afterwards.</span>
          )}
        </p>
      )}
      {!fix && !isGone && code !== 'not-utf8' && path && range && !isBlock && (
        <div className="change-here">
          <ChangeHere path={path} words="Change it here" />
        </div>
      )}
    </li>
  );
}

function Restore() {
  const { edits } = useWindow();
  const source = useAnswer('GET source');
  if (!source?.canRestore) return null;
  return (
    <p>
      <Button look="button main" isWriting onClick={() => void edits.restore()}>
        Write {source.file} again
      </Button>{' '}
      As it was when it was right last.
    </p>
  );
}

function Convert() {
  const { edits } = useWindow();
  const encoding = useAnswer('GET source')?.encoding;
  if (!encoding) return null;
  return (
    <p>
      <Button look="button main" isWriting onClick={() => void edits.convert()}>
        Convert it to UTF-8
      </Button>{' '}
      Every line is read as {encoding} and written again.
    </p>
  );
}

/** What must still be replaced before the site goes live. */
export function SamplesTab() {
  const problems = useAnswer('GET placeholders');
  // In the order in which the kinds are met in the file.
  const codes = [...new Set(problems?.map(({ code = '' }) => code))];
  return (
    <>
      <h2>Samples</h2>
      <p className="small">
        What stands in for the real thing, and must be replaced before the site goes live (
        <code>fascia check --release</code>).
      </p>
      {problems?.length === 0 && <p className="hint strong">Nothing is left. It may go live.</p>}
      {codes.map((code) => {
        const samples = problems?.filter((problem) => problem.code === code) ?? [];
        return (
          <details key={code} className="samples" open={samples.length < 12}>
            <summary>
              {code.replace('placeholder-', '').replaceAll('-', ' ')}{' '}
              <span className="small">({samples.length})</span>
            </summary>
            <ul>
              {samples.map(({ place, range, message, path }) => (
                <li key={place}>
                  {range && <LineLink at={range} />}
                  <div>
                    {message}
                    {path && <ChangeHere path={path} words="Replace" />}
                  </div>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </>
  );
}
