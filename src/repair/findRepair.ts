import { lineEnd } from '#load/lines.ts';
import type { Layer } from '#load/loadSite.ts';
import { editSources, type Sources } from '#load/sources.ts';
import { isAboutForm } from '#problems/wording.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Candidate, Damage, Generator } from './Candidate.ts';
import { isBetter } from './applyFixes.ts';
import { findLosses } from './findLosses.ts';
import { errorsOf, type Validation, type Validator } from './createValidator.ts';

/** A candidate after which less is wrong. */
export type Repair = {
  candidate: Candidate;
  /** The errors that it does not explain; none when the text is valid with it. */
  remaining: readonly Problem[];
  isValid: boolean;
  /** It is certain that this was meant: no other candidate does as well. */
  isSafe: boolean;
};

/** Candidates of one generator, so that the next has its turn, too. */
const mostCandidates = 7;

/** Tried after a candidate that makes the text valid, to know whether it is the only one. */
const mostRivals = 3;

/** How far a text can be validated, the best first. */
const layers: readonly Layer[] = ['site', 'schema', 'yaml'];

/** What of a text can be validated, and what is wrong with it. */
type Before = Damage & Pick<Validation, 'layer'> & { sources: Sources };

type Found = Omit<Repair, 'isSafe'> & { rank: readonly number[] };

/**
 * The search: asks one generator after the other until the text is valid with one of its candidates.
 * Otherwise the candidate is taken after which the least is wrong, if any is a help.
 */
export function findRepair(
  generators: readonly Generator[],
  before: Before,
  validate: Validator,
): Repair | undefined {
  const helpful: Repair[] = [];
  for (const generate of generators) {
    const found: Found[] = [];
    const seen = new Set([before.source]);
    let tries = mostCandidates;
    const queue = generate(before);
    for (let candidate = queue.shift(); candidate; candidate = queue.shift()) {
      const edited = editSources(before.sources, candidate.edits);
      const { text } = edited;
      if (seen.has(text)) continue;
      if (tries-- === 0) break;
      seen.add(text);
      const validation = validate(edited);
      if (!validation) break;
      queue.unshift(...(candidate.refine?.(errorsOf(validation), text) ?? []));
      const outcome = rate(asOffer(candidate, before), before, { ...validation, text });
      if (outcome?.isValid && found.every(({ isValid }) => !isValid))
        tries = Math.min(tries, mostRivals);
      if (outcome) found.push(outcome);
    }
    const best = choose(found);
    // What is only offered may yet have a cause that is certain.
    const { isOffered = false, isMeant = false } = best?.candidate ?? {};
    if (best?.isValid && (isMeant || !isOffered)) return best;
    if (best) helpful.push(best);
  }
  return helpful.find(({ isValid, candidate }) => isValid && candidate.cause) ?? helpful[0];
}

/** A candidate that would take something from the operator is only offered; another may be what was meant. */
function asOffer(candidate: Candidate, { source, schema, problem, layer }: Before): Candidate {
  if (candidate.proof === 'none') return candidate;
  const fixed = { ...(candidate.cause ?? problem), fix: { edits: candidate.edits, isSafe: true } };
  const isHarmful = findLosses({ source, schema, isReadable: layer !== 'yaml' }, [fixed]).size > 0;
  return isHarmful ? { ...candidate, isOffered: true } : candidate;
}

/** The best of a generator; safe when it is better than the next. */
function choose(found: readonly Found[]): Repair | undefined {
  const [best, second] = found.toSorted((a, b) => compare(a.rank, b.rank));
  if (!best) return undefined;
  const isTie = second !== undefined && compare(best.rank, second.rank) === 0;
  return { ...best, isSafe: !isTie && best.candidate.isOffered !== true };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/**
 * The ranking, less is better: layers that cannot be validated, how much of the text is behind
 * the first error of its form, problems, cost. Undefined when the candidate does not help.
 */
function rate(
  candidate: Candidate,
  before: Before,
  after: Validation & { text: string },
): Found | undefined {
  const errors = errorsOf(after);
  const remaining = before.errors.filter(({ code, message }) =>
    errors.some((other) => other.code === code && other.message === message),
  );
  const { problem } = before;
  const broken = after.problems.find(({ code }) => code === problem.code || isAboutForm(code));
  const isValid = errors.length === 0 && (problem.severity === 'error' || !broken);
  const isClearer = !broken || isFurther(broken, problem, after.text);
  const isOrdered = before.layer === 'yaml' && !hasMisplaced(errors, candidate, after.text);
  const isHelp = candidate.cause
    ? (isOrdered && (after.layer === 'site' || (candidate.isPartial && isClearer))) ||
      (remaining.length === errors.length && remaining.length < before.errors.length)
    : isClearer;
  if (!isValid && !isHelp) return undefined;
  const rank = [
    layers.indexOf(after.layer),
    !isValid && broken ? after.text.length - broken.start : 0,
    after.problems.length,
    candidate.cost ?? 0,
  ];
  return {
    candidate: isKept(before, after) ? candidate : { ...candidate, isOffered: true },
    remaining,
    isValid,
    rank,
  };
}

/** Whether `--fix` keeps what it has done: of a text that is no YAML, what it hides is to be found yet. */
function isKept({ source, problem, errors, layer }: Before, after: Validation & { text: string }) {
  if (problem.severity === 'warning' || layer === 'yaml') return true;
  const before = { source, problems: errors, layer };
  return isBetter({ ...after, source: after.text, problems: errorsOf(after) }, before, before);
}

/** Whether the form of the text is right up to a later line than that of the problem. */
function isFurther(broken: Problem, problem: Problem, text: string): boolean {
  const next = lineEnd(text, Math.min(text.length, lineEnd(text, problem.end) + 1));
  return isAboutForm(problem.code) && broken.start > next;
}

/**
 * Whether an error may come from lines that are in another part than they should be: one of those that
 * follow from that, in the part of the file (`constants`, `routes`) in which the candidate changes lines.
 */
function hasMisplaced(errors: readonly Problem[], { edits }: Candidate, text: string): boolean {
  const first = edits[0]?.start ?? 0;
  const grown = edits
    .slice(0, -1)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  const last = (edits.at(-1)?.start ?? 0) + grown;
  const starts = Array.from(text.matchAll(/^[\w"']/gm), ({ index }) => index);
  const start = starts.findLast((at) => at <= first) ?? 0;
  const end = starts.find((at) => at > last) ?? text.length;
  return errors.some(
    (error) =>
      /^(?:unknown|duplicate|empty|misplaced)-|^missing-key$|^wrong-kind$/.test(error.code) &&
      (error.path.length < 2 || (error.start >= start && error.start < end)),
  );
}
