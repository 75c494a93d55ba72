import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadText, readText, type ReadSite } from '#load/readSite.ts';
import { hash } from '#build/hash.ts';
import { describeProblems } from './describeProblems.ts';
import { describeSite } from './describeSite.ts';
import { draftUpdate } from './draftUpdate.ts';
import type { PreviewSite, PreviewUpdate } from './PreviewUpdate.ts';
import { createSourceMedia, UnreadablePicture } from './sourceMedia.ts';

/** A file that is empty or gone is believed after this time: an editor may be about to write it. */
const patience = 150;
/** From this many characters on, judging the whole file takes longer than people wait for what they see. */
const long = 60_000;

type Options = {
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  /** Called after every reading, with what was read. */
  onRead?: (read: ReadSite) => void;
  /** The paths of the pages that somebody looks at now. */
  looked?: () => ReadonlySet<string>;
  /** Called with every update and the one before it. */
  onUpdate: (update: PreviewUpdate, before: PreviewUpdate) => void;
};

export type SiteFeed = {
  current(): PreviewUpdate;
  /**
   * Says that the site file or one of the media may have changed. Editors write in several steps, so
   * the reading waits until nothing has been said for `quiet` milliseconds.
   */
  touch(quiet: number): void;
  /** Reads now; resolves when the update is out. */
  read(): Promise<void>;
};

/**
 * Keeps what the preview shows in step with the files. One reading at a time; the last state wins. Of a
 * long file, the pages that somebody looks at are shown before the whole of it is judged.
 */
export function createSiteFeed(options: Options): SiteFeed {
  const { root, file, onRead, looked = () => new Set<string>(), onUpdate } = options;
  const path = join(root, file);
  const media = createSourceMedia(root);
  let current: PreviewUpdate = { version: 0, hash: '', site: null, problems: [] };
  /** The last site that was right, and whether the file as it was read last is that. */
  let right: PreviewSite | null = null;
  let isRight = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    if (await isUnfinished(path)) await new Promise((done) => setTimeout(done, patience));
    const text = readText(path);
    if (typeof text === 'string') await showDraft(text);
    const site =
      typeof text === 'string'
        ? loadText({ file: path, source: text })
        : { file: path, source: '', site: undefined, problems: [text] };
    onRead?.(site);
    publish({ hash: hash(site.source), ...(await describe(site)) });
  };
  const showDraft = async (source: string) => {
    const paths = looked();
    if (source.length < long || !isRight || !right || paths.size === 0) return;
    const site = await draftUpdate({ source, looked: paths, shown: right, media });
    if (!site) return;
    publish({ hash: hash(source), site, problems: current.problems });
    // The message leaves before the long work begins.
    await new Promise((sent) => setTimeout(sent, 1));
  };
  const publish = (next: Omit<PreviewUpdate, 'version'>) => {
    const before = current;
    current = { version: before.version + 1, ...next };
    onUpdate(current, before);
  };
  const describe = async ({ site, problems, source }: ReadSite) => {
    const described = describeProblems(problems, { file, source });
    isRight = false;
    if (!site) return { site: right, problems: described };
    try {
      right = await describeSite(site, media);
      isRight = true;
      return { site: right, problems: described };
    } catch (error) {
      const place = error instanceof UnreadablePicture ? error.file : file;
      const message = error instanceof Error ? error.message : String(error);
      const problem = { severity: 'error' as const, place, message };
      return { site: right, problems: [...described, problem] };
    }
  };
  const enqueue = () => (reading = reading.then(read));

  return {
    current: () => current,
    read: enqueue,
    touch(quiet) {
      clearTimeout(timer);
      timer = setTimeout(() => void enqueue(), quiet);
    },
  };
}

async function isUnfinished(file: string): Promise<boolean> {
  return stat(file).then(
    ({ size }) => size === 0,
    () => true,
  );
}
