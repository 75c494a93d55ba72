import { lineLink } from '../look.ts';
import { useWorkbench } from '../Workbench.ts';

/** Leads to the line of a rule; nothing where the line is not known. */
export function RuleLine({ line, words = '' }: { line: number | undefined; words?: string }) {
  const { openLine } = useWorkbench();
  if (line === undefined) return null;
  return (
    <button type="button" css={lineLink} onClick={() => openLine({ line, column: 1 })}>
      {words} {line}
    </button>
  );
}
