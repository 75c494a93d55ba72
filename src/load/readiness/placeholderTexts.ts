import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Draft } from './runReadiness.ts';
import { locationIn } from './texts.ts';

/** Texts that say of themselves that they are samples: «Sample story 01», «A sample site.», filler text. */
const sample = /^sample\b.*\d+$|\ba sample site\b|\blorem ipsum\b|^(?:todo|tbd|xxx+)\b/i;

/** Texts that were never meant for visitors. The title of a sample picture or video goes with the file. */
export function placeholderTexts({ texts, fields, source }: Draft): Problem[] {
  const groups = new Set(
    fields
      .filter(({ kind, value }) => kind === 'media' && value.includes('/samples/'))
      .map(({ path }) => path.slice(0, -1).join('.')),
  );
  return texts.flatMap((text) => {
    const found = sample.exec(text.written)?.[0];
    if (found === undefined || text.path.at(-1) === 'unavailable') return [];
    if (groups.has(text.path.slice(0, -1).join('.'))) return [];
    return [createProblem('placeholder-text', { text: found }, locationIn(text, found, source))];
  });
}
