import { join } from 'node:path';
import { hash } from '#build/hash.ts';
import type { Step } from '#edit/rebaseOperation.ts';
import { editBetween } from '#edit/edits.ts';
import { mergeTexts } from '#edit/mergeTexts.ts';
import { replaceFile, restoreFile } from '#edit/replaceFile.ts';
import { dataOf, parseText } from '#edit/yamlText.ts';
import { readInside } from '#load/insideFolder.ts';
import { decodeFile } from '#load/readText.ts';
import { locate } from '#problems/locate.ts';
import type { EditAnswer } from './EditAnswer.ts';
import { siteFile } from './PreviewUpdate.ts';

export type Refused = Extract<EditAnswer, { isDone: false }>;

/** More than this nobody undoes; of a long file, less is remembered, and fewer versions, in characters. */
const mostChanges = 500;
const mostCharacters = 64_000_000;

/** Writes the site file as a whole or not at all, and takes back what it wrote. */
export function createSiteWriter(root: string) {
  const path = join(root, siteFile);
  const log = createVersionLog();
  /** What can be undone and redone, by the texts before and after each change. */
  const changes: Record<'undo' | 'redo', { before: string; after: string }[]> = {
    undo: [],
    redo: [],
  };

  const counts = () => ({ undo: changes.undo.length, redo: changes.redo.length });
  /** The answer for a text that is written, or would be. */
  const done = (source: string, text: string) => {
    const edit = editBetween(source, text);
    // A line that is added at the end of others begins with the break that ends the last of them.
    const breaks = /^[\r\n]*/.exec(edit.text)?.[0].length ?? 0;
    const start = Math.min(text.length, edit.start + breaks);
    const { line } = locate({ start, end: start }, text);
    return { isDone: true as const, hash: hash(text), line, ...counts() };
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
    log.add(text, true);
    return undefined;
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

  return {
    log,
    done,
    refuse,
    counts,
    /** The text as people read it, whatever its encoding; empty where there is no file. */
    read(): string {
      const text = decode()?.text ?? readBytes()?.toString('utf8') ?? '';
      log.add(text, false);
      return text;
    },
    async write(source: string, text: string) {
      if (text === source) return done(source, text);
      const failure = await replace(source, text);
      if (failure) return failure;
      changes.undo.push({ before: source, after: text });
      const most = Math.min(mostChanges, 1 + Math.floor(mostCharacters / (text.length + 1)));
      if (changes.undo.length > most) changes.undo.shift();
      changes.redo.length = 0;
      return done(source, text);
    },
    /** Undoes or redoes the last change, beside whatever was written since; `check` may refuse the result. */
    async travel(
      direction: 'undo' | 'redo',
      source: string,
      check: (before: string, after: string) => Promise<Refused | undefined>,
    ): Promise<EditAnswer> {
      const [here, there] = [changes[direction], changes[direction === 'undo' ? 'redo' : 'undo']];
      const last = here.at(-1);
      if (!last) return refuse('impossible', 'There is nothing more in the history.');
      const merged = mergeTexts({ base: last.after, mine: last.before, theirs: source });
      if ('line' in merged) {
        here.pop();
        const what = `Line ${merged.line} was changed in another program since`;
        const how = direction === 'undo' ? 'cannot be taken back' : 'cannot be done again';
        const next = here.length > 0 ? ' The change before it comes next.' : '';
        return refuse('impossible', `${what}, so the last change ${how}.${next}`);
      }
      const { text } = merged;
      if (text === source) {
        here.pop();
        const now = direction === 'undo' ? 'not in the file any more' : 'in the file already';
        return refuse('impossible', `The last change is ${now}.`);
      }
      const refusal = source === last.after ? undefined : await check(source, text);
      const failure = refusal ?? (await replace(source, text));
      if (failure) return failure;
      here.pop();
      there.push({ before: source, after: text });
      return done(source, text);
    },
    /** The encoding of a file that is not UTF-8, where it can be converted. */
    encoding: () => decode()?.encoding,
    /** Converts it to UTF-8. Undoing that would not bring its bytes back, so it is not in the history. */
    async convert(): Promise<EditAnswer> {
      const decoded = decode();
      if (!decoded)
        return refuse('impossible', `${siteFile} is in UTF-8, or in no encoding known.`);
      const { bytes, text } = decoded;
      return (await replace(bytes, text)) ?? done('', text);
    },
    /** Writes the file again, which is gone or empty. */
    async restore(text: string): Promise<EditAnswer> {
      const left = readBytes();
      const isEmpty = left?.toString('utf8').trim() === '';
      return (await replace(isEmpty && left ? left : null, text)) ?? done('', text);
    },
  };
}

/** The versions of the site file that this server has seen, in their order. */
export function createVersionLog() {
  const versions: { hash: string; text: string; isOwn: boolean }[] = [];
  let characters = 0;
  return {
    /** The text of a version; undefined for one that was never seen, or too long ago. */
    textOf: (version: string) => versions.find((one) => one.hash === version)?.text,
    /** Adds a text, unless it is the newest version. `isOwn`: the window wrote it. */
    add(text: string, isOwn: boolean) {
      const last = versions.at(-1);
      // Another request may have read it before its writer could say that it was written.
      if (last?.text === text) last.isOwn ||= isOwn;
      else {
        versions.push({ hash: hash(text), text, isOwn });
        characters += text.length;
      }
      while (characters > mostCharacters && versions.length > 1) {
        characters -= versions.shift()?.text.length ?? 0;
      }
    },
    /** The steps from a version to the newest one. Throws a `Refusal` where a text is no YAML. */
    stepsSince(version: string): Step[] | undefined {
      const start = versions.findLastIndex((one) => one.hash === version);
      if (start === -1) return undefined;
      // What the same hand did in a row is one step.
      const ends = versions.filter(
        ({ isOwn }, index) =>
          index === start || (index > start && versions[index + 1]?.isOwn !== isOwn),
      );
      return ends.flatMap(({ text, isOwn }, index) => {
        const before = ends[index - 1]?.text ?? text;
        const data = (source: string) => dataOf(parseText(source));
        return before === text ? [] : [{ before: data(before), after: data(text), isOwn }];
      });
    },
  };
}
