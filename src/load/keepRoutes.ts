/**
 * The same text with only some of its pages, cut at the list items without reading the rest: by lines,
 * as the operator sees them. Undefined where the list of pages is not written item by item.
 */
export function keepRoutes(source: string, paths: ReadonlySet<string>): string | undefined {
  const start = /^routes:[ \t]*(?:#.*)?\r?\n/m.exec(source);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const margin = /^(?:[ \t]*(?:#.*)?\r?\n)*( *)- /.exec(source.slice(from))?.[1];
  if (margin === undefined) return undefined;
  // The list ends where something is indented less, comments aside.
  const rest = source.slice(from);
  const stop = new RegExp(`^ {0,${margin.length}}[^\\s#-]`, 'm').exec(rest)?.index ?? rest.length;
  const dash = new RegExp(`^(?=${margin}- )`, 'm');
  const first = rest.search(dash);
  const pages = rest.slice(first, stop).split(dash);
  const kept = pages.filter((item) => paths.has(pathOf(item) ?? ''));
  if (pages.some((item) => pathOf(item) === undefined)) return undefined;
  const shown = kept.length > 0 ? kept : pages.slice(0, 1);
  return source.slice(0, from + first) + shown.join('') + rest.slice(stop);
}

/** The path of a page, from its own line. */
function pathOf(item: string): string | undefined {
  return /^ *(?:- )? *path: *(["']?)(\/[^\s"'#]*)\1[ \t]*(?:#.*)?$/m.exec(item)?.[2];
}
