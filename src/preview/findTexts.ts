import { drawMarked } from './drawMarked.tsx';
import type { YamlPath } from './EditApi.ts';
import type { LiveSite } from './liveSite.ts';
import { markTexts, readMarks, type Run } from './marks.ts';
import type { Hit } from './PageMessage.ts';
import { pairNodes } from './pairNodes.ts';

/** Where the texts of a page stand in its data, in one version of the file. */
export type Texts = { hash: string; path: string; texts: readonly YamlPath[] };

/** Finds the texts that a node of the page shows, those that are meant first; `letter` is one of a text node. */
export type FindTexts = (node: Node, letter?: number) => Hit[];

type Search = { root: Element; pairs: Map<Node, Node>; letter: number | undefined };

/** Attributes that hold words. */
const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description'];

/** Leads from what the page shows now to its data, without any help from the blocks. */
export function createFindTexts(live: LiveSite, root: Element, { path, texts }: Texts): FindTexts {
  const { site } = live.update();
  const { path: own, components, ...page } = live.pageAt(path);
  const marked = markTexts({ shared: site?.shared, page }, texts);
  const drawn =
    marked.shared &&
    drawMarked({ shared: marked.shared, page: { ...marked.page, path: own, components } }, path);
  return (node, letter) =>
    drawn ? hitsOf(node, { root, pairs: pairNodes(root, drawn), letter }) : [];
}

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
    return marked instanceof Text ? hitsOfText(node.data, marked.data, null, search.letter) : [];
  }
  if (!(node instanceof Element) || !(marked instanceof Element)) return [];
  const own = wordAttributes.flatMap((name) =>
    hitsOfText(node.getAttribute(name) ?? '', marked.getAttribute(name) ?? '', name),
  );
  return [...own, ...[...node.childNodes].flatMap((child) => hitsIn(child, search))];
}

function hitsOfText(
  shown: string,
  marked: string,
  attribute: string | null,
  letter?: number,
): Hit[] {
  const { text, runs } = readMarks(marked);
  if (text !== shown || runs.length === 0) return [];
  const isAt = ({ start, end }: Run) => letter !== undefined && start <= letter && letter <= end;
  return runs
    .toSorted((a, b) => Number(isAt(b)) - Number(isAt(a)))
    .map((run) => ({
      text: run.mark,
      attribute,
      ...(isAt(run) && letter !== undefined && { letter: letter - run.start + run.offset }),
    }));
}
