import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadText, readText, type ReadSite } from '#load/readSite.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Site } from '#schema/site.ts';
import { hash } from '#build/hash.ts';
import { type Judge, long } from './createJudge.ts';
import { describeProblems } from './describeProblems.ts';
import { describeSite } from './describeSite.ts';
import { draftUpdate } from './draftUpdate.ts';
import type { PreviewProblem, PreviewSite, PreviewUpdate } from './PreviewUpdate.ts';
import { reasonOf } from './askServer.ts';
import { createSourceMedia, UnreadablePicture } from './sourceMedia.ts';

/** A file that is empty or gone is believed after this time: an editor may be about to write it. */
const patience = 150;

type Described =
  | { isRight: true; site: PreviewSite; problems: PreviewProblem[] }
  | { isRight: false; problems: PreviewProblem[] };

type Options = {
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  /** Called after every reading, with what was read. */
  onRead?: (read: ReadSite) => void;
  /** Called when reading itself fails: a fault of ours. */
  onFailure?: (error: unknown) => void;
  judge?: Judge;
  /** The paths of the pages that somebody looks at now. */
  looked?: () => ReadonlySet<string>;
  /** Called with every update and the one before it. */
  onUpdate: (update: PreviewUpdate, before: PreviewUpdate) => void;
};

export type SiteFeed = {
  current(): PreviewUpdate;
  /** The site itself, as it was when it was right last. */
  site(): Site | undefined;
  /**
   * Says that the site file or one of the media may have changed. Editors write in several steps, so
   * the reading waits until nothing has been said for `quiet` milliseconds.
   */
  touch(quiet: number): void;
  /** Reads now; resolves when the update is out. */
  read(): Promise<void>;
};

/**
 * Keeps what the preview shows in step with the files. The last state wins: what is read while the
 * file changes again is dropped. Of a long file, the pages that somebody looks at are shown before the
 * whole of it is judged.
 */
export function createSiteFeed(options: Options): SiteFeed {
  const { root, file, onRead, looked = () => new Set<string>(), onUpdate } = options;
  const onFailure = options.onFailure ?? (() => {});
  const judge = options.judge ?? (async (text) => loadText(text));
  const path = join(root, file);
  const media = createSourceMedia(root);
  let current: PreviewUpdate = { version: 0, hash: '', site: null, problems: [] };
  /** The last site that was right, and whether the file as it was read last is that. */
  let right: PreviewSite | null = null;
  let rightSite: Site | undefined;
  let isRight = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  let latest = 0;

  const read = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    const isStale = () => own !== latest;
    if (await isUnfinished(path)) await new Promise((done) => setTimeout(done, patience));
    if (isStale()) return reading;
    const text = readText(path);
    try {
      await show(text, isStale);
    } catch (error) {
      if (isStale()) return reading;
      onFailure(error);
      isRight = false;
      const source = typeof text === 'string' ? text : '';
      publish({ hash: hash(source), site: right, problems: [ownFailure(error, file)] });
    }
    return isStale() ? reading : undefined;
  };
  const show = async (text: string | Problem, isStale: () => boolean) => {
    if (typeof text === 'string') await showDraft(text, isStale);
    const site =
      typeof text === 'string'
        ? await judge({ file: path, source: text })
        : { file: path, source: '', site: undefined, problems: [text] };
    if (isStale()) return;
    const described = await describe(site);
    if (isStale()) return;
    onRead?.(site);
    isRight = described.isRight;
    if (described.isRight) {
      right = described.site;
      rightSite = site.site;
    }
    publish({ hash: hash(site.source), site: right, problems: described.problems });
  };
  const showDraft = async (source: string, isStale: () => boolean) => {
    const paths = looked();
    if (source.length < long || !isRight || !right || paths.size === 0) return;
    const site = await draftUpdate({ source, looked: paths, shown: right, media });
    if (!site || isStale()) return;
    publish({ hash: hash(source), site, problems: current.problems.map(withoutFix) });
  };
  const publish = (next: Omit<PreviewUpdate, 'version'>) => {
    const before = current;
    current = { version: before.version + 1, ...next };
    onUpdate(current, before);
  };
  const describe = async ({ site, problems, source }: ReadSite): Promise<Described> => {
    const described = describeProblems(problems, { file, source });
    if (!site) return { isRight: false, problems: described };
    try {
      return { isRight: true, site: await describeSite(site, media), problems: described };
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      const problem = { severity: 'error' as const, place: error.file, message: error.message };
      return { isRight: false, problems: [...described, problem] };
    }
  };
  const enqueue = () => (reading = read());

  return {
    current: () => current,
    site: () => rightSite,
    read: enqueue,
    touch(quiet) {
      clearTimeout(timer);
      timer = setTimeout(() => void enqueue(), quiet);
    },
  };
}

/** A failure of ours, in the place of what is wrong with the file: nobody knows what that is. */
function ownFailure(error: unknown, file: string): PreviewProblem {
  return {
    severity: 'error',
    place: file,
    message: `The preview itself failed while it read ${file}: ${reasonOf(error)}`,
    hint: 'This is a fault of Fascia, and not of what is written. The page stays as it was right last. Undo the last change, or go on: the next save is read again.',
  };
}

/** Said of the text before: its places and its fix may be those of other words by now. */
function withoutFix(problem: PreviewProblem): PreviewProblem {
  const { fix: _, ...rest } = problem;
  return rest;
}

async function isUnfinished(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === 0,
    () => true,
  );
}
