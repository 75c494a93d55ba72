import { ProblemList } from '../ProblemCard.tsx';
import { useUpdate } from '../WindowContext.ts';

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
