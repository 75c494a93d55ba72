import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { loadText, type ReadSite, type SiteText } from '#load/readSite.ts';

/** From this many characters on, judging a text takes so long that nothing may wait for it. */
export const long = 60_000;

/** Judges a text as `loadText` does; long ones elsewhere, one after the other. */
export type Judge = (text: SiteText) => Promise<ReadSite>;

export function createJudge(): { judge: Judge; close(): Promise<unknown> } {
  let thread: Worker | undefined;
  let count = 0;
  const waiting = new Map<number, { text: SiteText; done: (read: ReadSite) => void }>();

  const start = () => {
    const started = new Worker(new URL('./judgeThread.ts', import.meta.url), {
      execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    });
    started.unref();
    started.on('message', ({ id, read }: { id: number; read: ReadSite }) => {
      waiting.get(id)?.done(read);
      waiting.delete(id);
    });
    // Without the thread, the same is done here: later, but done.
    started.on('error', () => {
      thread = undefined;
      for (const { text, done } of waiting.values()) done(loadText(text));
      waiting.clear();
    });
    return started;
  };

  return {
    async judge(text) {
      if (text.source.length < long) return loadText(text);
      thread ??= start();
      const id = count++;
      return new Promise((done) => {
        waiting.set(id, { text, done });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread?.postMessage({ id, text });
      });
    },
    close: async () => thread?.terminate(),
  };
}
