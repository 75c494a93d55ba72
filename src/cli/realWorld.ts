import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { askPermission } from './askPermission.ts';
import type { World } from './findBrowser.ts';

/** This machine, for `findBrowser`. */
export const realWorld: World = {
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
  allows: (question) =>
    askPermission(question, { env: process.env, input: process.stdin, output: process.stdout }),
  say: (line) => process.stdout.write(`${line}\n`),
};
