import { parentPort } from 'node:worker_threads';
import { loadText, type SiteText } from '#load/readSite.ts';

/** Judges long texts on a thread of its own, so that the preview can go on answering. */
parentPort?.on('message', ({ id, text }: { id: number; text: SiteText }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, read: loadText(text) });
});
