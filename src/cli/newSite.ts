import { existsSync, readdirSync, statSync } from 'node:fs';
import { nearestWords } from '#load/nearestWords.ts';
import { exampleNames } from '#new/examples.ts';
import { writeNewSite } from '#new/writeNewSite.ts';
import { listed } from '#problems/phrases.ts';
import { inShell } from './commandLine.ts';
import type { OptionsOf } from './commands.ts';
import { refuse, type Terminal } from './Terminal.ts';

/** Writes a new site into a folder that is new, empty or a fresh clone, and says what to do next. Returns the exit code. */
export async function newSite(
  { from = 'minimal' }: OptionsOf<'new'>,
  terminal: Terminal,
  [folder = '.', ...others]: readonly string[],
): Promise<number> {
  const example = exampleNames.find((name) => name === from);
  const problem =
    others.length > 0 ? 'A new site is one folder.' : (occupied(folder) ?? unknownExample(from));
  if (!example || problem !== undefined) return refuse(terminal, String(problem));
  const result = writeNewSite(folder, example);
  if ('taken' in result) throw new Error(`Another program has written ${result.taken}.`);
  const written = result.written.map((path) => `  ${path}\n`).join('');
  const steps = [...(folder === '.' ? [] : [`cd ${inShell(folder)}`]), 'npm start'];
  const next = steps.map((step) => `  ${step}\n`).join('');
  terminal.out(`Written to ${folder}:\n${written}\nNext:\n${next}`);
  return 0;
}

function unknownExample(name: string): string | undefined {
  if (exampleNames.some((known) => known === name)) return undefined;
  const [nearest] = nearestWords(name, exampleNames);
  const advice = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `There is no example "${name}".${advice} There are ${listed(exampleNames)}.`;
}

/** What a fresh clone holds, and what the preview keeps: none of it is written over. */
const noContent = /^(?:\.git|\.gitignore|\.fascia|readme(?:\.\w+)?|licen[cs]e(?:\.\w+)?)$/i;

/** Why nothing can be written there. */
function occupied(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file. Name a folder.`;
  return readdirSync(folder).every((name) => noContent.test(name))
    ? undefined
    : `${folder === '.' ? 'This folder' : folder} is not empty, and nothing is overwritten. Name one that is new or empty.`;
}
