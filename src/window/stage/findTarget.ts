import type { FilePlace, SectionPlace, TextPlace, ValuePlace } from '#preview/EditApi.ts';
import type { Hit, Target } from '#preview/PageMessage.ts';
import { isInSection, isSamePath } from '../paths.ts';
import type { PagePlaces } from '../useAnswer.ts';

/** What of the file a page points at, and what can be done with it. */
export type Found = {
  /** The version of the file that the places belong to. */
  hash: string;
  /** What is opened, best first: a text that is one constant and nothing else leads there. */
  open: FilePlace;
  /** The section around it; not for the header, the footer and the small words. */
  section?: SectionPlace;
  /** The text under the pointer first, then the attributes of the element and of what is around it. */
  values: FoundValue[];
};

export type FoundValue = {
  /** The name of the attribute that shows it; null for words. */
  attribute: string | null;
  place: ValuePlace;
};

type KnownHit = { hit: Hit; text: TextPlace };

/**
 * Where the thing that a page points at is written: looked up in the window's own copy of the file.
 * Undefined for a page that shows another version of it.
 */
export function findTarget(target: Target, places: PagePlaces): Found | undefined {
  if (target.hash !== places.hash) return undefined;
  const { values } = places;
  const section = places.sections.filter(({ isHidden }) => !isHidden)[target.section ?? -1];
  const known = target.hits.flatMap((hit): KnownHit[] => {
    const text = places.texts[hit.text];
    return text ? [{ hit, text }] : [];
  });
  const hits = ownFirst(known, section, values);
  const found =
    hits.length > 0 ? valuesOf(hits, values) : guessValue(target.words, section, values);
  const open = openFor(hits[0], values) ?? found[0]?.place ?? section ?? places.page;
  return { hash: places.hash, open, ...(section && { section }), values: found };
}

/**
 * Of the words of an attribute, those of the section itself before those that every page has: the title
 * of a video, then the sentence that names its button.
 */
function ownFirst(
  hits: KnownHit[],
  section: SectionPlace | undefined,
  values: readonly ValuePlace[],
): KnownHit[] {
  if (!section || !hits[0] || hits[0].hit.attribute === null) return hits;
  const isOwn = ({ text }: KnownHit) => isInSection(section, values[text.value]?.path);
  return [...hits.filter(isOwn), ...hits.filter((hit) => !isOwn(hit))];
}

/** Each value once, then those beside the first: the address of a link, the look of a button. */
function valuesOf(hits: readonly KnownHit[], values: readonly ValuePlace[]): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (attribute: string | null, place: ValuePlace | undefined) => {
    if (place && !found.some((other) => other.place === place)) found.push({ attribute, place });
  };
  for (const { hit, text } of hits) add(hit.attribute, values[text.value]);
  const group = found[0]?.place.path.slice(0, -1);
  for (const value of values) {
    if (isSamePath(value.path.slice(0, -1), group)) add(String(value.path.at(-1)), value);
  }
  return found;
}

/** Where an editor should open: at the constant when the text, or the letter pointed at, is just that. */
function openFor(
  first: KnownHit | undefined,
  values: readonly ValuePlace[],
): FilePlace | undefined {
  const value = first && values[first.text.value];
  if (!first || !value) return undefined;
  const { hit, text } = first;
  if (text.part) return { ...value, ...text.part };
  const letter = hit.letter ?? -1;
  const piece = text.pieces.find(({ start, end }) => start <= letter && letter < end);
  const origin = piece ? value.origins[piece.origin] : value.isWholeReference && value.origins[0];
  return origin || value;
}

/** A text that the page shows only now, such as the label of a button that was pressed. */
function guessValue(
  words: string,
  section: SectionPlace | undefined,
  values: readonly ValuePlace[],
): FoundValue[] {
  if (words === '') return [];
  const isNear = (value: ValuePlace) => !section || isInSection(section, value.path);
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
