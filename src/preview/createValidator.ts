import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { keepOwnBlocks } from '#load/ownBlocks/keepOwnBlocks.ts';
import type { Sources } from '#load/sources.ts';
import { loadText, type ReadSite, siteText, type SiteText } from '#repair/readSite.ts';

/** From this many characters on, validating a text takes so long that nothing may wait for it. */
export const long = 60_000;

/** Validates the texts of a site as `loadText` does; rejects when that itself fails, such as for want of memory. */
export type Validate = (sources: Sources) => Promise<ReadSite>;

/** What the process sends for a text. */
export type Validated = { read: ReadSite } | { failure: string };

/**
 * Validates long texts in a process, one after the other. A process and not a thread: what takes all
 * memory ends it, and not the preview. `options` are those of Node for that process.
 */
export function createValidator(
  file: string,
  options: readonly string[] = [],
  ownBlocks = keepOwnBlocks(dirname(file)),
) {
  let child: ChildProcess | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function validateInProcess(text: SiteText): Promise<ReadSite> {
    const running = (child ??= startProcess(options));
    const listening = new AbortController();
    const next = (event: string) => once(running, event, listening);
    const ended = next('exit').then(() => []);
    const answered = Promise.race([next('message'), ended]).catch(() => []);
    running.send(text);
    const [answer] = (await answered) as [Validated?];
    listening.abort();
    if (answer && 'read' in answer) return answer.read;
    if (answer) throw new Error(answer.failure);
    // After an error it may end later than another was started.
    if (child === running) child = undefined;
    throw new Error('the process that checks long files has ended, perhaps for want of memory.');
  }
  return {
    async validate(sources: Sources): Promise<ReadSite> {
      const text = siteText(file, sources);
      if (sources.text.length < long)
        return loadText(text, {}, fileSystemOf(dirname(file), ownBlocks));
      const run = queue.then(() => validateInProcess(text));
      queue = run.catch(() => undefined);
      return run;
    },
    close: () => void child?.kill(),
  };
}

function startProcess(options: readonly string[]): ChildProcess {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(fileURLToPath(new URL('./validateProcess.ts', import.meta.url)), {
    execArgv: ['--import', tsx, ...options],
    serialization: 'advanced',
    // What it says of its end is reported by us.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
