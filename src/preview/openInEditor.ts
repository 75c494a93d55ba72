import launchEditor from 'launch-editor';
import type { OpenAnswer, OpenRequest } from './EditApi.ts';

/** An editor that has not failed after this time, in milliseconds, is taken to be open. */
const patience = 400;

/** Opens a file at a place in the operator's editor: the one that runs, or `EDITOR`. */
export function openInEditor(file: string, { line, column }: OpenRequest): Promise<OpenAnswer> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ isDone: true }), patience);
    launchEditor(`${file}:${line}:${column}`, (_, reason) => {
      clearTimeout(timer);
      const message = `No editor could be opened.${reason === null ? '' : ` ${reason}`} Start yours and try again, or name it in the environment variable EDITOR.`;
      resolve({ isDone: false, message });
    });
  });
}
