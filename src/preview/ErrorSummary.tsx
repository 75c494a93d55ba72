import type { PreviewProblem, PreviewSite } from './PreviewUpdate.ts';

type Props = { problems: readonly PreviewProblem[]; site: PreviewSite | null };

/** How many errors the file has, and what the page shows meanwhile. */
export function ErrorSummary({ problems, site }: Props) {
  const count = countErrors(problems);
  return (
    <div role="alert">
      <h2 id="wrong-heading">
        {count === 1 ? 'One thing is' : `${count} things are`} wrong in site.yaml
      </h2>
      <p>
        {site
          ? 'The page shows the last version that was right. Correct the file and save it.'
          : 'The page appears as soon as the file is right.'}
      </p>
    </div>
  );
}

export function countErrors(problems: readonly PreviewProblem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}
