import { isAboutForm } from '#load/yaml/isAboutForm.ts';
import type { ReadSite } from '#load/readSite.ts';

/** What came of a file, in a line. */
export function summarise({ file, site, problems }: ReadSite): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ].join(', ');
  const certain = problems.filter(({ fix }) => fix?.isSafe).length;
  const share =
    certain === problems.length ? (certain === 1 ? 'it' : 'all of them') : `${certain} of them`;
  const help = certain > 0 ? ` --fix corrects ${share}.` : '';
  if (!site) return `${file}: ${found}.${help}${mayHideMore(problems) ? hidden : ''}`;
  const sections = site.routes.reduce((sum, route) => sum + route.sections.length, 0);
  const holds = `${counted(site.routes.length, 'route')}, ${counted(sections, 'section')}`;
  return warnings > 0
    ? `${file}: ${found}. It holds ${holds}.${help}`
    : `${file} is right: ${holds}.`;
}

const hidden = ' There may be more behind it: the rest can be judged when this is right.';

/** Whether the one error is of a kind that stops the judging, and nobody knows what the text would be without it. */
function mayHideMore(problems: ReadSite['problems']): boolean {
  const [problem, ...others] = problems;
  return (
    problem !== undefined &&
    others.length === 0 &&
    isAboutForm(problem.code) &&
    !problem.fix?.isSafe
  );
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
