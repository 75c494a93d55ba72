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

/** How much text may be judged anew for one file, in characters: some eighty times the shipped site. */
const mostJudged = 2_200_000;

/**
 * Judges as often as there is time for one file. After that, no text is better than another: each
 * counts as one that cannot be read, so that no fix seems to help.
 */
export function limitJudge<Some extends Judge>(judge: Some, exhausted: ReturnType<Some>) {
  let left = mostJudged;
  return {
    canJudge: () => left > 0,
    judge(source: string): ReturnType<Some> {
      if (left <= 0) return exhausted;
      left -= source.length;
      return judge(source) as ReturnType<Some>;
    },
  };
}

const layers: readonly Layer[] = ['form', 'schema', 'site'];

/** How many layers could not be judged. */
export function layersLeft(layer: Layer): number {
  return layers.length - 1 - layers.indexOf(layer);
}
