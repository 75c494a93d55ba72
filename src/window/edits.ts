import { type ApiClient, reasonOf } from '#preview/apiClient.ts';
import type { EditAnswer, EditRequest, Operation, Path } from '#preview/EditApi.ts';
import type { LiveSite } from '#preview/liveSite.ts';
import type { PreviewProblem } from '#preview/PreviewUpdate.ts';
import type { Notice, Question, StateStore } from './windowState.ts';

type Options = {
  /** The form shows which other places change with it. */
  isConfirmed?: boolean;
  /** What was written there. A form that passes it offers the choice in a conflict itself. */
  written?: EditRequest['written'];
  /** Called with the operation as it was done to the newest version. */
  onDone?: ((operation: Operation) => void) | undefined;
};

/** More of what would be wrong nobody reads. */
const mostDetails = 30;

/** `conflict`: another program changed the same, and the operator has not chosen yet. */
type Outcome = 'done' | 'refused' | 'conflict';

export type Edits = ReturnType<typeof createEdits>;

/**
 * The changes of the site file that the window requests: done one after the other, none left out.
 * `hash` is the version that the path of an operation belongs to.
 */
export function createEdits(api: ApiClient, live: LiveSite, state: StateStore) {
  const notify = (notice: Notice | null) => state.set({ notice });
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Outcome>): Promise<Outcome> => {
    const result = queue.then(work).catch((error: unknown) => {
      notify({ tone: 'refused', text: `Nothing was changed. ${reasonOf(error)}` });
      return 'refused' as const;
    });
    queue = result;
    return result;
  };

  const report = (answer: EditAnswer, done: string): Outcome => {
    const { undo, redo, isDone } = answer;
    if (isDone) {
      const { line } = answer;
      state.set({ undo, redo, notice: { tone: 'done', text: `${done} Line ${line}.`, line } });
      return 'done';
    }
    const isWorse = answer.reason === 'worse';
    const text = isWorse ? 'Nothing was changed, for this would be wrong:' : answer.message;
    const details = answer.problems.slice(0, mostDetails).map(partAndMessage);
    state.set({ undo, redo, notice: { tone: 'refused', text, details } });
    return 'refused';
  };
  const confirm = async (question: Omit<Question, 'answer'>): Promise<boolean> => {
    const isConfirmed = await new Promise<boolean>((answer) => {
      // What was refused before is no answer to it.
      state.set({ question: { ...question, answer }, notice: null });
    });
    state.set({ question: null });
    return isConfirmed;
  };

  /** Requests an edit, and again for whatever the operator confirms. */
  const request = async (edit: EditRequest, onDone: Options['onDone']): Promise<Outcome> => {
    const answer = await api('POST edit', edit);
    const { operation } = edit;
    if (answer.isDone) {
      onDone?.(answer.operation ?? operation);
      return report(answer, sentences[operation.kind]);
    }
    const { reason, whole, now } = answer;
    if (reason === 'conflict' && now) {
      if (edit.written !== undefined) return 'conflict';
      if (!(await confirm({ operation, alsoChanges: [], lines: [], now }))) return 'refused';
      return request({ ...edit, hash: now.hash, operation: now.operation }, onDone);
    }
    if (reason === 'incomplete' && whole) {
      if (!(await confirm({ operation, ...whole }))) return 'refused';
      return request({ ...edit, isConfirmed: true, isWhole: whole.lines.length > 0 }, onDone);
    }
    return report(answer, '');
  };
  const write = (operation: Operation, hash: string, { onDone, ...how }: Options = {}) =>
    inTurn(() => request({ hash, operation, ...how }, onDone));
  const attempt = async (work: () => Promise<EditAnswer>, done: string): Promise<boolean> =>
    (await inTurn(async () => report(await work(), done))) === 'done';

  return {
    notify,
    write,
    /** Changes the file, after a confirmation where other places change with it. True when it was done. */
    async run(operation: Operation, hash: string, onDone?: Options['onDone']): Promise<boolean> {
      return (await write(operation, hash, { onDone })) === 'done';
    },
    /** What would be wrong, and what would be unwise after a change; empty when nothing. */
    async tryOut(edit: EditRequest): Promise<{ errors: string[]; warnings: string[] }> {
      const answer = await api('POST edit', { ...edit, isTrial: true });
      const messages = (problems: PreviewProblem[] = []) =>
        problems.map(({ message, hint = '' }) => `${message} ${hint}`.trimEnd());
      if (answer.isDone) return { errors: [], warnings: messages(answer.warnings) };
      // What it changes besides, and what others changed, is confirmed when it is done.
      if (['incomplete', 'conflict'].includes(answer.reason)) return { errors: [], warnings: [] };
      // Of what is typed, the form itself says where it is.
      const isTyped = 'value' in edit.operation || edit.operation.kind === 'rename';
      const errors = messages(
        isTyped
          ? answer.problems
          : answer.problems.map((one) => ({ ...one, message: itemAndMessage(one) })),
      );
      return { errors: errors.length > 0 ? errors : [answer.message], warnings: [] };
    },
    applyFix(problem: number): Promise<boolean> {
      const { hash } = live.update();
      return attempt(() => api('POST apply-fix', { hash, problem }), 'Corrected.');
    },
    /** Writes a text that was made of `base`; others may have changed that in other places. */
    save: (base: string, text: string) => attempt(() => api('POST save', { base, text }), 'Saved.'),
    undo: () => attempt(() => api('POST undo', {}), 'Taken back.'),
    redo: () => attempt(() => api('POST redo', {}), 'Done again.'),
    convert: () => attempt(() => api('POST convert', {}), 'Converted to UTF-8.'),
    restore: () => attempt(() => api('POST restore', {}), 'Written again.'),
    /** Reads how much can be undone: it may be more than this window did. */
    async start(): Promise<void> {
      const { undo, redo } = await api('GET source');
      state.set({ undo, redo });
    },
  };
}

type Refused = Extract<EditAnswer, { isDone: false }>['problems'][number];

/** What would be wrong, and in which item, for a button that has no room for more. */
function itemAndMessage({ item, message }: Refused): string {
  return item ? `“${item.name}”: ${message}` : message;
}

/** What would be wrong, and in which part of the file: `footer › links 3 › to`, or `“Telephone” › when`. */
function partAndMessage({ path = [], item, message }: Refused): string {
  const part = pathInWords(path.slice(item?.path.length ?? 0));
  const words = [item && `“${item.name}”`, part].filter((one) => one);
  return words.length === 0 ? message : `${words.join(' › ')}: ${message}`;
}

const sentences: Record<Operation['kind'], string> = {
  set: 'Changed.',
  delete: 'Deleted.',
  move: 'Moved.',
  duplicate: 'Duplicated.',
  hide: 'Changed.',
  insert: 'Added.',
  retype: 'Changed.',
  add: 'Added.',
  rename: 'Renamed.',
};

/** A path for people, who count from one: `places 1 › hours › days 3`. */
export function pathInWords(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? ` ${step + 1}` : ` › ${keyInWords(step)}`))
    .join('')
    .replace(/^ (?:› )?/, '');
}

/** A key for people: `smallPrint` is “small print”. */
export function keyInWords(key: string): string {
  return key.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What people call a part of the file; in a section of a page, without the page. */
export function nameOfPath(path: Path): string {
  const isOfSection = path[0] === 'routes' && path[2] === 'sections' && path.length > 4;
  return pathInWords(isOfSection ? path.slice(4) : path);
}
