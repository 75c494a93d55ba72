import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadText, type ReadSite, type SiteText } from '#load/readSite.ts';

/** From this many characters on, judging a text takes so long that nothing may wait for it. */
export const long = 60_000;

/** Judges a text as `loadText` does; long ones elsewhere, one after the other. */
export type Judge = (text: SiteText) => Promise<ReadSite>;

/** What came of a text. */
export type Judged = { id: number; read: ReadSite } | { id: number; failure: string };

type Judging = {
  /** Rejects when judging itself fails, such as for want of memory; the next text is judged again. */
  judge: Judge;
  close(): void;
};

/** `options` are those of Node for the process that judges long texts. */
export function createJudge(options: readonly string[] = []): Judging {
  let running: Judging | undefined;
  return {
    async judge(text) {
      if (text.source.length < long) return loadText(text);
      running ??= startProcess(options, () => (running = undefined));
      return running.judge(text);
    },
    close: () => running?.close(),
  };
}

/** A process and not a thread: what takes all memory ends it, and not the preview. */
function startProcess(options: readonly string[], onEnd: () => void): Judging {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(fileURLToPath(new URL('./judgeProcess.ts', import.meta.url)), {
    execArgv: ['--import', tsx, ...options],
    serialization: 'advanced',
    // What it says of its own end is said by us.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  let count = 0;
  const waiting = new Map<number, { done(read: ReadSite): void; fail(error: Error): void }>();
  child.on('message', (judged: Judged) => {
    const { done, fail } = waiting.get(judged.id) ?? {};
    waiting.delete(judged.id);
    if ('read' in judged) done?.(judged.read);
    else fail?.(new Error(judged.failure));
  });
  const end = () => {
    onEnd();
    const error = new Error(
      'the process that checks long files has ended, perhaps for want of memory.',
    );
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  child.on('error', end);
  child.on('exit', end);
  return {
    judge: (text) =>
      new Promise((done, fail) => {
        const id = count++;
        waiting.set(id, { done, fail });
        child.send({ id, text });
      }),
    close: () => void child.kill(),
  };
}
