import type { EditAnswer, Operation, UsePlace, WholeChange } from '#preview/EditApi.ts';
import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { Ask } from '#preview/askServer.ts';
import { createValue, type Value } from './createValue.ts';

/** What was said last about a change, and what can be taken back. */
export type EditState = {
  notice: Notice | null;
  /** A change that waits for a yes, because other places change with it. */
  question: Question | null;
  undo: number;
  redo: number;
};
export type Notice = { tone: 'done' | 'refused'; text: string; details: string[]; line?: number };
export type Question = {
  operation: Operation;
  alsoChanges: UsePlace[];
  /** The numbers that must change with it. */
  lines: WholeChange['lines'];
};

/** The changes of the site file that the window asks for, one at a time. */
export type Edits = {
  state: Value<EditState>;
  /**
   * Changes the file. Asks first when other places change with it, unless that was told already
   * (`isTold`). True when it was done.
   */
  run(operation: Operation, isTold?: boolean): Promise<boolean>;
  /** What would be wrong, and what would be unwise after a change; empty when nothing. */
  tryOut(operation: Operation): Promise<{ faults: string[]; warnings: string[] }>;
  /** Answers the question. */
  decide(isWanted: boolean): Promise<boolean>;
  applyFix(problem: number): Promise<boolean>;
  save(text: string, hash: string): Promise<EditAnswer>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  say(notice: Notice | null): void;
};

export function createEdits(ask: Ask, live: LiveSite): Edits {
  const state = createValue<EditState>({ notice: null, question: null, undo: 0, redo: 0 });
  const change = (part: Partial<EditState>) => state.set({ ...state.get(), ...part });
  const say = (notice: Notice | null) => change({ notice });
  /** The version of the file that the next change is for: what was written last may not be shown yet. */
  let written: { hash: string; version: number } | undefined;
  const hash = () => {
    const { hash: shown, version } = live.update();
    return written && written.version === version ? written.hash : shown;
  };
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };

  const take = (answer: EditAnswer, done: string): boolean => {
    if (!answer.isDone) {
      say({
        tone: 'refused',
        text: answer.message,
        details: answer.problems.map(({ message }) => message),
      });
      return false;
    }
    written = { hash: answer.hash, version: live.update().version };
    const { line, undo, redo } = answer;
    change({
      undo,
      redo,
      notice: { tone: 'done', text: `${done} Line ${line}.`, details: [], line },
    });
    return true;
  };
  const attempt = (request: () => Promise<EditAnswer>, done: string) =>
    inTurn(async () => {
      try {
        return take(await request(), done);
      } catch (error) {
        say({ tone: 'refused', text: `Nothing was changed. ${String(error)}`, details: [] });
        return false;
      }
    });
  const write = (operation: Operation, isWhole = false) =>
    attempt(
      () => ask('POST edit', { hash: hash(), operation, isWhole }),
      sentences[operation.kind],
    );
  const probe = (operation: Operation) =>
    inTurn(() => ask('POST edit', { hash: hash(), operation, isTrial: true }));

  return {
    state,
    say,
    async run(operation, isTold = false) {
      if (isTold) return write(operation);
      const trial = await probe(operation).catch(() => null);
      const whole = trial?.isDone ? { alsoChanges: trial.alsoChanges, lines: [] } : trial?.whole;
      if (whole && whole.alsoChanges.length + whole.lines.length > 0) {
        change({ question: { operation, ...whole } });
        return false;
      }
      return write(operation);
    },
    async tryOut(operation) {
      const answer = await probe(operation);
      const words = (problems: PreviewProblem[] = []) => problems.map(({ message }) => message);
      if (answer.isDone) return { faults: [], warnings: words(answer.warnings) };
      const found = words(answer.problems);
      return { faults: found.length > 0 ? found : [answer.message], warnings: [] };
    },
    async decide(isWanted) {
      const { question } = state.get();
      change({ question: null });
      return isWanted && question ? write(question.operation, question.lines.length > 0) : false;
    },
    applyFix: (problem) =>
      attempt(() => ask('POST apply-fix', { hash: hash(), problem }), 'Corrected.'),
    save: (text, base) =>
      inTurn(async () => {
        const answer = await ask('POST save', { hash: base, text });
        take(answer, 'Saved.');
        return answer;
      }),
    undo: () => attempt(() => ask('POST undo', { hash: hash() }), 'Taken back.'),
    redo: () => attempt(() => ask('POST redo', { hash: hash() }), 'Done again.'),
  };
}

const sentences: Record<Operation['kind'], string> = {
  set: 'Changed.',
  delete: 'Deleted.',
  move: 'Moved.',
  duplicate: 'Duplicated.',
  hide: 'Changed.',
  insert: 'Added.',
};
