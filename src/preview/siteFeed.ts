import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hash } from '#build/hash.ts';
import { BrokenMedia } from '#build/makeFiles.ts';
import { type FileSystem, schemaFor, sourcesOf } from '#load/fileSystemOf.ts';
import { draftSite } from '#load/draftSite.ts';
import type { Sources } from '#load/sources.ts';
import { stagesOf } from '#load/stagesOf.ts';
import { readText } from '#load/readText.ts';
import type { Problem } from '#problems/Problem.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { Site } from '#schema/site.ts';
import { reasonOf } from './apiClient.ts';
import { long, type Validate } from './createValidator.ts';
import {
  describeProblems,
  type PreviewProblem,
  type PreviewSite,
  type PreviewUpdate,
  siteFile,
} from './PreviewUpdate.ts';
import { findFailingBlocks } from './findFailingBlocks.ts';
import { createSourceMedia, describeDraft, describeSite } from './describeSite.ts';

/** A file that is empty or gone is accepted as that after this time: an editor may be about to write it. */
const patience = 150;

type Options = {
  root: string;
  /** Called after every reading, with what was read. */
  onRead: (read: ReadSite) => void;
  /** Called when reading itself fails: a bug of ours. */
  onFailure: (error: unknown) => void;
  validate: Validate;
  /** The folder as it is now. */
  openFolder: () => FileSystem;
  /** The paths of the pages that are open now. */
  looked: () => ReadonlySet<string>;
  /** Called with every update and the one before it. */
  onUpdate: (update: PreviewUpdate, before: PreviewUpdate) => void;
};

export type SiteFeed = ReturnType<typeof createSiteFeed>;

/**
 * Keeps what the preview shows in step with the files. The last state wins: what is read while the
 * file changes again is dropped. Of a long file, the open pages are shown before the whole of it is
 * validated.
 */
export function createSiteFeed(options: Options) {
  const { root, onRead, onFailure, validate, openFolder, looked, onUpdate } = options;
  const path = join(root, siteFile);
  const media = createSourceMedia(root);
  let current: PreviewUpdate = { version: 0, hash: '', site: null, problems: [] };
  /** The last site without errors, and whether the file as it was read last is that. */
  let valid: { site: Site; shown: PreviewSite } | undefined;
  let isValid = false;
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  let latest = 0;

  const publish = (sources: Sources, problems: PreviewProblem[], site = valid?.shown ?? null) => {
    const before = current;
    current = { version: before.version + 1, hash: hash(sources.text), site, problems };
    onUpdate(current, before);
  };

  const textsOf = (text: string | Problem) =>
    sourcesOf(typeof text === 'string' ? text : '', openFolder());

  async function read(): Promise<void> {
    latest += 1;
    const own = latest;
    const isStale = () => own !== latest;
    const state = await stat(path).catch(() => undefined);
    if (!state?.size) await wait(patience);
    if (isStale()) return reading;
    const text = readText(path);
    await show(text, isStale).catch((error: unknown) => {
      if (isStale()) return;
      onFailure(error);
      isValid = false;
      // Shown in place of what is wrong with the file, which is not known.
      const failure: PreviewProblem = {
        severity: 'error',
        place: siteFile,
        message: `The preview itself failed while it read ${siteFile}: ${reasonOf(error)}`,
        hint: 'This is a fault of Fascia, and not of what is written. The page stays as it was right last. Undo the last change, or go on: the next save is read again.',
      };
      publish(textsOf(text), [failure]);
    });
    return isStale() ? reading : undefined;
  }

  async function show(text: string | Problem, isStale: () => boolean): Promise<void> {
    const sources = textsOf(text);
    if (typeof text === 'string') await showDraft(sources, isStale);
    const result =
      typeof text === 'string'
        ? await validate(sources)
        : { file: path, source: '', sources, site: undefined, problems: [text] };
    if (isStale()) return;
    const { site, source } = result;
    const problems: PreviewProblem[] = describeProblems(result.problems, source);
    const shown =
      site &&
      (await describeSite(site, media).catch((error: unknown) => {
        if (!(error instanceof BrokenMedia)) throw error;
        const message = `${error.file} is not a picture that can be read.`;
        problems.push({ severity: 'error', place: error.file, message });
      }));
    const own = openFolder().ownBlocks?.();
    const failing = shown && own ? await findFailingBlocks(shown, own) : [];
    problems.push(...describeProblems(failing, source));
    if (isStale()) return;
    onRead({ ...result, problems: [...result.problems, ...failing] });
    isValid = shown !== undefined;
    if (site && shown) valid = { site, shown };
    publish(sources, problems);
  }

  async function showDraft(sources: Sources, isStale: () => boolean): Promise<void> {
    const paths = looked();
    if (sources.files.length > 1) return;
    const source = sources.text;
    if (source.length < long || !isValid || !valid || paths.size === 0) return;
    const site = await describeDraft(source, {
      paths,
      shown: valid.shown,
      media,
      schema: schemaFor(openFolder()),
    });
    if (!site || isStale()) return;
    // The fix of a problem in the text before may be one of other words by now.
    const problems = current.problems.map(({ fix: _fix, offer: _offer, ...problem }) => problem);
    publish(sources, problems, site);
  }

  const enqueue = () => (reading = read());
  return {
    current: () => current,
    /** The last site without errors. */
    site: () => valid?.site,
    /** The site in another style; undefined where anything is wrong with it. */
    async inStyle(style: string): Promise<PreviewSite | undefined> {
      const text = readText(path);
      const sources = typeof text === 'string' ? textsOf(text) : undefined;
      const schema = schemaFor(openFolder());
      const stages = sources && stagesOf(sources, { schema, environment: process.env });
      const site = stages && draftSite(stages, style);
      return site && describeSite(site, media);
    },
    /** Reads now; resolves when the update is out. */
    read: enqueue,
    /**
     * Says that the site file or one of the media may have changed. Editors write in several steps,
     * so the reading waits until nothing has been said for `quiet` milliseconds.
     */
    touch(quiet: number) {
      clearTimeout(timer);
      timer = setTimeout(() => void enqueue(), quiet);
    },
  };
}
