import { applyEdits, moveBy } from '#problems/applyEdits.ts';
import type { Edit, Problem, Range, SourceFile } from '#problems/Problem.ts';
import type { Entry, Group, Path, TreeNode } from './tree.ts';

/** A file of a site besides site.yaml, and the part of the site that it holds. */
export type Source = SourceFile & { at: Path };

/**
 * The texts of the files of a site, one behind the other, so that an offset is a place in one of them, and edits
 * may be of all. The first is site.yaml; most sites have no other.
 */
export type Sources = { text: string; files: readonly [PlacedSource, ...PlacedSource[]] };

/** A file of a site, and where it is among the texts of all. */
export type PlacedSource = Source & Range;

/** The text of a site file, with those of the other files. */
export function joinSources(siteText: string, others: readonly Source[] = []): Sources {
  let end = siteText.length;
  const main = { path: 'site.yaml', at: [], text: siteText, start: 0, end };
  const placed = others.map((source) => {
    const start = end + 1;
    end = start + source.text.length;
    return { ...source, start, end };
  });
  const texts = [main, ...placed].map(({ text }) => text);
  return { text: texts.join('\n'), files: [main, ...placed] };
}

/** The text of the site file. */
export function mainText({ files: [{ text }] }: Sources): string {
  return text;
}

/** The file that a place is in. */
export function fileAt({ files }: Sources, { start }: Pick<Range, 'start'>): PlacedSource {
  return files.findLast((file) => file.start <= start) ?? files[0];
}

/** The file that a problem is in (`Problem.file`). */
export function fileOfProblem({ files }: Sources, { file }: Pick<Problem, 'file'>): PlacedSource {
  const found = file ? files.find(({ path }) => path === file.path) : files[0];
  if (!found) throw new Error(`${file?.path} says no part of the site.`);
  return found;
}

/** The texts with edits in the file of a problem, which count from its start. */
export function editFile(sources: Sources, problem: Problem, edits: readonly Edit[]): Sources {
  const { path, text } = fileOfProblem(sources, problem);
  return withText(sources, path, applyEdits(text, edits));
}

/** The same files, one of them with another text. */
export function withText(sources: Sources, path: string, text: string): Sources {
  return mapTexts(sources, (file) => (file.path === path ? text : file.text));
}

/** The same files with other texts. */
export function mapTexts(
  { files: [main, ...others] }: Sources,
  write: (file: PlacedSource) => string,
): Sources {
  return joinSources(
    write(main),
    others.map((file) => ({ ...file, text: write(file) })),
  );
}

/** The texts with each edit in its place. */
export function editSources(sources: Sources, edits: readonly Edit[]): Sources {
  return mapTexts(sources, ({ text, start, end }) => {
    const own = edits.filter((edit) => edit.start >= start && edit.end <= end);
    return applyEdits(
      text,
      own.map((edit) => moveBy(edit, -start)),
    );
  });
}

/** Moves the places of a tree, in place. Repeated parts share what they hold. */
export function moveTree(root: TreeNode, distance: number): void {
  const moved = new Set<object>();
  const move = (range: Range) => {
    if (moved.has(range)) return;
    moved.add(range);
    Object.assign(range, moveBy(range, distance));
  };
  const visit = (node: TreeNode): void => {
    if (moved.has(node)) return;
    move(node);
    if (node.kind === 'list') node.items.forEach(visit);
    else if (node.kind === 'group')
      for (const { key, value } of node.entries.values()) {
        move(key);
        visit(value);
      }
    else if (node.comment) move(node.comment);
  };
  visit(root);
}

/**
 * Puts a part of the site, which another file holds, into the tree. Gives back the key of site.yaml that says the
 * same part already, which then stays.
 */
export function mount(root: Group, part: TreeNode, [key, ...rest]: Path): Entry | undefined {
  const name = String(key);
  const there = root.entries.get(name);
  if (there && rest.length > 0 && there.value.kind === 'group')
    return mount(there.value, part, rest);
  if (there) return there;
  const { start } = part;
  const inner: Group = { kind: 'group', start, end: part.end, entries: new Map(), isFlow: false };
  if (rest.length > 0) mount(inner, part, rest);
  const value = rest.length > 0 ? inner : part;
  root.entries.set(name, { name, key: { start, end: start }, value });
  return undefined;
}
