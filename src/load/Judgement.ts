import type { Problem } from '#problems/Problem.ts';

/** How far a text could be judged: its form as YAML only, its keys and values, too, or the site as a whole. */
export type Layer = 'form' | 'schema' | 'site';

/** What is wrong with a text, as far as it could be judged: a fault hides what a further layer would find. */
export type Judgement = { problems: readonly Problem[]; layer: Layer };

/** Judges another text than that of the file. Takes as long as a whole check. */
export type Judge = (source: string) => Judgement;

/** Whether nothing is wrong but what is merely unwise. */
export function isRight({ problems }: Pick<Judgement, 'problems'>): boolean {
  return problems.every(({ severity }) => severity !== 'error');
}

/** Whether a text is short enough to be judged again and again. */
export function canJudgeAnew(source: string): boolean {
  return source.length <= mostCharacters;
}

/** A whole check for every try is too much for larger files. */
const mostCharacters = 300_000;

/** How often a text may be judged anew to find what lies behind a fault: less for a long one. */
export function triesOf(source: string, most: number): number {
  return Math.min(most, Math.ceil(mostJudged / Math.max(1, source.length)));
}

/** Characters, in all tries of one kind. */
const mostJudged = 2_000_000;

const layers: readonly Layer[] = ['form', 'schema', 'site'];

/** How many layers could not be judged. */
export function layersLeft(layer: Layer): number {
  return layers.length - 1 - layers.indexOf(layer);
}
