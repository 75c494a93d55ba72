import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hash } from '#build/hash.ts';
import { mergeTexts } from '#edit/mergeTexts.ts';
import type { Operation } from '#edit/Operation.ts';
import { replaceFile } from '#edit/replaceFile.ts';
import { restoreFile } from '#edit/restoreFile.ts';
import { trimEdit } from '#edit/trimEdit.ts';
import { locate } from '#problems/locate.ts';
import type { Edit } from '#problems/Problem.ts';
import type { EditAnswer } from './EditApi.ts';
import { createVersionLog, type VersionLog } from './versionLog.ts';

export type Done = Extract<EditAnswer, { isDone: true }>;
export type Refused = Extract<EditAnswer, { isDone: false }>;

/** What to write; with the operation when that is all that is done. */
export type Wanted = { text: string; edits?: Edit[]; operation?: Operation | undefined };

/** Writes the site file as a whole or not at all, and takes back what it wrote. */
export type SiteWriter = {
  log: VersionLog;
  /** The text as the preview reads it; empty where there is no file. */
  read(): string;
  exists(): boolean;
  /** Writes in place of `source`, which the file must hold. */
  write(source: string, wanted: Wanted): Promise<EditAnswer>;
  /**
   * Takes the last change back, or does it again, beside whatever was written since; `check` may
   * refuse what comes of it.
   */
  travel(way: 'undo' | 'redo', source: string, check: Check): Promise<EditAnswer>;
  /** Writes the file again, which is gone. */
  restore(text: string): Promise<EditAnswer>;
  /** The answer for a text that is written, or would be. */
  done(source: string, text: string, edits?: Edit[]): Done;
  refuse(reason: Refused['reason'], message: string): Refused;
  counts(): Pick<EditAnswer, 'undo' | 'redo'>;
};

type Check = (before: string, after: string) => Promise<Refused | undefined>;

/** A change that was made, by the texts before and after it. */
type Change = { before: string; after: string };

/** More than this nobody takes back; of a long file, less is remembered, in characters. */
const mostChanges = 500;
const mostCharacters = 64_000_000;

export function createSiteWriter(root: string, file: string): SiteWriter {
  const path = join(root, file);
  const log = createVersionLog();
  /** What can be taken back, and what can be done again. */
  const changes: Record<'undo' | 'redo', Change[]> = { undo: [], redo: [] };

  const counts = () => ({ undo: changes.undo.length, redo: changes.redo.length });
  const done: SiteWriter['done'] = (source, text, edits = [wholeEdit(source, text)]) => {
    const first = edits.toSorted((a, b) => a.start - b.start)[0];
    // A line that is added at the end of others begins with the break that ends the last of them.
    const breaks = /^[\r\n]*/.exec(first?.text ?? '')?.[0].length ?? 0;
    const start = Math.min(text.length, (first?.start ?? text.length) + breaks);
    const { line } = locate({ start, end: start }, text);
    return { isDone: true, hash: hash(text), edits, line, ...counts() };
  };
  const refuse: SiteWriter['refuse'] = (reason, message) => ({
    isDone: false,
    reason,
    message,
    problems: [],
    ...counts(),
  });
  const replace = async (source: string, text: string): Promise<Refused | undefined> => {
    if (!isInside(path, root)) {
      return refuse('unwritable', `${file} is a link to a place outside the project.`);
    }
    const failure = await replaceFile(path, { from: source, to: text });
    return failure === undefined ? undefined : refuse('unwritable', failure);
  };

  return {
    log,
    done,
    refuse,
    counts,
    exists: () => existsSync(path),
    read() {
      const text = readSource(path);
      log.addRead(text);
      return text;
    },
    async write(source, { text, edits, operation }) {
      if (text === source) return done(source, text, edits);
      const failure = await replace(source, text);
      if (failure) return failure;
      log.addOwn(text, operation);
      changes.undo.push({ before: source, after: text });
      const most = Math.min(mostChanges, 1 + Math.floor(mostCharacters / (text.length + 1)));
      if (changes.undo.length > most) changes.undo.shift();
      changes.redo.length = 0;
      return done(source, text, edits);
    },
    async travel(way, source, check) {
      const [here, there] = [changes[way], changes[way === 'undo' ? 'redo' : 'undo']];
      const last = here.at(-1);
      if (!last) return refuse('impossible', 'There is nothing more in the history.');
      const merged = mergeTexts({ base: last.after, mine: last.before, theirs: source });
      if ('line' in merged) {
        here.pop();
        const what = `Line ${merged.line} was changed in another program since`;
        const how = way === 'undo' ? 'cannot be taken back' : 'cannot be done again';
        const next = here.length > 0 ? ' The change before it comes next.' : '';
        return refuse('impossible', `${what}, so the last change ${how}.${next}`);
      }
      const { text } = merged;
      const refusal = source === last.after ? undefined : await check(source, text);
      if (refusal) return refusal;
      const failure = text === source ? undefined : await replace(source, text);
      if (failure) return failure;
      log.addOwn(text);
      here.pop();
      there.push({ before: source, after: text });
      return done(source, text);
    },
    async restore(text) {
      const failure = await restoreFile(path, text);
      if (failure !== undefined) return refuse('unwritable', failure);
      log.addOwn(text);
      return done('', text);
    },
  };
}

function wholeEdit(source: string, text: string): Edit {
  return trimEdit({ start: 0, end: source.length, text }, source);
}

function readSource(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function isInside(path: string, root: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(root) + sep);
  } catch {
    return true; // It is gone; whoever writes it will say so.
  }
}
