import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import { useUpdate, useWindow } from '../WindowContext.ts';
import { ChangeHere } from '../forms/ChangeHere.tsx';
import { Button, LineLink, Listing } from '../parts.tsx';
import { useAnswer } from '../useAnswer.ts';

/** Everything that is wrong or unwise in the file. */
export function ProblemsTab() {
  const { problems } = useUpdate();
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

/** The problems of the file, in its order. */
export function ProblemList({ only }: { only?: PreviewProblem['severity'] }) {
  const { problems } = useUpdate();
  return (
    <ul className="problems">
      {problems.map(
        (problem, index) =>
          (!only || problem.severity === only) && (
            <li key={index}>
              <ProblemCard problem={problem} index={index} />
            </li>
          ),
      )}
    </ul>
  );
}

type Props = {
  problem: PreviewProblem;
  /** Its index among the problems of the file. */
  index: number;
};

/** One problem: where, what, the line with its neighbours, and what to write instead. */
function ProblemCard({ problem, index }: Props) {
  const { edits } = useWindow();
  const { code, severity, place, range, message, hint, frame, fix, path } = problem;
  const isGone = code === 'missing-file';
  return (
    <article className="problem" data-severity={severity}>
      <p className="row mono">
        <strong>{severity}</strong>
        {range ? <LineLink at={range}>{place}</LineLink> : place}
      </p>
      <p className="strong">{message}</p>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {frame && <Listing label={`The place in ${place}`}>{frame}</Listing>}
      {isGone && <Restore />}
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
      {!fix && !isGone && path && range && (
        <div className="change-here">
          <ChangeHere path={path} words="Change it here" />
        </div>
      )}
    </article>
  );
}

/** Writes a deleted site file again, as it was when it was right last. */
function Restore() {
  const { edits } = useWindow();
  const source = useAnswer('GET source');
  if (!source?.canRestore) return null;
  return (
    <p>
      <Button look="main" isWriting onClick={() => void edits.restore()}>
        Write {source.file} again
      </Button>{' '}
      As it was when it was right last.
    </p>
  );
}
