import { CacheProvider } from '@emotion/react';
import { diffComm } from 'node-diff3';
import { renderToString } from 'react-dom/server';
import { isHolder, valueAt } from '#load/paths.ts';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import type { Path } from './EditApi.ts';
import type { LiveSite } from './liveSite.ts';
import type { Hit, WindowMessage } from './PageMessage.ts';
import { trustedPolicy } from './PreviewUpdate.ts';

/** The paths of the texts of a page in its data, in one version of the file. */
export type Texts = Extract<WindowMessage, { kind: 'texts' }>;

/** Finds the texts that a node of the page shows, those that are meant first; `letter` is one of a text node. */
export type FindTexts = (node: Node, letter?: number) => Hit[];

/** A stretch of a text that was marked: by which number, and where it began in the text of that mark. */
type Run = { start: number; end: number; mark: number; offset: number };

/** Words that a page shows: of a text node, or of an attribute; `runs` says which texts they are of. */
type Words = { node: Node; attribute: string | null; text: string; runs: Run[] };

/** Attributes that hold words. */
const wordAttributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description'];

/** Leads from what the page shows now to its data, without any help from the blocks. */
export function createFindTexts(live: LiveSite, root: Element, { path, texts }: Texts): FindTexts {
  const { site } = live.update();
  const { path: own, components, ...page } = live.pageAt(path);
  const marked = markTexts({ shared: site?.shared, page }, texts);
  if (!marked.shared) return () => [];
  const copy = wordsIn(
    renderMarked(marked.shared, { ...marked.page, path: own, components }, live.base() + path),
  );
  return (node, letter) => hitsOf(node, { root, words: pairWords(wordsIn(root), copy), letter });
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

/** All words of a page in their order, but those for visitors without scripts. */
function wordsIn(node: Node): Words[] {
  if (node.nodeName === 'NOSCRIPT') return [];
  const shown = (attribute: string | null, marked: string | null) =>
    marked ? [{ node, attribute, ...readMarks(marked) }] : [];
  if (node instanceof Text) return shown(null, node.data);
  const own =
    node instanceof Element
      ? wordAttributes.flatMap((name) => shown(name, node.getAttribute(name)))
      : [];
  return [...own, ...[...node.childNodes].flatMap(wordsIn)];
}

/**
 * The words of the page that its marked copy has, too, in the same order, with the runs of the copy.
 * What the page has changed since it was rendered (an open player, a message) has none.
 */
function pairWords(page: readonly Words[], copy: readonly Words[]): Words[] {
  const sign = ({ node, attribute, text }: Words) =>
    `${attribute ?? node.parentNode?.nodeName} ${text}`;
  const [shown, marked] = [[...page], [...copy]];
  return diffComm(page.map(sign), copy.map(sign)).flatMap((part) => {
    if ('common' in part) {
      const { length } = part.common;
      const runs = marked.splice(0, length);
      return shown
        .splice(0, length)
        .map((words, index) => ({ ...words, runs: runs[index]?.runs ?? [] }));
    }
    shown.splice(0, part.buffer1.length);
    marked.splice(0, part.buffer2.length);
    return [];
  });
}

type Search = { root: Element; words: readonly Words[]; letter: number | undefined };

/** The texts of the node itself, or of the nearest element around it that has any. */
function hitsOf(node: Node, { root, words, letter }: Search): Hit[] {
  for (let around: Node | null = node; around && around !== root; around = around.parentNode) {
    // Of a whole section, no single text is meant.
    if (around instanceof Element && around.matches('#_content > section, main')) return [];
    const hits = words
      .filter((one) => around?.contains(one.node))
      .flatMap((one) => hitsIn(one, around === node && node instanceof Text ? letter : undefined));
    if (hits.length > 0) return hits;
    // What the page has put there since has no marks; its neighbours are not what it says.
    if (around instanceof Text && around.data.trim() !== '') return [];
  }
  return [];
}

/** The texts of some words, the one with the letter first. */
function hitsIn({ attribute, runs }: Words, letter: number | undefined): Hit[] {
  const isAt = ({ start, end }: Run) => letter !== undefined && start <= letter && letter <= end;
  return runs
    .toSorted((a, b) => Number(isAt(b)) - Number(isAt(a)))
    .map((run) => ({
      text: run.mark,
      attribute,
      ...(isAt(run) && letter !== undefined && { letter: letter - run.start + run.offset }),
    }));
}

// Characters for private use: no text of a site holds them, and no component changes them. A mark opens with
// the one that is its index, counted from the first.
const firstOpen = 0xf0000;
const close = '\uE000';

/** A copy of the data with the text at each path in marks that name the index of the path. */
function markTexts<Data>(data: Data, paths: readonly Path[]): Data {
  const copy = structuredClone(data);
  for (const [index, path] of paths.entries()) {
    const holder = valueAt(copy, path.slice(0, -1));
    const last = path.at(-1) ?? '';
    const text = isHolder(holder) ? holder[last] : undefined;
    if (isHolder(holder) && typeof text === 'string') {
      holder[last] = String.fromCodePoint(firstOpen + index) + text + close;
    }
  }
  return copy;
}

/** A text without its marks, and which stretch came from which; of nested marks, the inner one. */
function readMarks(marked: string): { text: string; runs: Run[] } {
  const runs: Run[] = [];
  const around: { mark: number; length: number }[] = [];
  let text = '';
  for (const [part] of marked.matchAll(
    /[\u{F0000}-\u{10FFFF}]|\uE000|[^\uE000\u{F0000}-\u{10FFFF}]+/gu,
  )) {
    const inner = around.at(-1);
    const index = (part.codePointAt(0) ?? 0) - firstOpen;
    if (index >= 0) around.push({ mark: index, length: 0 });
    else if (part === close) around.pop();
    else {
      const start = text.length;
      text += part;
      if (inner) {
        runs.push({ start, end: text.length, mark: inner.mark, offset: inner.length });
        inner.length += part.length;
      }
    }
  }
  return { text, runs };
}
