import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Draft } from './runReadiness.ts';
import { locationIn } from './texts.ts';

/** The name that the shipped site.yaml goes by. */
const sampleBrand = /aisle zero/i;

/** The sample site's name, wherever it is written out. */
export function placeholderBrand({ texts, source }: Draft): Problem[] {
  return texts.flatMap((text) => {
    const name = sampleBrand.exec(text.written)?.[0];
    if (name === undefined) return [];
    return [createProblem('placeholder-brand', { name }, locationIn(text, name, source))];
  });
}
