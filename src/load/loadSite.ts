import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { SiteFile, type Site } from '#schema/site.ts';
import { expandSite } from './expandSite.ts';
import { addFixes } from './fixes/addFixes.ts';
import { tellBehind } from './fixes/tellBehind.ts';
import { tellBrokenLine } from './causes/tellBrokenLine.ts';
import { tellJoinedLines } from './causes/tellJoinedLines.ts';
import { tellLostLine } from './causes/tellLostLine.ts';
import { tellStrayMark } from './causes/tellStrayMark.ts';
import { tellMoved } from './causes/tellMoved.ts';
import { isSamePath } from './explain/readIssues.ts';
import { findFields } from './findFields.ts';
import { findWritten } from './findValues.ts';
import { isRight, limitJudge, type Judge, type Judgement, type Layer } from './Judgement.ts';
import { collectNames } from './names.ts';
import { lineEnd } from './lines.ts';
import { parseYaml } from './yaml/parseYaml.ts';
import type { Fault } from './references/findTarget.ts';
import { runReadiness } from './readiness/runReadiness.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import { runChecks } from './checks/runChecks.ts';
import { isMissingFromPartial, type Path } from './tree.ts';
import { toData } from './toData.ts';
import { validate } from './validate.ts';
import type { FileSystem } from './FileSystem.ts';

export type { FileSystem } from './FileSystem.ts';

/** A site with at most warnings, or no site and at least one error. Problems are in file order. */
export type Loaded = { site: Site; problems: Problem[] } | { site: undefined; problems: Problem[] };

/** `release`: placeholders are errors, too. */
export type LoadOptions = { release?: boolean };

/** What came of a text, and how far it could be judged. */
type Judged = Loaded & { layer: Layer };

/** How often what is hidden behind a fault may hide more. */
const mostLayers = 4;

/**
 * The only way from text to a site: parse, references, schema, checks. Each step stops those that
 * depend on it, so that one fault is told once. A fault of the form hides all others: where the way
 * to mend it is certain, they are told as well. Reads nothing but its arguments.
 */
export function loadSite(
  source: string,
  fileSystem: FileSystem,
  options: LoadOptions = {},
): Loaded {
  const judged = judgeSite(source, fileSystem, options);
  const unread = createProblem('unreadable-yaml', { reason: '' }, { start: 0, end: 0, path: [] });
  const limited = limitJudge((text) => judgeSite(text, fileSystem, options), {
    site: undefined,
    problems: [unread],
    layer: 'form',
  });
  const problems = [...tellAll(source, judged, { ...limited, layers: mostLayers })];
  return judged.site ? { site: judged.site, problems } : { site: undefined, problems };
}

/** With their fixes, and with what is wrong behind those that have a certain one. */
function tellAll(
  source: string,
  judged: Judged,
  {
    judge,
    canJudge,
    layers,
  }: { judge: (text: string) => Judged; canJudge: () => boolean; layers: number },
): readonly Problem[] {
  const { layer } = judged;
  const fixed = addFixes(judged.problems, { source, judge, canJudge });
  // In quotes, two lines that became one may be right as well.
  const parted = tellJoinedLines(fixed, source, judge);
  const problems = isHealed(parted, source, judge)
    ? parted
    : tellCause({ problems: parted, layer }, source, judge);
  if (layer !== 'form' || layers === 0 || !canJudge()) return problems;
  return tellBehind(problems, source, (text) =>
    tellAll(text, judge(text), { judge, canJudge, layers: layers - 1 }),
  );
}

/** What seems to be several faults and is one: a line broken in two, a mark too many, lines that have moved, or a line that is not there. */
function tellCause(
  { problems, layer }: Judgement,
  source: string,
  judge: Judge,
): readonly Problem[] {
  for (const tell of [tellBrokenLine, tellStrayMark]) {
    const told = tell(problems, source, judge);
    if (told !== problems) return told;
  }
  return tellLostLine(tellMoved({ problems, layer }, source, judge), source, judge);
}

/** Whether what is certain is enough to set all right. */
function isHealed(problems: readonly Problem[], source: string, judge: Judge): boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return true;
  const isWhole = errors.every(({ fix, ...error }) => fix?.isSafe && !opensPart(error, source));
  if (!isWhole) return false;
  const edits = errors.flatMap(({ fix }) => fix?.edits ?? []);
  return isRight(judge(applyEdits(source, edits)));
}

/** Whether a line at a wrong column opens a part, which has mostly moved with it. */
function opensPart({ code, end }: Omit<Problem, 'fix'>, source: string): boolean {
  return (
    code === 'wrong-indentation' &&
    /^:\s*(?:[|>][-+\d]*\s*)?(?:#.*)?$/m.test(source.slice(end, lineEnd(source, end)))
  );
}

/** The same without fixes: finding some of them means judging other texts. */
function judgeSite(
  source: string,
  fileSystem: FileSystem,
  { release = false }: LoadOptions,
): Judged {
  const { tree, problems } = parseYaml(source);
  if (!tree) return { site: undefined, problems, layer: 'form' };

  const references = resolveReferences(tree, source);
  const data = toData(tree);
  const values = findWritten(SiteFile, data, tree);
  const fields = findFields(values);
  const names = collectNames(data, fields, fileSystem);
  const duplicates = problems.filter(({ code }) => code === 'duplicate-key');
  const {
    file,
    problems: faults,
    faulty,
    told,
  } = validate({ data, tree, source, names, duplicates });
  const untold = problems.filter((problem) => !told.some(({ start }) => start === problem.start));
  const wrongNames = faults.filter(({ code }) => code === 'wrong-name' || code === 'missing-colon');
  const referred = referenceProblems(
    references.faults.filter(
      (fault) =>
        !comesFromName(fault, wrongNames) &&
        !(fault.about && isMissingFromPartial(tree, fault.about)),
    ),
    faulty,
  );
  // A slip that is no name either is told once, as a slip.
  const slips = referred.filter(({ code }) => code === 'misspelt-name');
  const others = faults.filter(
    ({ code, start }) => code !== 'wrong-name' || !slips.some((slip) => slip.start === start),
  );
  const soFar = [...untold, ...referred, ...others];
  if (!file || soFar.length > 0)
    return { site: undefined, problems: inFileOrder(soFar), layer: 'schema' };

  const { used, formats } = references;
  const context = { file, data, values, fields, names, tree, source, fileSystem, used, formats };
  const found = inFileOrder([...runChecks(context), ...(release ? runReadiness(context) : [])]);
  return found.some((problem) => problem.severity === 'error')
    ? { site: undefined, problems: found, layer: 'site' }
    : { site: expandSite(file, fields), problems: found, layer: 'site' };
}

/** A reference to a value that is wrong by the schema, or that it misses, is told once: there. */
function referenceProblems(faults: readonly Fault[], faulty: readonly Path[]): Problem[] {
  const told = new Set(faulty.map((path) => path.join('.')));
  return faults
    .filter(({ about }) => !about || !told.has(about.join('.')))
    .map(({ problem }) => problem);
}

/** Whether a name leads nowhere since it is written otherwise, as none can be, where it is declared. */
function comesFromName({ problem, about = [] }: Fault, wrongNames: readonly Problem[]): boolean {
  const letters = (name: unknown) =>
    String(name)
      .toLowerCase()
      .replace(/[^a-z\d]/g, '');
  return (
    problem.code === 'unknown-reference' &&
    wrongNames.some(
      ({ path }) =>
        isSamePath(path.slice(0, -1), about.slice(0, -1)) &&
        letters(path.at(-1)).startsWith(letters(about.at(-1))),
    )
  );
}

/** In the order of the file, each once: a part that is repeated with `*name` is judged at every use. */
function inFileOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ code, start, end, path }) => {
      const key = `${code} ${start} ${end} ${path.at(-1)}`;
      return !seen.has(key) && seen.add(key);
    });
}
