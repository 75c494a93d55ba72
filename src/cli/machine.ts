import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fetchBrowser } from './fetchBrowser.ts';
import type { Run } from './fetchPackage.ts';

/** What looking for tools on a machine may touch. */
export type Machine = {
  env: Readonly<Record<string, string | undefined>>;
  platform: NodeJS.Platform;
  isRoot: boolean;
  exists(path: string): boolean;
  run: Run;
  /** Fetches a browser into the project; returns its path where that can be done. */
  fetchBrowser(): Promise<string | undefined>;
  say(line: string): void;
  /** Whether something may be changed outside the project. */
  allows(question: string): Promise<boolean>;
};

export const thisMachine: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: ([command = '', ...args]) =>
    new Promise((resolve) => {
      const child = spawn(command, args, { stdio: 'ignore' });
      child.on('error', () => resolve(false));
      child.on('close', (status) => resolve(status === 0));
    }),
  fetchBrowser: () => fetchBrowser(thisMachine),
  allows(question) {
    const { env, stdin: input, stdout: output } = process;
    return askPermission(question, { env, input, output });
  },
  say: (line) => process.stdout.write(`${line}\n`),
};

/** The folders of the programs that can be called by name. */
export function pathFolders(env: Machine['env']): string[] {
  return (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

type Asked = {
  env: Machine['env'];
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
};

/**
 * Whether something may be changed outside the project. `CI` is a yes in advance; without it and
 * without a person at a terminal the answer is no. Enter is a yes, the end of the input a no.
 */
export async function askPermission(
  question: string,
  { env, input, output }: Asked,
): Promise<boolean> {
  if ((env['CI'] ?? '') !== '') return true;
  if (!input.isTTY || !output.isTTY) return false;
  const terminal = createInterface({ input, output });
  try {
    const answer = await Promise.race([
      terminal.question(`${question} [Y/n] `),
      once(terminal, 'close').then(() => 'n'),
    ]);
    return /^(?:y|yes)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
