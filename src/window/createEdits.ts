import type { EditAnswer, Operation, UsePlace, WholeChange } from '#preview/EditApi.ts';
import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import { type Ask, reasonOf } from '#preview/askServer.ts';
import { createValue, type Value } from './createValue.ts';

/** What was said last about a change, and what can be taken back. */
type EditState = {
  notice: Notice | null;
  /** A change that waits for a yes, because other places change with it. */
  question: Question | null;
  undo: number;
  redo: number;
  /**
   * The version of the file that a change is under way for, or that the last one has replaced: what
   * was listed from it stands elsewhere now.
   */
  behind: string | null;
};
type Notice = {
  tone: 'done' | 'refused';
  text: string;
  details: string[];
  line?: number;
  /** Refused because the file is another than the one that was seen. */
  isOld?: boolean;
};
export type Question = {
  operation: Operation;
  seen: string;
  alsoChanges: UsePlace[];
  /** The lines that must change with it. */
  lines: WholeChange['lines'];
};

/**
 * The changes of the site file that the window asks for, one at a time. `seen` is the version (`hash`)
 * that the path of an operation was read from: in another one, something else may stand there.
 */
export type Edits = {
  state: Value<EditState>;
  /**
   * Changes the file. Asks first when other places change with it, unless that was told already
   * (`isTold`), and waits for the answer. True when it was done.
   */
  run(operation: Operation, seen: string, isTold?: boolean): Promise<boolean>;
  /** What would be wrong, and what would be unwise after a change; empty when nothing. */
  tryOut(operation: Operation, seen: string): Promise<{ faults: string[]; warnings: string[] }>;
  /** Answers the question. */
  decide(isWanted: boolean): void;
  applyFix(problem: number): Promise<boolean>;
  /** Writes a text over the version that it began from, which moves on with it. */
  save(text: string, base: { current: string }): Promise<EditAnswer>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  say(notice: Notice | null): void;
};

export function createEdits(ask: Ask, live: LiveSite): Edits {
  const state = createValue<EditState>({
    notice: null,
    question: null,
    undo: 0,
    redo: 0,
    behind: null,
  });
  const change = (part: Partial<EditState>) => state.set({ ...state.get(), ...part });
  const say = (notice: Notice | null) => change({ notice });
  /** What was written last may not be shown yet, and is what the next undo is for. */
  let written: { hash: string; version: number } | undefined;
  const newest = () => {
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
      const isOld = answer.reason === 'changed';
      const isWorse = answer.reason === 'worse';
      const text = isWorse ? 'Nothing was changed, for this would be wrong:' : answer.message;
      const details = answer.problems.map(whereAndWhat);
      change({ behind: null, notice: { tone: 'refused', text, details, isOld } });
      return false;
    }
    written = { hash: answer.hash, version: live.update().version };
    const { line, undo, redo } = answer;
    change({
      undo,
      redo,
      // Nothing changed, or all of it was taken back.
      ...(answer.hash === state.get().behind && { behind: null }),
      notice: { tone: 'done', text: `${done} Line ${line}.`, details: [], line },
    });
    return true;
  };
  const fail = (error: unknown): false => {
    const text = `Nothing was changed. ${reasonOf(error)}`;
    change({ behind: null, notice: { tone: 'refused', text, details: [] } });
    return false;
  };
  /** Ends the question that waits; a further one means that nobody wants the first. */
  let decide = (_isWanted: boolean): void => {};
  const answered = async (question: Question): Promise<boolean> => {
    decide(false);
    const answer = new Promise<boolean>((resolve) => (decide = resolve));
    change({ behind: null, question });
    const isWanted = await answer;
    if (state.get().question === question) change({ question: null });
    return isWanted;
  };
  type Request = (hash: string) => Promise<EditAnswer>;
  const attempt = (seen: () => string, request: Request, done: string) =>
    inTurn(async () => {
      const behind = seen();
      change({ behind });
      try {
        return take(await request(behind), done);
      } catch (error) {
        return fail(error);
      }
    });
  const write = (operation: Operation, seen: string, isWhole = false) =>
    attempt(
      () => seen,
      (hash) => ask('POST edit', { hash, operation, isWhole }),
      sentences[operation.kind],
    );
  const probe = (operation: Operation, hash: string) =>
    inTurn(() => ask('POST edit', { hash, operation, isTrial: true }));

  return {
    state,
    say,
    async run(operation, seen, isTold = false) {
      if (isTold) return write(operation, seen);
      change({ behind: seen });
      try {
        const trial = await probe(operation, seen);
        const whole = trial.isDone ? { alsoChanges: trial.alsoChanges, lines: [] } : trial.whole;
        if (!whole) return take(trial, '');
        if (whole.alsoChanges.length + whole.lines.length === 0) return write(operation, seen);
        if (!(await answered({ operation, seen, ...whole }))) return false;
        return write(operation, seen, whole.lines.length > 0);
      } catch (error) {
        // Nobody knows what else it would change.
        return fail(error);
      }
    },
    async tryOut(operation, seen) {
      const answer = await probe(operation, seen);
      const words = (problems: PreviewProblem[] = []) => problems.map(({ message }) => message);
      if (answer.isDone) return { faults: [], warnings: words(answer.warnings) };
      // What it lacks, it asks for when it is done.
      if (answer.whole) return { faults: [], warnings: [] };
      // No fault of what is typed: whoever writes it is asked what to do.
      if (answer.reason === 'changed') return { faults: [], warnings: [answer.message] };
      const found = words(answer.problems);
      return { faults: found.length > 0 ? found : [answer.message], warnings: [] };
    },
    decide: (isWanted) => decide(isWanted),
    applyFix(problem) {
      const { hash: seen } = live.update();
      return attempt(
        () => seen,
        (hash) => ask('POST apply-fix', { hash, problem }),
        'Corrected.',
      );
    },
    save: (text, base) =>
      inTurn(async () => {
        const answer = await ask('POST save', { hash: base.current, text });
        take(answer, 'Saved.');
        if (answer.isDone) base.current = answer.hash;
        return answer;
      }),
    undo: () => attempt(newest, (hash) => ask('POST undo', { hash }), 'Taken back.'),
    redo: () => attempt(newest, (hash) => ask('POST redo', { hash }), 'Done again.'),
  };
}

/** What would be wrong, and in which part of the file: `footer links 3 to`. */
function whereAndWhat({ path = [], message }: PreviewProblem): string {
  const part = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' ');
  return part === '' ? message : `${part}: ${message}`;
}

const sentences: Record<Operation['kind'], string> = {
  set: 'Changed.',
  delete: 'Deleted.',
  move: 'Moved.',
  duplicate: 'Duplicated.',
  hide: 'Changed.',
  insert: 'Added.',
  add: 'Added.',
  rename: 'Renamed.',
};
