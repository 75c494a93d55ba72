import type { SectionPlace, ValuePlace } from '#preview/EditApi.ts';
import type { FoundValue } from './findTarget.ts';
import { isInSection } from './isInSection.ts';

/** A text that the page shows only now, such as the label of a button that was pressed. */
export function guessValue(
  words: string,
  section: SectionPlace | undefined,
  values: readonly ValuePlace[],
): FoundValue[] {
  if (words === '') return [];
  const isNear = (value: ValuePlace) => !section || isInSection(section, value);
  const same = values.filter(({ value }) => String(value).trim() === words);
  const like = values.filter(({ value }) => typeof value === 'string' && isFilled(value, words));
  const best = same.find(isNear) ?? same[0] ?? like.find(isNear) ?? like[0];
  return best ? [{ attribute: null, place: best }] : [];
}

/** Whether a text is a template of site.yaml with its slots filled in. */
function isFilled(template: string, text: string): boolean {
  if (!/\{\w+\}/.test(template)) return false;
  const pieces = template
    .split(/\{\w+\}/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.*')}$`, 's').test(text);
}
