import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hash } from '#build/hash.ts';
import { editInSteps } from '#edit/editInSteps.ts';
import { findAffected } from '#edit/findAffected.ts';
import { invertEdits } from '#edit/invertEdits.ts';
import { newFaults, newWarnings } from '#edit/newFaults.ts';
import { replaceFile } from '#edit/replaceFile.ts';
import { withRedirect } from '#edit/withRedirect.ts';
import { trimEdit } from '#edit/trimEdit.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import type { Judge } from './createJudge.ts';
import { describeProblems } from './describeProblems.ts';
import type { EditAnswer, EditRequest, SourceAnswer, UsePlace } from './EditApi.ts';
import { completeEdits, describeWhole } from './wholeChange.ts';

/** Writes the site file for the window: checked, as a whole or not at all, and so that it can be taken back. */
export type EditSession = {
  source(): SourceAnswer;
  edit(request: EditRequest): Promise<EditAnswer>;
  /** Does the fix of a problem, by its index in what is wrong with the file. */
  applyFix(seen: string, problem: number): Promise<EditAnswer>;
  /** Writes what the operator typed, even when it is wrong. */
  save(seen: string, text: string): Promise<EditAnswer>;
  undo(seen: string): Promise<EditAnswer>;
  redo(seen: string): Promise<EditAnswer>;
};

/** The edits that lead from one version of the file to another. */
type Step = { edits: Edit[]; from: string; to: string };

/** More than this nobody takes back. */
const mostSteps = 500;

type Options = { root: string; file: string; judge: Judge };

/** `file` is the name of the site file in `root`. `seen` is always the version that the asker knows. */
export function createEditSession({ root, file, judge }: Options): EditSession {
  const path = join(root, file);
  /** The ways back, and the ways forth again. */
  const back: Step[] = [];
  const forth: Step[] = [];
  let turn: Promise<unknown> = Promise.resolve();

  /** One writer at a time, and only one who knows the file as it is. */
  function inTurn(seen: string, task: (source: string) => Promise<EditAnswer>) {
    const run = turn.then(() => {
      const source = readSource(path);
      return hash(source) === seen
        ? task(source)
        : refuse(
            'changed',
            `${file} was changed meanwhile, and nothing was written. Look at it and try again.`,
          );
    });
    turn = run.catch(() => undefined);
    return run;
  }

  async function write(source: string, text: string): Promise<EditAnswer | undefined> {
    if (!isInside(path, root)) {
      return refuse('unwritable', `${file} is a link to a place outside the project.`);
    }
    const failure = await replaceFile(path, { from: source, to: text });
    return failure === undefined ? undefined : refuse('unwritable', failure);
  }

  async function change(source: string, edits: Edit[], also: UsePlace[] = []): Promise<EditAnswer> {
    const text = applyEdits(source, edits);
    if (text === source) return answer(text, [], also);
    const failure = await write(source, text);
    if (failure) return failure;
    back.push({ edits: invertEdits(edits, source), from: hash(text), to: hash(source) });
    if (back.length > mostSteps) back.shift();
    forth.length = 0;
    return answer(text, edits, also);
  }

  /** Goes one step along the history. */
  async function travel(source: string, [here, there]: [Step[], Step[]]): Promise<EditAnswer> {
    const step = here.at(-1);
    if (!step) return refuse('impossible', 'There is nothing more in the history.');
    if (step.from !== hash(source)) {
      return refuse(
        'changed',
        `${file} was changed by another hand since, so this cannot be taken back here.`,
      );
    }
    const text = applyEdits(source, step.edits);
    const failure = await write(source, text);
    if (failure) return failure;
    here.pop();
    there.push({ edits: invertEdits(step.edits, source), from: step.to, to: step.from });
    return answer(text, step.edits);
  }

  function answer(text: string, edits: Edit[], alsoChanges: UsePlace[] = []): EditAnswer {
    const now = hash(text);
    const start = Math.min(text.length, ...edits.map((edit) => edit.start));
    const { line } = locate({ start, end: start }, text);
    const [undo, redo] = [depthOf(back, now), depthOf(forth, now)];
    return { isDone: true, hash: now, edits, line, alsoChanges, undo, redo };
  }

  const describe = (problems: Problem[], source: string) =>
    describeProblems(problems, { file, source });

  function worse(problems: Problem[], source: string): Refused {
    const [first] = problems;
    const message = [first?.message, first?.hint].filter((text) => text !== undefined).join(' ');
    return { ...refuse('worse', message), problems: describe(problems, source) };
  }

  return {
    source() {
      const text = readSource(path);
      return { file, hash: hash(text), text };
    },
    edit: ({ hash: seen, operation, isTrial = false, isWhole = false }) =>
      inTurn(seen, async (source) => {
        const edited = editInSteps(source, withRedirect(source, operation));
        if ('refusal' in edited) return refuse('impossible', edited.refusal);
        const wanted = applyEdits(source, edited.edits);
        const read = (text: string) => judge({ file: path, source: text });
        const before = await read(source);
        const after = await read(wanted);
        const faults = newFaults(before, after);
        const also = findAffected(source, operation);
        const finish = (edits: Edit[]) =>
          isTrial ? answer(applyEdits(source, edits), edits, also) : change(source, edits, also);
        if (faults.length === 0) {
          const done = await finish(edited.edits);
          const warnings = describe(newWarnings(before, after), wanted);
          return isTrial && done.isDone ? { ...done, warnings } : done;
        }
        const whole = await completeEdits(source, edited.edits, { operation, before, judge: read });
        if (whole && isWhole) return finish(whole);
        return {
          ...worse(faults, wanted),
          ...(whole && { whole: describeWhole({ source, edits: edited.edits, whole, also }) }),
        };
      }),
    applyFix: (seen, problem) =>
      inTurn(seen, async (source) => {
        const { problems } = await judge({ file: path, source });
        const fix = problems[problem]?.fix;
        if (!fix) return refuse('impossible', 'There is no fix for this problem.');
        return change(source, fix.edits);
      }),
    save: (seen, text) =>
      inTurn(seen, async (source) => {
        const edit = trimEdit({ start: 0, end: source.length, text }, source);
        return change(source, [edit]);
      }),
    undo: (seen) => inTurn(seen, (source) => travel(source, [back, forth])),
    redo: (seen) => inTurn(seen, (source) => travel(source, [forth, back])),
  };
}

type Refused = Extract<EditAnswer, { isDone: false }>;

function refuse(reason: Refused['reason'], message: string): Refused {
  return { isDone: false, reason, message, problems: [] };
}

/** The text as the preview reads it; empty where there is no file. */
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

/** How many steps of a history lead on from a version without a gap. */
function depthOf(steps: readonly Step[], now: string): number {
  let version = now;
  let depth = 0;
  for (const step of steps.toReversed()) {
    if (step.from !== version) break;
    version = step.to;
    depth++;
  }
  return depth;
}
