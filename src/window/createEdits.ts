import type {
  EditAnswer,
  EditRequest,
  Operation,
  UsePlace,
  WholeChange,
} from '#preview/EditApi.ts';
import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import { type Ask, reasonOf } from '#preview/askServer.ts';
import { createValue, type Value } from './createValue.ts';

/** What was said last about a change, and what can be taken back. */
type EditState = {
  notice: Notice | null;
  /** A change that waits for a yes: other places change with it, or another hand changed the same. */
  question: Question | null;
  undo: number;
  redo: number;
};
export type Notice = {
  tone: 'done' | 'refused';
  text: string;
  details: string[];
  line?: number;
};
type Refused = Extract<EditAnswer, { isDone: false }>;
export type Question = {
  operation: Operation;
  alsoChanges: UsePlace[];
  /** The lines that must change with it. */
  lines: WholeChange['lines'];
  /** What another hand has made of it meanwhile. */
  now?: Refused['now'];
};

type How = {
  /** Whoever asks knows which other places change with it. */
  isTold?: boolean;
  /** What was written there. Whoever gives it says what became of it, and asks. */
  written?: EditRequest['written'];
};
/** What became of a change. `conflict`: another hand changed the same, and nothing was asked. */
type Outcome = 'done' | 'refused' | 'conflict';

/**
 * The changes of the site file that the window asks for: done one after the other, none left out.
 * `seen` is the version (`hash`) that the path of an operation is of.
 */
export type Edits = {
  state: Value<EditState>;
  /** Changes the file. Asks first when other places change with it. True when it was done. */
  run(
    operation: Operation,
    seen: string,
    onDone?: (operation: Operation) => void,
  ): Promise<boolean>;
  /** The same for a form, which says itself when another hand has changed what it is about. */
  write(operation: Operation, seen: string, how: How): Promise<Outcome>;
  /** What would be wrong, and what would be unwise after a change; empty when nothing. */
  tryOut(request: EditRequest): Promise<{ faults: string[]; warnings: string[] }>;
  /** Answers the question. */
  decide(isWanted: boolean): void;
  applyFix(problem: number): Promise<boolean>;
  /** Writes a text that was made of another; others may have changed that in other places. */
  save(base: string, text: string): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Writes the file again, which is gone. */
  restore(): Promise<boolean>;
  say(notice: Notice | null): void;
  /** Asks what can be taken back: it may be more than this window did. */
  start(): Promise<void>;
};

export function createEdits(ask: Ask, live: LiveSite): Edits {
  const state = createValue<EditState>({ notice: null, question: null, undo: 0, redo: 0 });
  const change = (part: Partial<EditState>) => state.set({ ...state.get(), ...part });
  const say = (notice: Notice | null) => change({ notice });
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Outcome>): Promise<Outcome> => {
    const result = queue.then(work).catch(fail);
    queue = result;
    return result;
  };

  const take = (answer: EditAnswer, done: string): Outcome => {
    const { undo, redo } = answer;
    if (answer.isDone) {
      const { line } = answer;
      const text = `${done} Line ${line}.`;
      change({ undo, redo, notice: { tone: 'done', text, details: [], line } });
      return 'done';
    }
    const isWorse = answer.reason === 'worse';
    const text = isWorse ? 'Nothing was changed, for this would be wrong:' : answer.message;
    const details = answer.problems.map(whereAndWhat);
    change({ undo, redo, notice: { tone: 'refused', text, details } });
    return 'refused';
  };
  const fail = (error: unknown): Outcome => {
    say({ tone: 'refused', text: `Nothing was changed. ${reasonOf(error)}`, details: [] });
    return 'refused';
  };
  /** Ends the question that waits. */
  let decide = (_isWanted: boolean): void => {};
  const isWanted = async (question: Question): Promise<boolean> => {
    const answer = new Promise<boolean>((resolve) => (decide = resolve));
    change({ question });
    const wanted = await answer;
    change({ question: null });
    return wanted;
  };

  /** Asks as often as there is something to ask. */
  const request = async (
    edit: EditRequest,
    onDone?: (operation: Operation) => void,
  ): Promise<Outcome> => {
    const answer = await ask('POST edit', edit);
    const { operation } = edit;
    if (answer.isDone) {
      onDone?.(answer.operation ?? operation);
      return take(answer, sentences[operation.kind]);
    }
    const { reason, whole, now } = answer;
    if (reason === 'conflict' && now) {
      if (edit.written !== undefined) return 'conflict';
      const wanted = await isWanted({ operation, alsoChanges: [], lines: [], now });
      return wanted
        ? request({ ...edit, hash: now.hash, operation: now.operation }, onDone)
        : 'refused';
    }
    if (reason === 'asks' && whole) {
      const wanted = await isWanted({ operation, ...whole });
      const isWhole = whole.lines.length > 0;
      return wanted ? request({ ...edit, isTold: true, isWhole }, onDone) : 'refused';
    }
    return take(answer, '');
  };
  const attempt = async (work: () => Promise<EditAnswer>, done: string) =>
    (await inTurn(async () => take(await work(), done))) === 'done';

  return {
    state,
    say,
    async run(operation, seen, onDone) {
      const work = () => request({ hash: seen, operation }, onDone);
      return (await inTurn(work)) === 'done';
    },
    write: (operation, seen, how) => inTurn(() => request({ hash: seen, operation, ...how })),
    async tryOut(edit) {
      const answer = await ask('POST edit', { ...edit, isTrial: true });
      const words = (problems: PreviewProblem[] = []) => problems.map(({ message }) => message);
      if (answer.isDone) return { faults: [], warnings: words(answer.warnings) };
      // What it changes besides, and what others changed, is asked when it is done.
      if (['asks', 'conflict'].includes(answer.reason)) return { faults: [], warnings: [] };
      const found = words(answer.problems);
      return { faults: found.length > 0 ? found : [answer.message], warnings: [] };
    },
    decide: (wanted) => decide(wanted),
    applyFix(problem) {
      const { hash } = live.update();
      return attempt(() => ask('POST apply-fix', { hash, problem }), 'Corrected.');
    },
    save: (base, text) => attempt(() => ask('POST save', { base, text }), 'Saved.'),
    undo: () => attempt(() => ask('POST undo', {}), 'Taken back.'),
    redo: () => attempt(() => ask('POST redo', {}), 'Done again.'),
    restore: () => attempt(() => ask('POST restore', {}), 'Written again.'),
    async start() {
      const { undo, redo } = await ask('GET source');
      change({ undo, redo });
    },
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
