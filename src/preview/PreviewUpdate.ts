import type { ConsentConfig, PixelRules } from '#browser/BootConfig.ts';
import type { ServedRedirect } from '#build/hosts/HostingConfig.ts';
import type { Kind } from '#vendors/ledger.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import { createLocator, type Position } from '#problems/locate.ts';
import { lineEnd, lineStart } from '#load/lines.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit, Problem } from '#problems/Problem.ts';

/** The name of the site file in the folder of the project. */
export const siteFile = 'site.yaml';

/** A site as the preview shows it: all pages at hand, pictures and typefaces straight from media/. */
export type PreviewSite = {
  shared: SharedData;
  /** By path. */
  pages: Record<string, PageData>;
  notFound: PageData;
  redirects: ServedRedirect[];
  /** The static styles of every page. */
  styles: string;
  favicon?: string;
  pixel: (PixelRules & { kinds: readonly Kind[] }) | null;
  consent: ConsentConfig;
};

/**
 * A problem as people are shown it. Code, path and offsets are missing when the file is not the reason:
 * a picture cannot be read, or the preview itself failed.
 */
export type PreviewProblem = Partial<Problem> &
  Pick<Problem, 'severity' | 'message'> & {
    /** `site.yaml:12:5`, or the file alone. */
    place: string;
    /** From 1, columns in UTF-16 units. */
    range?: Position;
    /** The line with its neighbours, underlined. */
    frame?: string;
    /** The lines that a fix would change that a person must decide on, before and after. */
    offer?: string;
  };

/** What the server knows of the site after every change. */
export type PreviewUpdate = {
  /** Counts up, so that a page knows whether it missed one. */
  version: number;
  /** Names the version of the file that was read, for whoever wants to write it (EditApi). */
  hash: string;
  /** The site as it was when it was right last; null while it never was. */
  site: PreviewSite | null;
  /** What is wrong with the file as it is now. Where there are errors, `site` is older than the file. */
  problems: PreviewProblem[];
  /** A page that is none of the site's and only this document shows: an example of the catalogue. */
  example?: { path: string; page: PageData };
};

/** What changed since an update; `since` is its version, or null for one that knows nothing. */
export type PreviewChange = Omit<PreviewUpdate, 'site' | 'example'> & {
  since: number | null;
  /** Nothing when the site is the same, such as while the file is wrong. */
  site?: {
    rest: Omit<PreviewSite, 'pages'>;
    /** Those that changed or are new, by path. */
    pages: Record<string, PageData>;
    gone: string[];
  };
};

/** The messages between the server and the page, on Vite's socket. */
export const changeEvent = 'fascia:change';
/** The pages are to be loaded again: a block has changed. */
export const reloadEvent = 'fascia:reload';
/** A page says which version it knows. */
export const helloEvent = 'fascia:hello';
/** A page says which path it shows, so that this one is rendered before all others. */
export const lookEvent = 'fascia:look';

/** The name of the only policy by which a script of ours may turn a text into HTML (Trusted Types). */
export const trustedPolicy = 'fascia-preview';

/** What a page must be sent that knows the update before: of a thousand pages only those that changed. */
export function changeBetween(before: PreviewUpdate | null, after: PreviewUpdate): PreviewChange {
  const { version, hash, problems, site } = after;
  const change = { since: before?.version ?? null, version, hash, problems };
  if (!site || site === before?.site) return change;
  const { pages, ...rest } = site;
  const known = before?.site?.pages ?? {};
  const isSame = (one: unknown, other: unknown) =>
    one === other || JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.entries(pages).filter(([path, page]) => !isSame(known[path], page));
  const gone = Object.keys(known).filter((path) => !Object.hasOwn(pages, path));
  return { ...change, site: { rest, pages: Object.fromEntries(changed), gone } };
}

/** The update after a change; undefined when the change is one of another version. */
export function applyChange(
  before: PreviewUpdate,
  { since, site, ...update }: PreviewChange,
): PreviewUpdate | undefined {
  if (since !== null && since !== before.version) return undefined;
  if (!site) return { ...update, site: before.site };
  const known = since === null ? {} : { ...before.site?.pages };
  for (const path of site.gone) delete known[path];
  return { ...update, site: { ...site.rest, pages: { ...known, ...site.pages } } };
}

/** The problems of a file as people are shown them: the first of them, when there are very many. */
export function describeProblems(
  problems: readonly Problem[],
  source: string,
  most = 100,
): (PreviewProblem & Problem)[] {
  const locate = createLocator(source);
  return problems.slice(0, most).map((problem) => {
    const { file } = problem;
    const text = file?.text ?? source;
    const { frame, ...range } = file ? createLocator(text)(problem) : locate(problem);
    const place = `${file?.path ?? siteFile}:${range.line}:${range.column}`;
    const offer = problem.fix && !problem.fix.isSafe && describeOffer(problem.fix.edits, text);
    const { related: _, ...own } = problem;
    const shown = {
      ...own,
      place,
      range,
      ...(text !== '' && { frame }),
      ...(offer && { offer }),
    };
    // The editor of the window has the site file alone: nothing of another one has a place in it.
    return file ? { ...shown, start: 0, end: 0, file: { path: file.path, text: '' } } : shown;
  });
}

/** More than this nobody reads. */
const mostInOffer = 2000;

function describeOffer(edits: readonly Edit[], source: string): string {
  const start = lineStart(source, Math.min(...edits.map((edit) => edit.start)));
  const end = lineEnd(source, Math.max(...edits.map((edit) => edit.end)));
  const before = source.slice(start, end);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })),
  );
  const marked = (text: string, mark: string) => text.split(/\r?\n/).map((line) => mark + line);
  const lines = [...marked(before, '-'), ...marked(after, '+')].join('\n');
  return lines.length > mostInOffer ? `${lines.slice(0, mostInOffer)}…` : lines;
}

/** What a page may know of an update: what is wrong and where, without the lines of the file. */
export function withoutSource<Update extends { problems: PreviewProblem[] }>(
  update: Update,
): Update {
  const problems = update.problems.map(({ severity, place, message, hint }) => ({
    severity,
    place,
    message,
    ...(hint !== undefined && { hint }),
  }));
  return { ...update, problems };
}
