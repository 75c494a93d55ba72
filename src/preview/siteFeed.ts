import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readSite, type ReadSite } from '#load/readSite.ts';
import { hash } from '#build/hash.ts';
import { describeProblems } from './describeProblems.ts';
import { describeSite } from './describeSite.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';
import { createSourceMedia, UnreadablePicture } from './sourceMedia.ts';

/** A file that is empty or gone is believed after this time: an editor may be about to write it. */
const patience = 150;

type Options = {
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  /** Called after every reading, with what was read. */
  onRead?: (read: ReadSite) => void;
  onUpdate: (update: PreviewUpdate) => void;
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

/** Keeps what the preview shows in step with the files. One reading at a time; the last state wins. */
export function createSiteFeed({ root, file, onRead, onUpdate }: Options): SiteFeed {
  const media = createSourceMedia(root);
  let current: PreviewUpdate = { version: 0, hash: '', site: null, problems: [] };
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    if (await isUnfinished(join(root, file)))
      await new Promise((done) => setTimeout(done, patience));
    const site = await readSite(join(root, file));
    onRead?.(site);

    current = { version: current.version + 1, hash: hash(site.source), ...(await describe(site)) };
    onUpdate(current);
  };
  const describe = async ({ site, problems, source }: ReadSite) => {
    const described = describeProblems(problems, { file, source });
    if (!site) return { site: current.site, problems: described };
    try {
      return { site: await describeSite(site, media), problems: described };
    } catch (error) {
      const place = error instanceof UnreadablePicture ? error.file : file;
      const message = error instanceof Error ? error.message : String(error);
      const problem = { severity: 'error' as const, place, message };
      return { site: current.site, problems: [...described, problem] };
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
