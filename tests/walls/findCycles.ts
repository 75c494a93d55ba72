import { posix } from 'node:path';
import type { Import } from './readImports.ts';

type Module = { file: string; imports: readonly Import[] };

/**
 * The cycles among the imports of modules, types included: each as the files on its path, the first once more
 * at the end.
 */
export function findCycles(all: readonly Module[]): string[] {
  const imported = new Map(
    all.map(({ file, imports }) => [file, imports.map(({ from }) => fileOf(from, file))]),
  );
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push([...path.slice(start), file].join(' -> '));
    if (start !== -1 || done.has(file)) return;
    for (const next of imported.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const { file } of all) visit(file, []);
  return cycles;
}

/** The file that an import names; a package stays as it is. */
function fileOf(from: string, importer: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  return from.replace('#schema/', 'schema/').replace('#', 'src/');
}
