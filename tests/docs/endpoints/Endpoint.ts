import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesIn } from '../pages.ts';

/** Where the forms are that the endpoints of docs/forms.md take. */
export const site = 'https://www.corner.example';

/** What an endpoint has handed on of one message. */
export type Kept = {
  /** All values, each as `name: value`. */
  text: string;
  files: { name: string; bytes: Buffer }[];
};

/** An endpoint of docs/forms.md that runs. */
export type Endpoint = {
  send(request: RequestInit): Promise<Response>;
  /** Everything that it has handed on, in its order. */
  kept(): Promise<Kept[]>;
  /** Whether what it hands messages on to fails from now on. */
  fail(isFailing: boolean): void;
  /** From now on, a day has gone by. */
  passDay(): void;
  stop(): Promise<unknown>;
};

/** Writes a file that docs/forms.md shows, and returns its path. */
export function writeExample(name: string, folder: string, as = name): string {
  const language = { mjs: 'js', php: 'php', ini: 'ini' }[name.replace(/.*\./, '')] ?? '';
  const example = examplesIn('docs/forms.md', language).find(({ mark }) => mark === name);
  if (!example) throw new Error(`docs/forms.md does not show ${name}.`);
  const file = join(folder, as);
  writeFileSync(file, example.text);
  return file;
}

/** The values of a message in one text. */
export function textOf(values: Iterable<readonly [string, unknown]>): string {
  return [...values].map(([name, value]) => `${name}: ${String(value)}`).join('\n');
}
