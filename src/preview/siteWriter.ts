import { join } from 'node:path';
import { hash } from '#build/hash.ts';
import { editBetween } from '#edit/edits.ts';
import { mergeSources } from '#edit/mergeTexts.ts';
import { replaceFile, restoreFile } from '#edit/replaceFile.ts';
import { readInside } from '#load/insideFolder.ts';
import { decodeFile } from '#load/readText.ts';
import { fileAt, joinSources, type Source, type Sources, withText } from '#load/sources.ts';
import { locate } from '#problems/locate.ts';
import type { EditAnswer } from './EditAnswer.ts';
import { siteFile } from './PreviewUpdate.ts';
import { createVersionLog, mostCharacters } from './versionLog.ts';

export type Refused = Extract<EditAnswer, { isDone: false }>;

/** More than this nobody undoes; of a long file, less is remembered. */
const mostChanges = 500;

/** Writes each file of a site as a whole or not at all, and takes back what it wrote. `others`: those besides the site file. */
export function createSiteWriter(root: string, others: () => readonly Source[] = () => []) {
  const path = join(root, siteFile);
  const log = createVersionLog();
  /** What can be undone and redone, by the texts before and after each change. */
  const changes: Record<'undo' | 'redo', { before: Sources; after: Sources }[]> = {
    undo: [],
    redo: [],
  };

  const counts = () => ({ undo: changes.undo.length, redo: changes.redo.length });
  /** The answer for texts that are written, or would be. */
  const done = (before: Sources, after: Sources) => {
    const edit = editBetween(before.text, after.text);
    // A line that is added at the end of others begins with the break that ends the last of them.
    const breaks = /^[\r\n]*/.exec(edit.text)?.[0].length ?? 0;
    const start = Math.min(after.text.length, edit.start + breaks);
    const file = fileAt(after, { start });
    const { line } = locate({ start: start - file.start, end: start - file.start }, file.text);
    return { isDone: true as const, hash: hash(after.text), line, ...counts() };
  };
  const refuse = (reason: Refused['reason'], message: string): Refused => ({
    isDone: false,
    reason,
    message,
    problems: [],
    ...counts(),
  });
  /** Writes in place of `source`, which the file must hold, or where it is gone (null). */
  const replace = async (
    source: string | Buffer | null,
    text: string,
  ): Promise<Refused | undefined> => {
    if (text === source) return undefined;
    const failure =
      source === null
        ? await restoreFile(path, text)
        : await replaceFile(path, { from: source, to: text });
    if (failure !== undefined) {
      const { encoding } = decode() ?? {};
      const advice = `${siteFile} is saved as ${encoding} now, so nothing was written. Convert it to UTF-8 first, then save again.`;
      return refuse('unwritable', encoding === undefined ? failure : advice);
    }
    return undefined;
  };
  /** Writes the texts that differ in place of those that the files must hold. Where one cannot be written, none is. */
  const replaceAll = async (before: Sources, after: Sources): Promise<Refused | undefined> => {
    let written = before;
    let failure: Refused | undefined;
    for (const [index, { path: name, text }] of after.files.entries()) {
      const from = before.files[index]?.text ?? '';
      if (from === text) continue;
      // oxlint-disable-next-line no-await-in-loop -- what comes after a failure is not written
      failure = await (index === 0 ? replace(from, text) : replaceOther(name, from, text));
      if (failure) break;
      written = withText(written, name, text);
    }
    if (failure && written !== before) await replaceAll(written, before);
    if (!failure) log.add(after, true);
    return failure;
  };
  const replaceOther = async (name: string, from: string, to: string) => {
    const failure = await replaceFile(join(root, name), { from, to, folder: root });
    return failure === undefined ? undefined : refuse('unwritable', failure);
  };

  const readBytes = () => {
    try {
      return readInside(path, root);
    } catch {
      return undefined; // It is gone, or leads out of the folder.
    }
  };
  const decode = () => {
    try {
      return decodeFile(path);
    } catch {
      return undefined; // It is gone, or leads out of the folder.
    }
  };

  /** The answer for a site file that was written as a whole. */
  const written = (text: string) => {
    const sources = joinSources(text, others());
    log.add(sources, true);
    return done(joinSources('', others()), sources);
  };

  return {
    log,
    done,
    refuse,
    counts,
    /** The texts as people read them, whatever their encoding; an empty one where there is no site file. */
    read(): Sources {
      const text = decode()?.text ?? readBytes()?.toString('utf8') ?? '';
      const sources = joinSources(text, others());
      log.add(sources, false);
      return sources;
    },
    async write(before: Sources, after: Sources) {
      if (after.text === before.text) return done(before, after);
      const failure = await replaceAll(before, after);
      if (failure) return failure;
      changes.undo.push({ before, after });
      const most = Math.min(mostChanges, 1 + Math.floor(mostCharacters / (after.text.length + 1)));
      if (changes.undo.length > most) changes.undo.shift();
      changes.redo.length = 0;
      return done(before, after);
    },
    /** Undoes or redoes the last change, beside whatever was written since; `check` may refuse the result. */
    async travel(
      direction: 'undo' | 'redo',
      now: Sources,
      check: (before: Sources, after: Sources) => Promise<Refused | undefined>,
    ): Promise<EditAnswer> {
      const [here, there] = [changes[direction], changes[direction === 'undo' ? 'redo' : 'undo']];
      const last = here.at(-1);
      if (!last) return refuse('impossible', 'There is nothing more in the history.');
      const merged = mergeSources({ base: last.after, mine: last.before, theirs: now });
      if ('line' in merged) {
        here.pop();
        const of = merged.file === siteFile ? '' : ` of ${merged.file}`;
        const what = `Line ${merged.line}${of} was changed in another program since`;
        const how = direction === 'undo' ? 'cannot be taken back' : 'cannot be done again';
        const next = here.length > 0 ? ' The change before it comes next.' : '';
        return refuse('impossible', `${what}, so the last change ${how}.${next}`);
      }
      const { sources } = merged;
      if (sources.text === now.text) {
        here.pop();
        const how = direction === 'undo' ? 'not in the file any more' : 'in the file already';
        return refuse('impossible', `The last change is ${how}.`);
      }
      const refusal = now.text === last.after.text ? undefined : await check(now, sources);
      const failure = refusal ?? (await replaceAll(now, sources));
      if (failure) return failure;
      here.pop();
      there.push({ before: now, after: sources });
      return done(now, sources);
    },
    /** The encoding of a file that is not UTF-8, where it can be converted. */
    encoding: () => decode()?.encoding,
    /** Converts it to UTF-8. Undoing that would not bring its bytes back, so it is not in the history. */
    async convert(): Promise<EditAnswer> {
      const decoded = decode();
      if (!decoded)
        return refuse('impossible', `${siteFile} is in UTF-8, or in no encoding known.`);
      const { bytes, text } = decoded;
      return (await replace(bytes, text)) ?? written(text);
    },
    /** Writes the file again, which is gone or empty. */
    async restore(text: string): Promise<EditAnswer> {
      const left = readBytes();
      const isEmpty = left?.toString('utf8').trim() === '';
      return (await replace(isEmpty && left ? left : null, text)) ?? written(text);
    },
  };
}
