import type {
  FilePlace,
  PlacesAnswer,
  SectionPlace,
  TextPlace,
  ValuePlace,
} from '#preview/EditApi.ts';
import type { Hit, Target } from '#preview/PageMessage.ts';
import { guessValue } from './guessValue.ts';
import { isInSection } from './isInSection.ts';

export type Places = Extract<PlacesAnswer, { texts: unknown }>;

/** What stands where on a page, and what can be done with it. */
export type Found = {
  /** The version of the file that the places are of. */
  hash: string;
  /** What is opened, best first: a text that is one constant and nothing else leads there. */
  open: FilePlace;
  /** The section that it stands in; not for the header, the footer and the small words. */
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
 * Where that is written what a page points at: looked up in the window's own copy of the file.
 * Undefined for a page that shows another version of it.
 */
export function findTarget(target: Target, places: Places): Found | undefined {
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
  const isOwn = ({ text }: KnownHit) => isInSection(section, values[text.value]);
  return [...hits.filter(isOwn), ...hits.filter((hit) => !isOwn(hit))];
}

/** Each value once, then those that stand beside the first: the address of a link, the look of a button. */
function valuesOf(hits: readonly KnownHit[], values: readonly ValuePlace[]): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (attribute: string | null, place: ValuePlace | undefined) => {
    if (place && !found.some((other) => other.place === place)) found.push({ attribute, place });
  };
  for (const { hit, text } of hits) add(hit.attribute, values[text.value]);
  const group = found[0]?.place.path.slice(0, -1).join('.');
  for (const value of values) {
    if (value.path.slice(0, -1).join('.') === group) add(String(value.path.at(-1)), value);
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
