import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { nodeAt, type Group, type Path, type Scalar, type TreeNode } from '../tree.ts';
import { type Fault, findTarget } from './findTarget.ts';
import { createFormats, formatNames, type Formats, isFormat, type Locale } from './formats.ts';
import { joinFaults } from './joinFaults.ts';
import { malformedReference } from './malformedReference.ts';
import type { Piece } from './parseReferences.ts';
import { placePieces } from './placePieces.ts';

/** Of one text; more of them have one cause. */
const mostFaults = 20;

/** Nobody means to write more: characters from references in one text, in a short file, and a chain of references. */
const mostInText = 100_000;
const mostInShortFile = 2_000_000;
const longestChain = 100;

/** What is wrong, every value that something refers to, and how the site writes its numbers. */
export type Resolved = { faults: Fault[]; used: Set<Scalar>; formats: Formats };

/** Where a piece is filled in: the scalar, its path, and how much of its value is written already. */
type Into = { scalar: Scalar; path: Path; at: number };

/**
 * Fills in every `${…}` of the tree, in place: a reference that is the whole value keeps its type
 * (a number stays a number), one inside a text is written into it. Scalars remember where their
 * parts come from. A scalar with a fault is marked broken, so that nobody complains about it twice.
 * Keys are left as they are.
 */
export function resolveReferences(root: Group, source: string): Resolved {
  const faults: Fault[] = [];
  const report = (problem: Problem) => faults.push({ problem });
  const used = new Set<Scalar>();
  const started = new Set<Scalar>();
  const open = new Set<Scalar>();
  const mostInFile = Math.max(mostInShortFile, source.length);
  let written = 0;
  let isReported = false;
  const seen = new Set<unknown>();
  // Nothing is resolved for it before the first number is written.
  const formats = createFormats(locale);

  const way: (string | number)[] = [];

  function visit(node: TreeNode): void {
    if (node.kind === 'scalar') {
      if (isTemplate(node)) resolve(node, [...way]);
      return;
    }
    // Repeated parts share what they hold, so once is enough.
    const inside = node.kind === 'list' ? node.items : node.entries;
    if (seen.has(inside)) return;
    seen.add(inside);
    if (node.kind === 'list') node.items.forEach((item, index) => enter(index, item));
    else for (const { name, value } of node.entries.values()) enter(name, value);
  }

  function enter(name: string | number, node: TreeNode): void {
    way.push(name);
    visit(node);
    way.pop();
  }

  function resolve(scalar: Scalar, path: Path): void {
    if (started.has(scalar) || !isTemplate(scalar)) return;
    started.add(scalar);
    open.add(scalar);
    if (open.size > longestChain) {
      tooMany('chain', scalar, path);
      scalar.isBroken = true;
    } else if (scalar.repeats) {
      resolve(scalar.repeats, path);
      repeat(scalar, scalar.repeats);
    } else {
      fillIn(scalar, path);
    }
    open.delete(scalar);
  }

  function fillIn(scalar: Scalar, path: Path): void {
    const pieces = placePieces(scalar, source);
    const faulty = pieces.filter(({ kind }) => kind === 'unclosed' || kind === 'malformed');
    const unreported = new Set(faulty.slice(mostFaults));
    scalar.template = String(scalar.value);
    let length = 0;
    let filled = 0;
    const values = pieces.map((piece) => {
      if (unreported.has(piece) || filled > mostInText) return undefined;
      const value = valueOf(piece, { scalar, path, at: length });
      const added = String(value).length;
      length += added;
      if (piece.kind === 'reference') filled += added;
      return value;
    });
    written += filled;
    if (filled > mostInText) tooMany('text', scalar, path);
    else if (written > mostInFile) tooMany('file', scalar, path);
    if (values.includes(undefined) || filled > mostInText || written > mostInFile)
      scalar.isBroken = true;
    else scalar.value = values.length === 1 ? (values[0] ?? null) : values.join('');
  }

  /** What is too much for the whole file has one cause, so it is reported once. */
  function tooMany(where: 'text' | 'file' | 'chain', { start, end }: Scalar, path: Path): void {
    if (where !== 'text' && isReported) return;
    isReported ||= where !== 'text';
    const most = { text: mostInText, file: mostInFile, chain: longestChain }[where];
    report(createProblem('too-many-references', { where, most }, { start, end, path }));
  }

  /** The value of one piece; undefined when it has a fault, which is then reported. */
  function valueOf(piece: Piece, into: Into): Scalar['value'] | undefined {
    const { path } = into;
    if (piece.kind === 'text') return piece.text;
    if (piece.kind !== 'reference') {
      report(
        piece.kind === 'unclosed'
          ? createProblem('unclosed-reference', {}, { start: piece.start, end: piece.end, path })
          : malformedReference(piece, { root, source, path }),
      );
      return undefined;
    }
    const target = findTarget(root, piece.steps, path);
    if ('problem' in target) {
      const isCut = target.problem.code === 'unknown-reference' && !target.problem.suggestion;
      const malformed = isCut ? malformedReference(piece, { root, source, path }) : undefined;
      faults.push(malformed?.fix ? { problem: malformed } : target);
      return undefined;
    }
    return take(target, piece, into);
  }

  function take(
    target: Scalar,
    piece: Extract<Piece, { kind: 'reference' }>,
    { scalar, path, at }: Into,
  ): Scalar['value'] | undefined {
    const name = piece.steps.map((step) => step.name);
    const place = {
      start: piece.steps[0]?.start ?? piece.start,
      end: piece.steps.at(-1)?.end ?? piece.end,
      path,
    };
    used.add(target);
    if (open.has(target)) {
      report(createProblem('circular-reference', { path: name.join('.') }, place));
      return undefined;
    }
    resolve(target, name);
    // The fault of the target is reported there; a missing value is for the schema to report.
    if (target.isBroken || target.value === null) return undefined;
    const value = piece.format ? format(target.value, piece.format, { name, path }) : target.value;
    const part = { start: at, end: at + String(value).length };
    (scalar.origins ??= []).push({ start: target.start, end: target.end, path: name, part });
    return value;
  }

  function format(
    value: string | number | boolean,
    word: { name: string; start: number; end: number },
    from: { name: string[]; path: Path },
  ): string | undefined {
    const place = { start: word.start, end: word.end, path: from.path };
    if (!isFormat(word.name)) {
      const known = [...formatNames];
      const nearest = nearestWords(word.name, known);
      const facts = { name: word.name, nearest, known };
      const suggestion = oneOrMore(nearest);
      report(createProblem('unknown-formatter', facts, { ...place, suggestion }));
      return undefined;
    }
    if (typeof value !== 'number') {
      const facts = { path: from.name.join('.'), value: String(value), format: word.name };
      faults.push({
        problem: createProblem('format-needs-number', facts, place),
        about: from.name,
      });
      return undefined;
    }
    return formats[word.name](value);
  }

  /** The site's own language and currency; the shipped ones while those are not right, which the schema reports. */
  function locale(): Locale {
    const text = (path: Path, form: RegExp, otherwise: string) => {
      const node = nodeAt(root, path);
      if (node?.kind !== 'scalar') return otherwise;
      resolve(node, path);
      return form.test(String(node.value)) ? String(node.value) : otherwise;
    };
    return {
      language: text(['site', 'language'], /^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'en-GB'),
      currency: text(['constants', 'currency'], /^[A-Z]{3}$/, 'GBP'),
    };
  }

  visit(root);
  return { faults: joinFaults(faults, root, used), used, formats };
}

/** Whether a value holds something to fill in. */
function isTemplate({ value }: Scalar): boolean {
  return typeof value === 'string' && value.includes('${');
}

function repeat(copy: Scalar, original: Scalar): void {
  copy.value = original.value;
  if (original.template !== undefined) copy.template = original.template;
  if (original.origins) copy.origins = original.origins;
  if (original.isBroken) copy.isBroken = true;
}
