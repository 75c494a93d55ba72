import { join } from 'node:path';
import { hash } from '#build/hash.ts';
import { carryOperation, pathAfter } from '#edit/carryOperation.ts';
import { editInSteps } from '#edit/editInSteps.ts';
import { findAffected } from '#edit/findAffected.ts';
import { valueAt } from '#edit/followPath.ts';
import { findValue } from '#edit/findValue.ts';
import { mergeTexts } from '#edit/mergeTexts.ts';
import { newFaults, newWarnings } from '#edit/newFaults.ts';
import type { Operation, YamlPath } from '#edit/Operation.ts';
import { Refusal } from '#edit/Refusal.ts';
import { createSiteMap, type SiteMap } from '#edit/siteMap.ts';
import { withRedirect } from '#edit/withRedirect.ts';
import type { ReadSite } from '#load/readSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Judge } from './createJudge.ts';
import { describeProblems } from './describeProblems.ts';
import type {
  EditAnswer,
  EditRequest,
  FollowAnswer,
  FollowRequest,
  MergeAnswer,
  MergeRequest,
  SourceAnswer,
} from './EditApi.ts';
import { createSiteWriter, type Refused, type Wanted } from './siteWriter.ts';
import { completeEdits, describeWhole } from './wholeChange.ts';

/**
 * Writes the site file for the window: checked, as a whole or not at all, and so that it can be taken
 * back. What is asked for may be of an older version: it is carried over to the newest one.
 */
export type EditSession = {
  source(): SourceAnswer;
  /** Remembers what the preview has read, so that a page of it can be carried on from. */
  addRead(read: ReadSite): void;
  edit(request: EditRequest): Promise<EditAnswer>;
  /** Where parts of older versions are now, and what is written there. */
  follow(parts: readonly FollowRequest[]): FollowAnswer[];
  /** Does the fix of a problem, by its index in what is wrong with a version. */
  applyFix(seen: string, problem: number): Promise<EditAnswer>;
  /** What the operator typed, together with what others wrote into the file meanwhile. */
  merge(request: MergeRequest): MergeAnswer;
  /** Writes what the operator typed over a text that they saw, even when it is wrong. */
  save(base: string, text: string): Promise<EditAnswer>;
  undo(): Promise<EditAnswer>;
  redo(): Promise<EditAnswer>;
  /** Writes the file again, which is gone, as it was when it was right last. */
  restore(): Promise<EditAnswer>;
};

type Part = { seen: string; from: YamlPath; written: FollowRequest['written'] };
type Options = { root: string; file: string; judge: Judge };

/** `file` is the name of the site file in `root`. */
export function createEditSession({ root, file, judge }: Options): EditSession {
  const path = join(root, file);
  const writer = createSiteWriter(root, file);
  const { log, done, refuse } = writer;
  /** The text that was right last. */
  let right: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** One writer at a time. */
  function inTurn(task: (source: string) => Promise<EditAnswer>): Promise<EditAnswer> {
    const run = turn.then(() => task(writer.read()));
    turn = run.catch(() => undefined);
    return run.catch((error: unknown) => {
      if (error instanceof Refusal) return refuse('impossible', error.message);
      throw error;
    });
  }

  const describe = (problems: Problem[], source: string) =>
    describeProblems(problems, { file, source });

  function worse(problems: Problem[], source: string): Refused {
    const [first] = problems;
    const message = [first?.message, first?.hint].filter((text) => text !== undefined).join(' ');
    return { ...refuse('worse', message), problems: describe(problems, source) };
  }

  const read = (source: string) => judge({ file: path, source });

  /** What would be wrong after a change that was made beside those of others. */
  async function check(before: string, after: string): Promise<Refused | undefined> {
    const faults = newFaults(await read(before), await read(after));
    return faults.length > 0 ? worse(faults, after) : undefined;
  }

  /** The operation for the file as it is now, or why it must be asked about or is refused. */
  function carry(source: string, { hash: seen, operation, written }: EditRequest) {
    const steps = log.stepsSince(seen);
    if (steps?.length === 0) return { operation };
    const carried = steps
      ? carryOperation(operation, steps)
      : carryByValue(createSiteMap(source), operation, written);
    if (!carried) {
      const message = `${file} was changed meanwhile, and this is no longer in it.`;
      return { refusal: refuse('gone', message) };
    }
    const map = createSiteMap(source);
    const there = map && findValue(map, pathOf(carried.operation));
    const isWritten = operation.kind === 'set' && there?.written === operation.value;
    if (!carried.isChanged || isWritten) return carried;
    const now = {
      hash: hash(source),
      operation: carried.operation,
      line: there?.line ?? 1,
      ...(there?.written !== undefined && { written: there.written }),
    };
    const message = `${file} was changed meanwhile: this is in line ${now.line} now.`;
    return { refusal: { ...refuse('conflict', message), now } };
  }

  /** Where a part of an older version is now. */
  function pathNow(map: SiteMap, { seen, from, written }: Part): YamlPath | undefined {
    const steps = log.stepsSince(seen);
    if (!steps) return findValue(map, from, written)?.path;
    return steps.reduce<YamlPath | undefined>((one, step) => one && pathAfter(one, step), from);
  }

  return {
    source() {
      const text = writer.read();
      const canRestore = right !== undefined && !writer.exists();
      return { file, hash: hash(text), text, canRestore, ...writer.counts() };
    },
    addRead({ source, site }) {
      // What was read a while ago may be older than what has been written since.
      if (log.textOf(hash(source)) === undefined) log.addRead(source);
      if (site) right = source;
    },
    edit: (request) =>
      inTurn(async (source) => {
        const { isTrial = false, isTold = false, isWhole = false } = request;
        const carried = carry(source, request);
        if ('refusal' in carried) return carried.refusal;
        const operation = withinList(source, carried.operation);
        const operations = withRedirect(source, operation);
        const edited = editInSteps(source, operations);
        if ('refusal' in edited) return refuse('impossible', edited.refusal);
        const text = applyEdits(source, edited.edits);
        const before = await read(source);
        const after = await read(text);
        const faults = newFaults(before, after);
        const also = findAffected(source, operation);
        const finish = async (wanted: Wanted) => {
          const answer = await writer.write(source, wanted);
          return answer.isDone ? { ...answer, operation } : answer;
        };
        if (faults.length === 0) {
          const { edits } = edited;
          if (isTrial) {
            const warnings = describe(newWarnings(before, after), text);
            return { ...done(source, text, edits), warnings };
          }
          if (also.length > 0 && !isTold) {
            return { ...refuse('asks', ''), whole: { lines: [], alsoChanges: also } };
          }
          return finish({ text, edits, ...(operations.length === 1 && { operation }) });
        }
        const whole = await completeEdits(source, edited.edits, { operation, before, judge: read });
        if (!whole) return worse(faults, text);
        if (isWhole && !isTrial) return finish({ text: applyEdits(source, whole), edits: whole });
        const more = describeWhole({ source, edits: edited.edits, whole, also });
        return { ...refuse('asks', ''), whole: more };
      }),
    follow(parts) {
      const source = writer.read();
      const map = createSiteMap(source);
      return parts.map(({ hash: seen, path: from, written }) => {
        const to = map && pathNow(map, { seen, from, written });
        return to
          ? { ...findValue(map, to), isGone: false, hash: hash(source), path: to }
          : { isGone: true };
      });
    },
    applyFix: (seen, problem) =>
      inTurn(async (source) => {
        const base = log.textOf(seen) ?? source;
        const { problems } = await read(base);
        const fix = problems[problem]?.fix;
        if (!fix) return refuse('impossible', 'There is no fix for this problem.');
        const mine = applyEdits(base, fix.edits);
        const merged = mergeTexts({ base, mine, theirs: source });
        return 'text' in merged
          ? writer.write(source, merged)
          : refuse('impossible', `Line ${merged.line} was changed meanwhile. Look at it again.`);
      }),
    merge({ base, text: mine, prefer }) {
      const theirs = writer.read();
      return { ...mergeTexts({ base, mine, theirs }, prefer), inFile: theirs };
    },
    save: (base, mine) =>
      inTurn(async (source) => {
        const merged = mergeTexts({ base, mine, theirs: source });
        if ('text' in merged) return writer.write(source, merged);
        const where = `line ${merged.line}, where you changed it, too`;
        return refuse('conflict', `${file} was changed meanwhile in ${where}.`);
      }),
    undo: () => inTurn((source) => writer.travel('undo', source, check)),
    redo: () => inTurn((source) => writer.travel('redo', source, check)),
    restore: () =>
      inTurn(async () =>
        right === undefined
          ? refuse('impossible', `${file} has not been right since the preview was started.`)
          : writer.restore(right),
      ),
  };
}

/** Of a version that this server never saw: it was started anew since. What is written leads on. */
function carryByValue(
  map: SiteMap | undefined,
  operation: Operation,
  written: EditRequest['written'],
) {
  if (operation.kind === 'add') return { operation, isChanged: false };
  if (!map || operation.kind === 'insert' || written === undefined) return undefined;
  const there = findValue(map, operation.path, written);
  if (!there) return undefined;
  return {
    operation: { ...operation, path: there.path },
    isChanged: String(there.written) !== String(written),
  };
}

function pathOf(operation: Operation) {
  return operation.kind === 'insert' ? operation.list : operation.path;
}

/** Past its end, an item is moved to the end of its list. */
function withinList(source: string, operation: Operation): Operation {
  if (operation.kind !== 'move') return operation;
  const list = valueAt(createSiteMap(source)?.data, operation.path.slice(0, -1));
  return Array.isArray(list)
    ? { ...operation, to: Math.min(operation.to, list.length - 1) }
    : operation;
}
