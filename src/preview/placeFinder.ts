import { askServer } from './askServer.ts';
import { drawMarked } from './drawMarked.tsx';
import type {
  FilePlace,
  Found,
  FoundValue,
  PlacesAnswer,
  SectionPlace,
  TextPlace,
  ValuePlace,
} from './EditApi.ts';
import { guessValue } from './guessValue.ts';
import { isInSection } from './isInSection.ts';
import type { LiveSite } from './liveSite.ts';
import { markTexts, readMarks, type Run } from './marks.ts';
import { pairNodes } from './pairNodes.ts';

type Places = Extract<PlacesAnswer, { texts: unknown }>;
/** A page as it was drawn last, with its marked copy. */
type Drawn = { key: string; places: Places; marked: Node };
/** A text that was found: which one, and the stretch of it. */
type Hit = { shownIn: Text | string; run: Run; place: TextPlace };

export type PlaceFinder = {
  /** Where a node of the page is written; `offset` is the letter of a text. Undefined where nobody knows. */
  placeOf(node: Node, offset?: number): Promise<Found | undefined>;
};

/** Attributes that hold words. */
const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description'];

/** Leads from what the page shows to where it is written, without any help from the blocks. */
export function createPlaceFinder(live: LiveSite, root: Element): PlaceFinder {
  let drawn: Drawn | undefined;

  async function draw(): Promise<Drawn | undefined> {
    const { site, hash, version } = live.update();
    const path = location.pathname;
    const key = `${version} ${hash} ${path}`;
    if (!site || drawn?.key === key) return drawn;
    const route = Object.hasOwn(site.pages, path) ? path : '404';
    const places = await askServer('GET places', `?route=${encodeURIComponent(route)}`);
    if (!('texts' in places)) return undefined;
    const { path: own, components, ...page } = live.pageAt(path);
    const { shared, page: texts } = markTexts(
      { shared: site.shared, page },
      places.texts.map(({ at }) => at),
    );
    const marked = drawMarked({ shared, page: { ...texts, path: own, components } }, path);
    drawn = { key, places, marked };
    return drawn;
  }

  return {
    async placeOf(node, offset) {
      const now = await draw();
      const element = node instanceof Element ? node : node.parentElement;
      if (!now || !element || !root.contains(element)) return undefined;
      const pairs = pairNodes(root, now.marked);
      const section = sectionOf(element, now.places);
      const found = hitsOf(node, { root, pairs, places: now.places, offset });
      const hits = ownFirst(found, section, now.places);
      const values =
        hits.length > 0 ? valuesOf(hits, now.places) : guessValue(node, section, now.places);
      const open =
        openFor(hits, { places: now.places, offset }) ??
        values[0]?.place ??
        section ??
        now.places.page;
      return { hash: now.places.hash, element, open, ...(section && { section }), values };
    },
  };
}

/** The section of the page, by its number among those that are shown. */
function sectionOf(element: Element, { sections }: Places): SectionPlace | undefined {
  const own = element.closest('#_content > section');
  if (!own) return undefined;
  const all = [...(own.parentElement?.children ?? [])];
  return sections.filter(({ isHidden }) => !isHidden)[all.indexOf(own)];
}

type Search = {
  root: Element;
  pairs: Map<Node, Node>;
  places: Places;
  offset: number | undefined;
};

/** The texts of the node itself, or of the nearest element around it that has any. */
function hitsOf(node: Node, search: Search): Hit[] {
  for (
    let around: Node | null = node;
    around && around !== search.root;
    around = around.parentNode
  ) {
    // Of a whole section, no single text is meant.
    if (around instanceof Element && around.matches('#_content > section, main')) return [];
    const hits = hitsIn(around, search);
    if (hits.length > 0) return hits;
    // What the page has put there since has no marks; its neighbours are not what it says.
    if (around instanceof Text && around.data.trim() !== '') return [];
  }
  return [];
}

function hitsIn(node: Node, search: Search): Hit[] {
  const marked = search.pairs.get(node);
  if (node instanceof Text) {
    return marked instanceof Text
      ? hitsOfText(node.data, marked.data, { ...search, shownIn: node })
      : [];
  }
  if (!(node instanceof Element) || !(marked instanceof Element)) return [];
  const own = wordAttributes.flatMap((name) =>
    hitsOfText(node.getAttribute(name) ?? '', marked.getAttribute(name) ?? '', {
      ...search,
      shownIn: name,
      offset: undefined,
    }),
  );
  return [...own, ...[...node.childNodes].flatMap((child) => hitsIn(child, search))];
}

function hitsOfText(
  shown: string,
  marked: string,
  { places, offset, shownIn }: Pick<Search, 'places' | 'offset'> & { shownIn: Text | string },
): Hit[] {
  const { text, runs } = readMarks(marked);
  if (text !== shown || runs.length === 0) return [];
  const isAt = ({ start, end }: Run) => offset !== undefined && start <= offset && offset <= end;
  return runs
    .toSorted((a, b) => Number(isAt(b)) - Number(isAt(a)))
    .flatMap((run) => {
      const place = places.texts[run.mark];
      return place ? [{ shownIn, run, place }] : [];
    });
}

/**
 * Of the words of an attribute, those of the section itself before those that every page has: the title
 * of a video, then the sentence that names its button.
 */
function ownFirst(hits: Hit[], section: SectionPlace | undefined, { values }: Places): Hit[] {
  if (!section || typeof hits[0]?.shownIn !== 'string') return hits;
  const isOwn = ({ place }: Hit) => isInSection(section, values[place.value]);
  return [...hits.filter(isOwn), ...hits.filter((hit) => !isOwn(hit))];
}

/** Each value once, then those that stand beside the first: the address of a link, the look of a button. */
function valuesOf(hits: readonly Hit[], { values }: Places): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (shownIn: Text | string, place: ValuePlace | undefined) => {
    if (place && !found.some((other) => other.place === place)) found.push({ shownIn, place });
  };
  for (const { shownIn, place } of hits) add(shownIn, values[place.value]);
  const group = found[0]?.place.path.slice(0, -1).join('.');
  for (const value of values) {
    if (value.path.slice(0, -1).join('.') === group) add(String(value.path.at(-1)), value);
  }
  return found;
}

/** Where an editor should open: at the constant when the text, or the letter pointed at, is just that. */
function openFor(
  hits: readonly Hit[],
  { places, offset }: { places: Places; offset: number | undefined },
): FilePlace | undefined {
  const [hit] = hits;
  const value = hit && places.values[hit.place.value];
  if (!hit || !value) return undefined;
  const { run, place } = hit;
  if (place.part) return { ...value, ...place.part };
  const letter = offset === undefined ? -1 : offset - run.start + run.offset;
  const piece = place.pieces.find(({ start, end }) => start <= letter && letter < end);
  const origin = piece ? value.origins[piece.origin] : value.isWholeReference && value.origins[0];
  return origin || value;
}
