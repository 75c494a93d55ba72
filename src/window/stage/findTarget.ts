import {
  type FilePlace,
  isSamePath,
  type PagePlaces,
  type SectionPlace,
  startsWith,
  type TextPlace,
  type ValuePlace,
} from '#preview/EditApi.ts';
import type { Hit, Target } from '#preview/PageMessage.ts';

/** What of the file a page points at, and what can be done with it. */
export type Found = {
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

type KnownHit = { hit: Hit; text: TextPlace; place: ValuePlace };

/**
 * Where the thing that a page points at is written: looked up in the window's own copy of the file.
 * Undefined for a page that shows another version of it.
 */
export function findTarget(target: Target, places: PagePlaces): Found | undefined {
  const { hash, values, sections, page } = places;
  if (target.hash !== hash) return undefined;
  const section = sections.find(({ index }) => index === target.section);
  const isOwn = ({ path }: ValuePlace) =>
    !section || startsWith(path, (section.shared?.place ?? section).path);
  const known = target.hits.flatMap((hit): KnownHit[] => {
    const text = places.texts[hit.text];
    const place = text && values[text.value];
    return place ? [{ hit, text, place }] : [];
  });
  // Of the words of an attribute, those of the section itself before those that every page has: the
  // title of a video, then the sentence that names its button.
  const isFirst = ({ place }: KnownHit) => known[0]?.hit.attribute === null || isOwn(place);
  const hits = [...known.filter(isFirst), ...known.filter((one) => !isFirst(one))];
  const [first] = hits;
  const found = first ? valuesOf(hits, values) : guessValue(target.words, values, isOwn);
  const open = (first && openFor(first)) ?? found[0]?.place ?? section ?? page;
  return { hash, open, ...(section && { section }), values: found };
}

/** Each value once, then those beside the first: the address of a link, the look of a button. */
function valuesOf(hits: readonly KnownHit[], values: readonly ValuePlace[]): FoundValue[] {
  const group = hits[0]?.place.path.slice(0, -1) ?? [];
  const beside = values.filter(({ path }) => isSamePath(path.slice(0, -1), group));
  const all = [
    ...hits.map(({ hit: { attribute }, place }) => ({ attribute, place })),
    ...beside.map((place) => ({ attribute: String(place.path.at(-1)), place })),
  ];
  return all.filter(({ place }, at) => all.findIndex((one) => one.place === place) === at);
}

/** Where an editor should open: at the constant when the text, or the letter pointed at, is just that. */
function openFor({ hit, text, place }: KnownHit): FilePlace {
  if (text.part) return { ...place, ...text.part };
  const letter = hit.letter ?? -1;
  const piece = text.pieces.find(({ start, end }) => start <= letter && letter < end);
  const origin = piece ? place.origins[piece.origin] : place.isWholeReference && place.origins[0];
  return origin || place;
}

/** A text that the page shows only now, such as the label of a button that was pressed. */
function guessValue(
  words: string,
  values: readonly ValuePlace[],
  isNear: (place: ValuePlace) => boolean,
): FoundValue[] {
  if (words === '') return [];
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
