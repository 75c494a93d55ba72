import { startsWith } from '#load/paths.ts';
import { isRoot } from '#load/references/referenceRoots.ts';
import { placePieces, type Reference } from '#load/references/parseReferences.ts';
import { type Group, nodeAt, type Path, scalarsIn } from '#load/tree.ts';
import type { Edit } from '#problems/Problem.ts';

/** A key that is in another group, or has another name, and can be referred to. */
export type Move = { path: Path; to: Path };

/**
 * The references to keys that have moved, with the new path; where no reference can lead, with the value
 * in their place.
 */
export function rewriteReferences(source: string, tree: Group, moves: readonly Move[]): Edit[] {
  // A section has nothing that a reference can lead to.
  const referable = moves.filter(({ path }) => isRoot(String(path[0])));
  const rewrite = (reference: Reference): Edit[] => {
    const path = reference.steps.map(({ name }) => name);
    const moved = referable.find((one) => startsWith(path, one.path));
    if (!moved) return [];
    const to = [...moved.to, ...path.slice(moved.path.length)];
    if (!isRoot(String(to[0]))) return inline(reference, nodeAt(tree, path), source);
    const [start = 0, end = 0] = [reference.steps[0]?.start, reference.steps.at(-1)?.end];
    return [{ start, end, text: to.join('.') }];
  };
  return scalarsIn(tree).flatMap(({ scalar }) =>
    scalar.repeats || typeof scalar.value !== 'string'
      ? []
      : placePieces(scalar, source).flatMap((piece) =>
          piece.kind === 'reference' && isPlaced(piece, source) ? rewrite(piece) : [],
        ),
  );
}

/** A number with a format is a text that only the loader can write: such a reference stays. */
function inline(
  { start, end, format }: Reference,
  target: ReturnType<typeof nodeAt>,
  source: string,
): Edit[] {
  if (format || target?.kind !== 'scalar') return [];
  return [{ start, end, text: source.slice(target.start, target.end) }];
}

/** Whether a reference is written where it was found, and not only its whole text. */
function isPlaced({ start, end }: Reference, source: string): boolean {
  return /^\$\{[^{}]*\}$/.test(source.slice(start, end));
}
