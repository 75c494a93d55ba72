import type { ids } from '#browser/dom.ts';
import type { DeclaredPage, knownLinks, Region } from './declarePages.ts';
import type { Issue } from './Finding.ts';

/* Both functions run inside the page, so they refer to nothing outside themselves. */

/** What is known of the page in the page itself. */
type Verifier = {
  /** What moved by itself while the page loaded. */
  shifts: { score: number; element: string; region: Region }[];
  rootOf(region: Region): Element | null;
  regionOf(element: Element | null): Region;
  /** An element with its first words: `<p> “Fresh bread”`. */
  nameOf(element: Element | null | undefined): string;
  /** Opens what is closed around an element, as its visitor would: groups, and a menu. */
  reveal(element: Element): void;
  /** Closes it again. */
  conceal(): void;
};

declare global {
  interface Window {
    /** Only while a page is verified. */
    verifier: Verifier;
  }
}

/** Runs before anything else on a page. */
export function prepareVerifier({ content, consent }: typeof ids): void {
  const sections = () => [...document.querySelectorAll(`#${content} > section`)];
  const rootOf = (region: Region) =>
    typeof region === 'number'
      ? (sections()[region] ?? null)
      : document.querySelector(region === 'question' ? `#${consent}` : `body ${region}`);
  const shifts: Verifier['shifts'] = [];
  const opened: (() => void)[] = [];
  window.verifier = {
    shifts,
    rootOf: (region) => (region === 'page' ? document.body : rootOf(region)),
    regionOf(element) {
      const section = sections().findIndex((one) => one.contains(element));
      if (section >= 0) return section;
      const around = ['header', 'footer', 'question'] as const;
      return around.find((region) => rootOf(region)?.contains(element)) ?? 'page';
    },
    nameOf(element) {
      if (!element) return 'something';
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      const source = element.getAttribute('src')?.slice(0, 60);
      return `<${element.localName}>${words ? ` “${words}”` : source ? ` ${source}` : ''}`;
    },
    reveal(element) {
      // It comes with the pointer, and lies over what is beside it.
      if (element.closest('[role=tooltip]')) return;
      for (let around: Element | null = element; around; around = around.parentElement) {
        // What unfolds beside its title, of a fixed size, is there but has `visibility: hidden`.
        if (element.checkVisibility({ visibilityProperty: true })) return;
        const closed = around;
        if (closed instanceof HTMLDetailsElement && !closed.open) {
          closed.open = true;
          opened.push(() => (closed.open = false));
        } else if (closed instanceof HTMLElement && closed.popover) {
          closed.togglePopover(true);
          opened.push(() => closed.togglePopover(false));
        }
        for (const animation of closed.getAnimations({ subtree: true }))
          if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
    },
    conceal() {
      for (const close of opened.splice(0)) close();
    },
  };
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    const { nameOf, regionOf } = window.verifier;
    for (const { hadRecentInput, sources, value } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const node = sources.find((source) => source.node)?.node ?? null;
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      shifts.push({ score: value, element: nameOf(element), region: regionOf(element) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

type Expected = {
  declared: Pick<DeclaredPage, 'texts' | 'links'>;
  known: ReturnType<typeof knownLinks>;
};

/**
 * What is wrong with the page as it is now, at its present width: declared texts that cannot be read, links
 * that lead elsewhere or cannot be pressed, links that nobody declared, broken pictures, a page wider than
 * the screen. Texts are compared without white space, which layout changes.
 */
export function inspectPage({ declared, known }: Expected): Issue[] {
  const { rootOf, regionOf, nameOf, reveal, conceal } = window.verifier;
  const squeeze = (text: string) => text.replace(/[\s\u00AD\u200B\u2060]+/g, '');
  const width = document.documentElement.clientWidth;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  /** Every text of a region, one after the other, and which node each letter is in. */
  const lettersOf = (region: Region) => {
    const nodes: { node: Text; start: number; end: number }[] = [];
    let all = '';
    const root = rootOf(region);
    const walker = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) {
      const node = walker.currentNode as Text;
      const text = squeeze(node.data);
      if (!text || node.parentElement?.closest('script, style, noscript')) continue;
      nodes.push({ node, start: all.length, end: all.length + text.length });
      all += text;
    }
    return { all, nodes };
  };

  /** How much of a box is out of sight, in pixels: cut by what is around it, or beside the screen. */
  const lostOf = (box: DOMRect, element: Element): number => {
    const x = { from: box.left, to: box.right, size: box.width, scrolls: false };
    const y = { from: box.top, to: box.bottom, size: box.height, scrolls: false };
    const clip = (axis: typeof x, from: number, to: number) => {
      axis.from = Math.max(axis.from, from);
      axis.to = Math.min(axis.to, to);
    };
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath === 'inset(50%)') return Infinity;
      if (around === document.body || around === document.documentElement) break;
      const edge = around.getBoundingClientRect();
      x.scrolls ||= /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth;
      y.scrolls ||= /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight;
      if (!x.scrolls && overflowX !== 'visible') clip(x, edge.left, edge.right);
      if (!y.scrolls && overflowY !== 'visible') clip(y, edge.top, edge.bottom);
    }
    if (!x.scrolls) clip(x, 0, width);
    const lost = ({ from, to, size }: typeof x) => size - Math.max(0, to - from);
    const [lostX, lostY] = [lost(x), lost(y)];
    if (lostX >= box.width * 0.95 || lostY >= box.height * 0.95) return Infinity;
    // The box of a line is higher than its letters are.
    return Math.max(lostX > 2 ? lostX : 0, lostY > box.height * 0.3 ? lostY : 0);
  };

  /** How much of a text node is out of sight; all of it where it is transparent, unless that may change. */
  const lostIn = (node: Text, isFading: boolean): number => {
    const element = node.parentElement;
    if (element) reveal(element);
    if (!element || !(isFading ? element.checkVisibility() : isSeen(element))) return Infinity;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0) return Infinity;
    return Math.max(...boxes.map((box) => lostOf(box, element)));
  };

  /** The same for a text, where it is seen best; undefined where it is nowhere. */
  const letters = new Map<Region, ReturnType<typeof lettersOf>>();
  const lostOfText = (text: string, region: Region, isFading: boolean): number | undefined => {
    const { all, nodes } = letters.get(region) ?? lettersOf(region);
    letters.set(region, { all, nodes });
    const lost: number[] = [];
    for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, at + 1)) {
      const parts = nodes.filter(({ start, end }) => start < at + text.length && end > at);
      lost.push(Math.max(...parts.map(({ node }) => lostIn(node, isFading))));
      if (lost.includes(0)) return 0;
    }
    return lost.length > 0 ? Math.min(...lost) : undefined;
  };

  const textIssue = ({ text, path, shown, region }: DeclaredPage['texts'][number]): Issue[] => {
    const isFading = shown === 'inTurn' || shown === 'tooltip';
    const isWide = width >= 700;
    const isHere = shown === 'visible' || isFading || shown === (isWide ? 'fromTablet' : 'onPhone');
    // Names that are only spoken, and states that are not now: checkFiles.ts.
    const lost = isHere ? lostOfText(squeeze(text), region, isFading) : 0;
    conceal();
    if (lost === 0) return [];
    if (lost === undefined) return [{ code: 'text-missing', facts: { text }, path, region }];
    if (lost === Infinity) return [{ code: 'text-hidden', facts: { text }, path, region }];
    return [{ code: 'text-cut-off', facts: { text, pixels: Math.ceil(lost) }, path, region }];
  };

  /** What covers a link; empty where it cannot be seen at all, undefined where it can be pressed. */
  const coverOf = (anchor: HTMLAnchorElement): string | undefined => {
    reveal(anchor);
    anchor.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = [...anchor.getClientRects()].find((one) => one.width > 0 && one.height > 0);
    if (!box || !isSeen(anchor) || lostOf(box, anchor) === Infinity) return '';
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isFree = hit !== null && (anchor.contains(hit) || hit.contains(anchor));
    return isFree ? undefined : nameOf(hit);
  };

  const linkIssue = (link: DeclaredPage['links'][number]): Issue[] => {
    const { path, region, to, href, newTab, words = to } = link;
    if (link.shown === 'onPhone' && width >= 700) return [];
    const anchors = [...(rootOf(region)?.querySelectorAll('a') ?? [])];
    const named = anchors.filter(
      ({ textContent }) => link.words && squeeze(textContent ?? '').includes(squeeze(link.words)),
    );
    const address = new URL(href, location.origin).href;
    const anchor = (named.length > 0 ? named : anchors).find((one) => one.href === address);
    if (!anchor) {
      const [other] = named;
      return other
        ? [{ code: 'link-elsewhere', facts: { words, href, found: other.href }, path, region }]
        : [{ code: 'link-missing', facts: { to, href }, path, region }];
    }
    if ((anchor.target === '_blank') !== newTab) {
      return [{ code: 'link-wrong-tab', facts: { words, newTab }, path, region }];
    }
    const cover = coverOf(anchor);
    conceal();
    if (cover === undefined) return [];
    return [{ code: 'link-unusable', facts: { words, cover }, path, region }];
  };

  const undeclaredLinks = (): Issue[] =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ href, origin, pathname, hash }) => {
        const isPage = known.paths.includes(pathname) || hash === known.content;
        return !known.addresses.includes(href) && !(origin === location.origin && isPage);
      })
      .map((anchor) => {
        const words = (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim();
        const facts = { href: anchor.href, words: words.replace(/\s+/g, ' ') };
        return { code: 'link-undeclared', facts, region: regionOf(anchor) };
      });

  const brokenPictures = (): Issue[] =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => {
        const src = new URL(image.currentSrc || image.src).pathname;
        return { code: 'picture-broken', facts: { src }, region: regionOf(image) };
      });

  const tooWide = (): Issue[] => {
    const pixels = document.documentElement.scrollWidth - width;
    if (pixels <= 1) return [];
    const [outermost] = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > width + 1)
      .toSorted((one, other) => other.right - one.right);
    const facts = { pixels, element: nameOf(outermost?.element) };
    const region = outermost ? regionOf(outermost.element) : 'page';
    return [{ code: 'scrolls-sideways', facts, region }];
  };

  return [
    ...declared.texts.flatMap(textIssue),
    ...declared.links.flatMap(linkIssue),
    ...undeclaredLinks(),
    ...brokenPictures(),
    ...tooWide(),
  ];
}
