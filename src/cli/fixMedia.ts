import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#edit/replaceFile.ts';
import { findSvgFaults } from '#load/media/findSvgFaults.ts';
import type { Problem } from '#problems/Problem.ts';
import { cleanSvg } from './cleanSvg.ts';
import { describeFailure } from './describeFailure.ts';

/** What was done to the files under media/, and why something could not be. */
export type FixedMedia = { done: string[]; failure?: string };

/** Cleans the drawings that the problems name, each as a whole or not at all. */
export async function fixMedia(problems: readonly Problem[], folder: string): Promise<FixedMedia> {
  const files = [...new Set(problems.flatMap(({ media }) => media ?? []))];
  const results = [];
  for (const file of files) results.push(await fixDrawing(join(folder, file)));
  const failures = results.flatMap(({ failure }) => failure ?? []);
  return {
    done: results.flatMap(({ done }) => done),
    ...(failures.length > 0 && { failure: failures.join('\n') }),
  };
}

async function fixDrawing(file: string): Promise<FixedMedia> {
  try {
    const text = await readFile(file, 'utf8');
    const faults = findSvgFaults(Buffer.from(text));
    const { text: clean, others } = cleanSvg(text);
    if (findSvgFaults(Buffer.from(clean)).length > 0)
      return { done: [], failure: `${file} could not be cleaned, and is as it was.` };
    const failure = await replaceFile(file, { from: text, to: clean });
    if (failure !== undefined) return { done: [], failure };
    const fixed = faults.map(
      ({ what, line }) => `${file}:${line} fixed unsafe-svg: took out ${what}`,
    );
    return {
      done: others.length === 0 ? fixed : [...fixed, `${file}: also took out ${others.join(', ')}`],
    };
  } catch (error) {
    return { done: [], failure: `${file} could not be cleaned. ${describeFailure(error, false)}` };
  }
}
