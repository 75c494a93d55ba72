import { hash } from '#build/hash.ts';
import { rebaseOperation, followPath } from '#edit/rebaseOperation.ts';
import { withDependentChanges, describeWhole, withRedirect } from '#edit/withDependentChanges.ts';
import { editSite, siteData } from '#edit/editSite.ts';
import { itemAround } from '#edit/itemAround.ts';
import { newErrors, newWarnings } from '#edit/newProblems.ts';
import { mergeSources, mergeTexts } from '#edit/mergeTexts.ts';
import type { Operation } from '#edit/Operation.ts';
import { createSiteMap, type SiteMap } from '#edit/siteMap.ts';
import { Refusal } from '#edit/yamlText.ts';
import { type FileSystem, fileSystemOf, schemaFor } from '#load/fileSystemOf.ts';
import { keepOwnBlocks } from '#load/ownBlocks/keepOwnBlocks.ts';
import { valueAt } from '#load/paths.ts';
import { editFile, mainText, type Sources, withText } from '#load/sources.ts';
import type { Problem } from '#problems/Problem.ts';
import type { ReadSite } from '#repair/readSite.ts';
import type { Validate } from './createValidator.ts';
import type { EditAnswer, FollowAnswer } from './EditAnswer.ts';
import { describeProblems, siteFile } from './PreviewUpdate.ts';
import type { EditRequest, FixRequest, FollowRequest, MergeRequest } from './requests.ts';
import { createSiteWriter, type Refused } from './siteWriter.ts';

export type EditSession = ReturnType<typeof createEditSession>;

/**
 * Writes the site file for the window: checked, as a whole or not at all, and so that it can be
 * undone. A request may be about an older version: it is carried over to the newest one.
 */
export function createEditSession(
  root: string,
  validate: Validate,
  openFolder: () => FileSystem = () => fileSystemOf(root, keepOwnBlocks(root)),
) {
  const writer = createSiteWriter(root, () => openFolder().sources?.() ?? []);
  const { log, done, refuse } = writer;
  /** The last text without errors. */
  let lastValid: string | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** One writer at a time. */
  function inTurn(task: (sources: Sources) => Promise<EditAnswer>): Promise<EditAnswer> {
    const run = queue.then(() => task(writer.read()));
    queue = run.catch(() => undefined);
    return run.catch((error: unknown) => {
      if (error instanceof Refusal) return refuse('impossible', error.message);
      throw error;
    });
  }

  function worse(problems: Problem[], sources: Sources): Refused {
    const [first] = problems;
    const message = [first?.message, first?.hint].filter((text) => text !== undefined).join(' ');
    const data = siteData(sources);
    const described = describeProblems(problems, mainText(sources)).map((problem) => ({
      ...problem,
      item: itemAround(data, problem.path),
    }));
    return { ...refuse('worse', message), problems: described };
  }

  /** What would be wrong after a change beside those of others. */
  async function check(before: Sources, after: Sources): Promise<Refused | undefined> {
    const errors = newErrors(await validate(before), await validate(after));
    return errors.length > 0 ? worse(errors, after) : undefined;
  }

  /** The operation for the file as it is now, or why it is refused or needs a decision. */
  function carry(sources: Sources, map: SiteMap | undefined, request: EditRequest) {
    const { hash: seen, operation, written } = request;
    const steps = log.stepsSince(seen);
    const carried = steps
      ? rebaseOperation(operation, steps)
      : carryByValue(map, operation, written);
    if (!carried) {
      const message = `${siteFile} was changed meanwhile, and this is no longer in it.`;
      return { refusal: refuse('gone', message) };
    }
    const there = map?.findValue(carried.operation.path);
    const isWritten = operation.kind === 'set' && there?.written === operation.value;
    if (!carried.isChanged || isWritten) return carried;
    const now = { hash: hash(sources.text), operation: carried.operation, line: 1, ...there };
    const message = `${siteFile} was changed meanwhile: this is in line ${now.line} now.`;
    return { refusal: { ...refuse('conflict', message), now } };
  }

  async function edit(sources: Sources, request: EditRequest): Promise<EditAnswer> {
    const schema = schemaFor(openFolder());
    const map = createSiteMap(sources, schema);
    const carried = carry(sources, map, request);
    if ('refusal' in carried) return carried.refusal;
    const operation = withinList(map, carried.operation);
    const edited = editSite(sources, withRedirect(map, operation), schema);
    if ('refusal' in edited) return refuse('impossible', edited.refusal);
    const wanted = edited.sources;
    const [before, after] = [await validate(sources), await validate(wanted)];
    const errors = newErrors(before, after);
    const also = map?.affectedBy(operation.path) ?? [];
    const finish = async (texts: Sources) => {
      const answer = await writer.write(sources, texts);
      // What was put in is what the operator looks for, not the first line that changed with it.
      const isNew = answer.isDone && (operation.kind === 'insert' || operation.kind === 'add');
      const added = isNew && createSiteMap(texts, schema)?.partPlace(operation.path);
      return {
        ...answer,
        ...(added && added.file === undefined && { line: added.line }),
        operation,
      };
    };
    if (errors.length === 0) {
      if (request.isTrial) {
        const warnings = describeProblems(newWarnings(before, after), mainText(wanted));
        return { ...done(sources, wanted), warnings };
      }
      if (also.length === 0 || request.isConfirmed) return finish(wanted);
      return { ...refuse('incomplete', ''), whole: { lines: [], alsoChanges: also } };
    }
    const whole = await withDependentChanges(wanted, { operation, before, schema, validate });
    if (whole.errors.length > 0) return worse(whole.errors, whole.sources);
    if (request.isWhole && !request.isTrial) return finish(whole.sources);
    const described = describeWhole(wanted, { whole: whole.sources, also, schema });
    return { ...refuse('incomplete', ''), whole: described };
  }

  return {
    /** The texts of the site as they are now. */
    sources: () => writer.read(),
    source() {
      const sources = writer.read();
      const text = mainText(sources);
      /** The file is gone or empty, and can be written again as it was when it was right last (`restore`). */
      const canRestore = lastValid !== undefined && text.trim() === '';
      const encoding = writer.encoding();
      return {
        file: siteFile,
        hash: hash(sources.text),
        text,
        canRestore,
        encoding,
        ...writer.counts(),
      };
    },
    /** Remembers what the preview has read, so that requests about it can be carried over. */
    addRead({ source, sources, site }: ReadSite) {
      // What was read a while ago may be older than what has been written since.
      if (log.textsOf(hash(sources.text)) === undefined) log.add(sources, false);
      if (site) lastValid = source;
    },
    edit: (request: EditRequest) => inTurn((sources) => edit(sources, request)),
    /** Where parts of older versions are now, and what is written there. */
    follow(parts: FollowRequest[]): FollowAnswer[] {
      const sources = writer.read();
      const map = createSiteMap(sources, schemaFor(openFolder()));
      return parts.map(({ hash: seen, path: from, written }) => {
        const steps = log.stepsSince(seen);
        const to = steps ? followPath(from, steps) : map?.findValue(from, written)?.path;
        return map && to
          ? { ...map.findValue(to), isGone: false, hash: hash(sources.text), path: to }
          : { isGone: true };
      });
    },
    /** Applies the fix of a problem, by its index in the problems of a version. */
    applyFix: ({ hash: seen, problem }: FixRequest) =>
      inTurn(async (sources) => {
        const base = log.textsOf(seen) ?? sources;
        const { problems } = await validate(base);
        const found = problems[problem];
        if (!found?.fix) return refuse('impossible', 'There is no fix for this problem.');
        const mine = editFile(base, found, found.fix.edits);
        const merged = mergeSources({ base, mine, theirs: sources });
        return 'sources' in merged
          ? writer.write(sources, merged.sources)
          : refuse('impossible', `Line ${merged.line} was changed meanwhile. Look at it again.`);
      }),
    /** What the operator typed, together with what others wrote into the file (`inFile`) meanwhile. */
    merge({ base, text: mine, prefer }: MergeRequest) {
      const theirs = mainText(writer.read());
      return { ...mergeTexts({ base, mine, theirs }, prefer), inFile: theirs };
    },
    /** Writes what the operator typed over a text that they saw, even when it is wrong. */
    save: ({ base, text: mine }: MergeRequest) =>
      inTurn(async (sources) => {
        const merged = mergeTexts({ base, mine, theirs: mainText(sources) });
        if ('text' in merged)
          return writer.write(sources, withText(sources, siteFile, merged.text));
        const what =
          mainText(sources).trim() === ''
            ? 'emptied or removed meanwhile, and you have changed it, too'
            : `changed meanwhile in line ${merged.line}, where you changed it, too`;
        return refuse('conflict', `${siteFile} was ${what}.`);
      }),
    undo: () => inTurn((sources) => writer.travel('undo', sources, check)),
    redo: () => inTurn((sources) => writer.travel('redo', sources, check)),
    /** Converts the file to UTF-8 where it is saved in another encoding. */
    convert: () => inTurn(() => writer.convert()),
    /** Writes the file again, which is gone or empty, with its last text without errors. */
    restore: () =>
      inTurn(async () =>
        lastValid === undefined
          ? refuse('impossible', `${siteFile} has not been right since the preview was started.`)
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
  const there = map.findValue(operation.path, written);
  if (!there) return undefined;
  return {
    operation: { ...operation, path: there.path },
    isChanged: String(there.written) !== String(written),
  };
}

/** Past its end, an item is moved to the end of its list. */
function withinList(map: SiteMap | undefined, operation: Operation): Operation {
  if (operation.kind !== 'move') return operation;
  const list = valueAt(map?.data, operation.path.slice(0, -1));
  return Array.isArray(list)
    ? { ...operation, to: Math.min(operation.to, list.length - 1) }
    : operation;
}
