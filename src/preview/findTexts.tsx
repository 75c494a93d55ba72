import { CacheProvider } from '@emotion/react';
import { diffComm } from 'node-diff3';
import { renderToString } from 'react-dom/server';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import type { YamlPath } from './EditApi.ts';
import type { LiveSite } from './liveSite.ts';
import { markTexts, readMarks, type Run } from './marks.ts';
import type { Hit } from './PageMessage.ts';
import { trustedPolicy } from './PreviewUpdate.ts';

/** The paths of the texts of a page in its data, in one version of the file. */
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
  if (!marked.shared) return () => [];
  const copy = renderMarked(marked.shared, { ...marked.page, path: own, components }, path);
  return (node, letter) => hitsOf(node, { root, pairs: pairNodes(root, copy), letter });
}

/** What the types of the language do not have yet. */
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };
type Policy = { createHTML(html: string): string };

// Not in every browser. The policy of the page lets this one through, once.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const trusted = trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/** A page with marks, out of sight: nothing runs in it and nothing is loaded. */
function renderMarked(shared: SharedData, page: ReadyPage, path: string): Node {
  const template = document.createElement('template');
  const html = renderToString(
    <CacheProvider value={createStyleCache()}>
      <App shared={shared} page={page} path={path} />
    </CacheProvider>,
  );
  // What React has rendered is HTML: the file holds none.
  template.innerHTML = trusted?.createHTML(html) ?? html;
  return template.content;
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
  if (text !== shown) return [];
  const isAt = ({ start, end }: Run) => letter !== undefined && start <= letter && letter <= end;
  return runs
    .toSorted((a, b) => Number(isAt(b)) - Number(isAt(a)))
    .map((run) => ({
      text: run.mark,
      attribute,
      ...(isAt(run) && letter !== undefined && { letter: letter - run.start + run.offset }),
    }));
}

/**
 * Pairs the nodes of the page with those of its marked copy. What the page has changed since it was
 * rendered (an open player, a message) has no partner; everything around it has.
 */
function pairNodes(page: Node, copy: Node): Map<Node, Node> {
  const pairs = new Map<Node, Node>();
  const open: [Node, Node][] = [[page, copy]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair;
    pairs.set(one, other);
    // Its content is rendered for visitors without scripts only.
    if (one.nodeName !== 'NOSCRIPT') open.push(...pairLists(childrenOf(one), childrenOf(other)));
  }
  return pairs;
}

function childrenOf(node: Node): Node[] {
  return [...node.childNodes].filter(
    (child) => child instanceof Element || (child instanceof Text && child.data !== ''),
  );
}

function pairLists(page: readonly Node[], copy: readonly Node[]): [Node, Node][] {
  const namesOf = (nodes: readonly Node[]) => nodes.map(({ nodeName }) => nodeName).join();
  const rest = [...copy];
  const pair = (node: Node): [Node, Node][] => {
    const other = rest.shift();
    return other ? [[node, other]] : [];
  };
  if (namesOf(page) === namesOf(copy)) return page.flatMap(pair);
  const nodes = [...page];
  return diffComm(page.map(signOf), copy.map(signOf)).flatMap((part) => {
    if ('common' in part) return nodes.splice(0, part.common.length).flatMap(pair);
    nodes.splice(0, part.buffer1.length);
    rest.splice(0, part.buffer2.length);
    return [];
  });
}

/** What must be the same of two nodes that are one. */
function signOf(node: Node): string {
  return node instanceof Text ? `“${readMarks(node.data).text}` : node.nodeName;
}
