import { type FileSystem, schemaFor, sourcesOf } from '#load/fileSystemOf.ts';
import { type Layer, type Loaded, type LoadOptions, loadSite } from '#load/loadSite.ts';
import { editSources, type Sources } from '#load/sources.ts';
import { byPlace, haveOverlaps } from '#problems/applyEdits.ts';
import type { Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import type { Candidate } from './Candidate.ts';
import { createValidator, errorsOf, type Validation, type Validator } from './createValidator.ts';
import { findRepair, type Repair } from './findRepair.ts';
import { causesFor, correctionFor, readsWhole } from './generatorsFor.ts';
import { placeInFiles, withoutReturns } from '#load/placeInFiles.ts';
import { certainEdits, withHidden } from './withHidden.ts';
import { withoutHarm } from './withoutHarm.ts';

/** So many errors have no single cause, and validating the text takes long. */
const mostErrors = 300;

/** What corrections that read the whole text again may read together. */
const mostCharacters = 100_000;

/** Those that are shown at all; `--fix` comes round again for the others. */
const mostFixes = 100;

/**
 * Loads a site, and says what was probably meant where something is wrong: fixes, the root cause of
 * several errors, and the errors that an error of the form hides. `source` is the text of the site file.
 */
export function diagnoseSite(
  source: string,
  fileSystem: FileSystem,
  options: LoadOptions = {},
): Loaded & { layer: Layer; sources: Sources } {
  const written = sourcesOf(source, fileSystem);
  const sources = withoutReturns(written);
  const loaded = loadSite(sources, fileSystem, options);
  const validate = createValidator(fileSystem, options);
  const found = diagnose(sources, loaded, { validate, schema: schemaFor(fileSystem) });
  const isAsWritten = sources.text === source;
  const problems = isAsWritten ? found : found.map(placeInFiles(sources, written));
  const { site, layer } = loaded;
  const rest = { problems, layer, sources: written };
  return site ? { site, ...rest } : { site, ...rest };
}

/** What validates edited texts, and the schema of the site. */
type RepairContext = { validate: Validator; schema: SiteSchema };

/** The problems of a text with their fixes and causes; with those that they hide when every error has a safe fix. */
function diagnose(sources: Sources, validation: Validation, context: RepairContext): Problem[] {
  const isReadable = validation.layer !== 'yaml';
  const { schema, validate } = context;
  const { text: source } = sources;
  const text = { source, schema, isReadable };
  const known = withoutHarm(correct(sources, validation, context), text);
  const edits = isReadable ? undefined : certainEdits(known);
  const fixed = edits && editSources(sources, edits);
  const behind = fixed && validate(fixed);
  return behind ? withHidden(known, diagnose(fixed, behind, context), { edits, source }) : known;
}

/** The problems with their fixes; in place of some errors, their root cause. */
function correct(
  sources: Sources,
  validation: Validation,
  { validate, schema }: RepairContext,
): Problem[] {
  const { layer } = validation;
  const { text: source } = sources;
  const mostReads = Math.max(1, mostCharacters / source.length);
  const errors = errorsOf(validation);
  const [first] = errors;
  const drafts = validation.problems.map((problem, index) => {
    const isLate = index >= (readsWhole.includes(problem.code) ? mostReads : mostFixes);
    const generate = isLate ? undefined : correctionFor(problem);
    const candidates = generate?.({ source, schema, problem, errors }) ?? [];
    return { problem, generate, candidates };
  });

  const together = drafts.filter(({ problem }) => problem.severity === 'error');
  if (together.length > 1) {
    // All at once: of several errors, each mostly has a correction that is right.
    const edits = together.flatMap(({ candidates }) => candidates[0]?.edits ?? []);
    const isWhole = together.every(({ candidates }) => candidates.length > 0);
    const after =
      isWhole && !haveOverlaps(edits) ? validate(editSources(sources, edits)) : undefined;
    if (after && errorsOf(after).length === 0)
      return drafts.map(({ problem, candidates }) => {
        const fixed = withFix(problem, candidates[0], true);
        return problem.severity === 'error' ? tried(fixed) : fixed;
      });
  }

  const damage = (problem: Problem) => ({ sources, source, schema, problem, errors, layer });
  const own = drafts.filter(({ problem, generate }) => problem === first && generate);
  // A text that nobody has read is repaired no more than one with too many errors.
  const areMany = errors.length > mostErrors || first?.code === 'too-large';
  const generators = causesFor(
    errors,
    own.map(({ candidates }) => () => [...candidates]),
  );
  const repair = first && !areMany ? findRepair(generators, damage(first), validate) : undefined;
  if (repair?.candidate.cause) return withCause(validation.problems, repair);

  return drafts.map(({ problem, generate, candidates }) => {
    if (problem === first && repair)
      return tried(withFix(problem, repair.candidate, repair.isSafe));
    const [best] = candidates;
    if (!best || !generate) return withFix(problem, undefined, false);
    if (best.proof === 'none') return withFix(problem, best, true);
    const proven = areMany ? undefined : findRepair([generate], damage(problem), validate);
    if (proven) return tried(withFix(problem, proven.candidate, proven.isSafe));
    return withFix(problem, best.proof === 'wanted' ? best : undefined, false);
  });
}

/** A root cause in place of the errors that follow from it. */
function withCause(problems: readonly Problem[], repair: Repair): Problem[] {
  const { candidate, remaining, isSafe } = repair;
  const { cause, edits } = candidate;
  const left = problems.filter((problem) => remaining.includes(problem));
  const found = cause ? [tried({ ...cause, fix: { edits, isSafe } })] : [];
  return [...left, ...found].toSorted(byPlace);
}

function withFix(found: Problem, candidate: Candidate | undefined, isProven: boolean): Problem {
  const { fix: _fix, ...problem } = found;
  if (!candidate) return problem;
  const isSafe = isProven && candidate.isOffered !== true;
  return { ...problem, fix: { edits: candidate.edits, isSafe } };
}

/** A problem whose fix was validated. */
function tried({ fix, ...problem }: Problem): Problem {
  return fix ? { ...problem, fix: { ...fix, isTried: true } } : problem;
}
