import { join } from 'node:path';
import { hash } from '#build/hash.ts';
import { carryOperation, followPath } from '#edit/carryOperation.ts';
import { completeChange, describeWhole, withRedirect } from '#edit/completeChange.ts';
import { editInSteps } from '#edit/editText.ts';
import { mergeTexts } from '#edit/mergeTexts.ts';
import { newFaults, newWarnings } from '#edit/newFaults.ts';
import type { Operation, YamlPath } from '#edit/Operation.ts';
import { affectedBy, createSiteMap, findValue, type SiteMap } from '#edit/siteMap.ts';
import { Refusal } from '#edit/yamlText.ts';
import { valueAt } from '#load/paths.ts';
import type { ReadSite } from '#repair/readSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import type { Validate } from './createValidator.ts';
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
import { createSiteWriter, type Refused } from './siteWriter.ts';

export type EditSession = ReturnType<typeof createEditSession>;

/**
 * Writes the site file for the window: checked, as a whole or not at all, and so that it can be
 * undone. A request may be about an older version: it is carried over to the newest one. `file` is
 * the name of the site file in `root`.
 */
export function createEditSession({
  root,
  file,
  validate,
}: {
  root: string;
  file: string;
  validate: Validate;
}) {
  const path = join(root, file);
  const writer = createSiteWriter(root, file);
  const { log, done, refuse } = writer;
  /** The last text without errors. */
  let lastValid: string | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** One writer at a time. */
  function inTurn(task: (source: string) => Promise<EditAnswer>): Promise<EditAnswer> {
    const run = queue.then(() => task(writer.read()));
    queue = run.catch(() => undefined);
    return run.catch((error: unknown) => {
      if (error instanceof Refusal) return refuse('impossible', error.message);
      throw error;
    });
  }

  const describe = (problems: Problem[], source: string) =>
    describeProblems(problems, { file, source });
  const read = (source: string) => validate({ file: path, source });

  function worse(problems: Problem[], source: string): Refused {
    const [first] = problems;
    const message = [first?.message, first?.hint].filter((text) => text !== undefined).join(' ');
    return { ...refuse('worse', message), problems: describe(problems, source) };
  }

  /** What would be wrong after a change beside those of others. */
  async function check(before: string, after: string): Promise<Refused | undefined> {
    const faults = newFaults(await read(before), await read(after));
    return faults.length > 0 ? worse(faults, after) : undefined;
  }

  /** The operation for the file as it is now, or why it is refused or needs a decision. */
  function carry(source: string, map: SiteMap | undefined, request: EditRequest) {
    const { hash: seen, operation, written } = request;
    const steps = log.stepsSince(seen);
    const carried = steps
      ? carryOperation(operation, steps)
      : carryByValue(map, operation, written);
    if (!carried) {
      const message = `${file} was changed meanwhile, and this is no longer in it.`;
      return { refusal: refuse('gone', message) };
    }
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

  async function edit(source: string, request: EditRequest): Promise<EditAnswer> {
    const map = createSiteMap(source);
    const carried = carry(source, map, request);
    if ('refusal' in carried) return carried.refusal;
    const operation = withinList(map, carried.operation);
    const operations = withRedirect(map, operation);
    const edited = editInSteps(source, operations);
    if ('refusal' in edited) return refuse('impossible', edited.refusal);
    const text = edited.source;
    const [before, after] = [await read(source), await read(text)];
    const faults = newFaults(before, after);
    const also = map ? affectedBy(pathOf(operation), map) : [];
    const edits = operations.length === 1 ? edited.edits : undefined;
    const finish = async (wanted: { text: string; edits?: Edit[] | undefined }) => {
      const answer = await writer.write(source, wanted);
      return answer.isDone ? { ...answer, operation } : answer;
    };
    if (faults.length === 0) {
      if (request.isTrial) {
        const warnings = describe(newWarnings(before, after), text);
        return { ...done(source, text, edits), warnings };
      }
      if (also.length === 0 || request.isTold) return finish({ text, edits });
      return { ...refuse('asks', ''), whole: { lines: [], alsoChanges: also } };
    }
    const whole = await completeChange(text, { operation, before, validate: read });
    if (whole === undefined) return worse(faults, text);
    if (request.isWhole && !request.isTrial) return finish({ text: whole });
    return { ...refuse('asks', ''), whole: describeWhole(text, { whole, also }) };
  }

  return {
    source(): SourceAnswer {
      const text = writer.read();
      const canRestore = lastValid !== undefined && !writer.exists();
      return { file, hash: hash(text), text, canRestore, ...writer.counts() };
    },
    /** Remembers what the preview has read, so that requests about it can be carried over. */
    addRead({ source, site }: ReadSite) {
      // What was read a while ago may be older than what has been written since.
      if (log.textOf(hash(source)) === undefined) log.add(source, false);
      if (site) lastValid = source;
    },
    edit: (request: EditRequest) => inTurn((source) => edit(source, request)),
    /** Where parts of older versions are now, and what is written there. */
    follow(parts: FollowRequest[]): FollowAnswer[] {
      const source = writer.read();
      const map = createSiteMap(source);
      return parts.map(({ hash: seen, path: from, written }) => {
        const steps = log.stepsSince(seen);
        const to = steps
          ? steps.reduce<YamlPath | undefined>(
              (one, { before, after }) => one && followPath(one, before, after),
              from,
            )
          : map && findValue(map, from, written)?.path;
        return map && to
          ? { ...findValue(map, to), isGone: false, hash: hash(source), path: to }
          : { isGone: true };
      });
    },
    /** Applies the fix of a problem, by its index in the problems of a version. */
    applyFix: (seen: string, problem: number) =>
      inTurn(async (source) => {
        const base = log.textOf(seen) ?? source;
        const { problems } = await read(base);
        const fix = problems[problem]?.fix;
        if (!fix) return refuse('impossible', 'There is no fix for this problem.');
        const merged = mergeTexts({ base, mine: applyEdits(base, fix.edits), theirs: source });
        return 'text' in merged
          ? writer.write(source, merged)
          : refuse('impossible', `Line ${merged.line} was changed meanwhile. Look at it again.`);
      }),
    /** What the operator typed, together with what others wrote into the file meanwhile. */
    merge({ base, text: mine, prefer }: MergeRequest): MergeAnswer {
      const theirs = writer.read();
      return { ...mergeTexts({ base, mine, theirs }, prefer), inFile: theirs };
    },
    /** Writes what the operator typed over a text that they saw, even when it is wrong. */
    save: (base: string, mine: string) =>
      inTurn(async (source) => {
        const merged = mergeTexts({ base, mine, theirs: source });
        if ('text' in merged) return writer.write(source, merged);
        const where = `line ${merged.line}, where you changed it, too`;
        return refuse('conflict', `${file} was changed meanwhile in ${where}.`);
      }),
    undo: () => inTurn((source) => writer.travel('undo', source, check)),
    redo: () => inTurn((source) => writer.travel('redo', source, check)),
    /** Writes the file again, which is gone, with its last text without errors. */
    restore: () =>
      inTurn(async () =>
        lastValid === undefined
          ? refuse('impossible', `${file} has not been right since the preview was started.`)
          : writer.restore(lastValid),
      ),
  };
}

/** For a version that this server never saw, because it was started since: found by what is written. */
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

function pathOf(operation: Operation): YamlPath {
  return operation.kind === 'insert' ? operation.list : operation.path;
}

/** Past its end, an item is moved to the end of its list. */
function withinList(map: SiteMap | undefined, operation: Operation): Operation {
  if (operation.kind !== 'move') return operation;
  const list = valueAt(map?.data, operation.path.slice(0, -1));
  return Array.isArray(list)
    ? { ...operation, to: Math.min(operation.to, list.length - 1) }
    : operation;
}
