import { createProblem } from '#problems/createProblem.ts';
import { mostFound, type Problem } from '#problems/Problem.ts';
import { createNearest, type Nearest, nearestWords } from '../nearestWords.ts';
import { type Group, nodeAt, type Path, type Scalar, scalarsIn } from '../tree.ts';
import { createNamesIn, type Fault, findTarget } from './findTarget.ts';
import { createFormats, formatNames, type Formats, isFormat, type Locale } from './formats.ts';
import { malformedReference } from './malformedReference.ts';
import { type Piece, placePieces, type Reference } from './parseReferences.ts';
import { pathOfSteps } from './referenceRoots.ts';
import { type Environment, setVariables } from './setVariables.ts';

/** Of one text; more of them have one cause. */
const mostFaults = 20;

/** Nobody means to write more: characters from references in one text, in a short file, and a chain of references. */
const mostInText = 100_000;
const mostInShortFile = 2_000_000;
const longestChain = 100;

type Options = { environment?: Environment | undefined; nearest?: Nearest };

/** What is wrong, every value that something refers to, and how the site writes its numbers. */
export type Resolved = {
  faults: Fault[];
  warnings: Problem[];
  used: Set<Scalar>;
  formats: Formats;
  /** The variables whose values are from the environment. */
  variables: string[];
};

/**
 * Fills in every `${…}` of the tree, in place: a reference that is the whole value keeps its type
 * (a number stays a number), one inside a text is written into it. Scalars remember where their
 * parts come from. A scalar with a fault is marked broken, so that it is reported only once. Keys
 * are left as they are. What the environment holds takes the place of what `site: env` declares.
 */
export function resolveReferences(
  root: Group,
  source: string,
  { environment, nearest = createNearest() }: Options = {},
): Resolved {
  const { faults, warnings, replaced } = setVariables(root, environment ?? {});
  const report = (problem: Problem) => void faults.push({ problem });
  const used = new Set<Scalar>();
  const namesIn = createNamesIn();
  // What looks like a reference in the environment is none.
  const started = new Set(replaced.values());
  const open = new Set<Scalar>();
  const mostInFile = Math.max(mostInShortFile, source.length);
  let written = 0;
  let isReported = false;
  let lacksCurrency = false;

  function resolve(scalar: Scalar, path: Path): void {
    if (started.has(scalar) || !String(scalar.value).includes('${')) return;
    started.add(scalar);
    open.add(scalar);
    const { repeats: original } = scalar;
    if (open.size > longestChain) {
      tooMany('chain', scalar, path);
    } else if (original) {
      resolve(original, path);
      // All but its place.
      const { start, end } = scalar;
      Object.assign(scalar, original, { start, end });
    } else {
      fillIn(scalar, path);
    }
    open.delete(scalar);
  }

  function fillIn(scalar: Scalar, path: Path): void {
    scalar.template = String(scalar.value);
    const origins: NonNullable<Scalar['origins']> = [];
    const values: (Scalar['value'] | undefined)[] = [];
    let length = 0;
    let filled = 0;
    let malformed = 0;
    for (const piece of placePieces(scalar, source)) {
      const isMalformed = piece.kind === 'unclosed' || piece.kind === 'malformed';
      if (filled > mostInText || (isMalformed && ++malformed > mostFaults)) break;
      const found = valueOf(piece, path);
      values.push(found?.value);
      const end = length + String(found?.value).length;
      if (piece.kind === 'reference') filled += end - length;
      if (found?.target) {
        const { start, end: targetEnd } = found.target;
        const part = { start: length, end };
        origins.push({ start, end: targetEnd, path: found.name, part });
      }
      length = end;
    }
    if (origins.length > 0) scalar.origins = origins;
    written += filled;
    const where = filled > mostInText ? 'text' : written > mostInFile ? 'file' : undefined;
    if (where) tooMany(where, scalar, path);
    else if (values.includes(undefined)) scalar.isBroken = true;
    else scalar.value = values.length === 1 ? (values[0] ?? null) : values.join('');
  }

  /** What is too much for the whole file has one cause, so it is reported once. */
  function tooMany(where: 'text' | 'file' | 'chain', scalar: Scalar, path: Path): void {
    scalar.isBroken = true;
    if (where !== 'text' && isReported) return;
    isReported ||= where !== 'text';
    const most = { text: mostInText, file: mostInFile, chain: longestChain }[where];
    const { start, end } = scalar;
    report(createProblem('too-many-references', { where, most }, { start, end, path }));
  }

  type Found = { value: Scalar['value'] } & (
    | { target: Scalar; name: string[] }
    | { target?: undefined }
  );

  /** The value of one piece, and where it comes from; undefined when it has a fault, which is then reported. */
  function valueOf(piece: Piece, path: Path): Found | undefined {
    if (piece.kind === 'text') return { value: piece.text };
    if (faults.length >= mostFound) return undefined;
    const { start, end } = piece;
    if (piece.kind !== 'reference')
      return report(
        piece.kind === 'unclosed'
          ? createProblem('unclosed-reference', {}, { start, end, path })
          : malformedReference(piece, { root, source, path }),
      );
    const target = findTarget(root, piece.steps, { path, nearest, namesIn });
    if ('problem' in target) {
      const isCut = target.problem.code === 'unknown-reference' && !target.problem.suggestion;
      const malformed = isCut ? malformedReference(piece, { root, source, path }) : undefined;
      return void faults.push(malformed?.fix ? { problem: malformed } : target);
    }
    const name = pathOfSteps(piece.steps.map((step) => step.name));
    used.add(target);
    if (open.has(target)) {
      const place = { start: piece.steps[0]?.start ?? start, end: piece.steps.at(-1)?.end ?? end };
      const facts = { path: name.join('.') };
      return report(createProblem('circular-reference', facts, { ...place, path }));
    }
    resolve(target, name);
    // The fault of the target is reported there; a missing value is for the schema to report.
    if (target.isBroken || target.value === null) return undefined;
    const value = piece.format ? format(target.value, piece.format, name, path) : target.value;
    return value === undefined ? undefined : { value, target, name };
  }

  function format(
    value: string | number | boolean,
    { name, start, end }: NonNullable<Reference['format']>,
    from: string[],
    path: Path,
  ): string | undefined {
    const place = { start, end, path };
    if (!isFormat(name)) {
      const known = [...formatNames];
      const facts = { name, nearest: nearestWords(name, known), known };
      return report(createProblem('unknown-formatter', facts, place));
    }
    if (name === 'money' && !nodeAt(root, ['site', 'currency'])) {
      const about = nodeAt(root, ['site']) ? ['site', 'currency'] : ['site'];
      const elsewhere = nodeAt(root, ['constants', 'currency']) && 'constants.currency';
      if (!lacksCurrency)
        faults.push({
          problem: createProblem('missing-currency', { isFormat: true, elsewhere }, place),
          about,
        });
      return void (lacksCurrency = true);
    }
    if (typeof value === 'number') return createFormats(locale())[name](value);
    const facts = { path: from.join('.'), value: String(value), format: name };
    const problem = createProblem('format-needs-number', facts, place);
    return void faults.push({ problem, about: from });
  }

  /** The site's language and currency; others while those are not right, which the schema reports. */
  function locale(): Locale {
    const text = (path: Path, form: RegExp, otherwise: string) => {
      const node = nodeAt(root, path);
      if (node?.kind !== 'scalar') return otherwise;
      resolve(node, path);
      return form.test(String(node.value)) ? String(node.value) : otherwise;
    };
    return {
      language: text(['site', 'language'], /^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'en'),
      currency: text(['site', 'currency'], /^[A-Z]{3}$/, 'GBP'),
    };
  }

  for (const { scalar, path } of scalarsIn(root)) resolve(scalar, path);
  return {
    faults,
    warnings,
    used,
    formats: createFormats(locale()),
    variables: [...replaced.keys()],
  };
}
