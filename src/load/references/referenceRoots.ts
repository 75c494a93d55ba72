import { type Group, nodeAt, type Path, type TreeNode } from '../tree.ts';

/** Where a reference may start, and the part of the file that it leads into. */
const roots = {
  constants: ['constants'],
  site: ['site'],
  links: ['links'],
  env: ['site', 'env'],
} as const;

/** The words with which a reference of this file may start. */
export function rootsOf(file: Group): string[] {
  return Object.entries(roots).flatMap(([name, path]) => (nodeAt(file, path) ? name : []));
}

/** What a reference leads into by its first word. A file that declares no variables has none. */
export function rootNode(file: Group, name: string): TreeNode | undefined {
  if (!isRoot(name)) return undefined;
  const none: Group = { kind: 'group', entries: new Map(), isFlow: false, start: 0, end: 0 };
  return nodeAt(file, roots[name]) ?? (name === 'env' ? none : undefined);
}

/** The path of what the steps of a reference name: `env.BOOKING_HOST` is declared under `site: env`. */
export function pathOfSteps([name = '', ...steps]: readonly string[]): string[] {
  return [...(isRoot(name) ? roots[name] : [name]), ...steps];
}

/** How a reference to a path begins: the opposite. */
export function stepsOfPath(path: Path): Path {
  return path[0] === 'site' && path[1] === 'env' ? path.slice(1) : path;
}

/** Whether a reference may start with a word. */
export function isRoot(name: string): name is keyof typeof roots {
  return Object.hasOwn(roots, name);
}
