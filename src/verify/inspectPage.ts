import type { DeclaredLink, DeclaredText, Region } from './declarePages.ts';

/** How a declared text is met on the page. `lost`: how many pixels of it are out of sight. */
export type TextState =
  | { state: 'shown' }
  | { state: 'absent' }
  | { state: 'hidden' }
  | { state: 'cutOff'; lost: number };

/** How a declared link is met on the page. */
export type LinkState =
  | { state: 'right' | 'absent' | 'wrongTab' }
  | { state: 'elsewhere'; found: string }
  | { state: 'unusable'; cover: string };

/** What the page looks like at its present width. */
export type Inspection = {
  texts: TextState[];
  links: LinkState[];
  /** Every link in the page. */
  anchors: { href: string; words: string; region: Region }[];
  brokenPictures: { src: string; region: Region }[];
  /** How far the page can be moved sideways, and what sticks out. */
  overflow: { pixels: number; element: string; region: Region } | null;
};

/**
 * Looks at the page as it is now; runs inside the page, so it refers to nothing outside itself.
 * Texts are compared without white space, which layout changes.
 */
export function inspectPage(declared: {
  texts: readonly Pick<DeclaredText, 'text' | 'shown' | 'region'>[];
  links: readonly Pick<DeclaredLink, 'href' | 'newTab' | 'words' | 'region'>[];
}): Inspection {
  const squeeze = (text: string) => text.replace(/[\s\u00AD\u200B\u2060]+/g, '');
  const width = document.documentElement.clientWidth;
  const sections = [...document.querySelectorAll('#_content > section')];

  const rootOf = (region: Region): Element | null => {
    if (typeof region === 'number') return sections[region] ?? null;
    const selectors = { header: 'body header', footer: 'body footer', question: '#_consent' };
    return region === 'page' ? document.body : document.querySelector(selectors[region]);
  };
  const regionOf = (element: Element): Region => {
    const section = element.closest('#_content > section');
    if (section) return sections.indexOf(section);
    for (const region of ['header', 'footer', 'question'] as const) {
      if (rootOf(region)?.contains(element)) return region;
    }
    return 'page';
  };
  const nameOf = (element: Element | null | undefined): string => {
    if (!element) return 'something';
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const source = element.getAttribute('src')?.slice(0, 60);
    return `<${element.localName}>${words ? ` “${words}”` : source ? ` ${source}` : ''}`;
  };

  /** Every text of a region, one after the other, and which node each letter is in. */
  type Letters = { all: string; nodes: { node: Text; start: number; end: number }[] };
  const known = new Map<Region, Letters>();
  const lettersOf = (region: Region): Letters => {
    const found = known.get(region);
    if (found) return found;
    const letters: Letters = { all: '', nodes: [] };
    const root = rootOf(region);
    const walker = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest('script, style, noscript')) continue;
      const text = squeeze(node.data);
      if (!text) continue;
      letters.nodes.push({
        node,
        start: letters.all.length,
        end: letters.all.length + text.length,
      });
      letters.all += text;
    }
    known.set(region, letters);
    return letters;
  };

  /** How much of a box is out of sight, in pixels: cut by what is around it, or beside the screen. */
  const lostOf = (box: DOMRect, element: Element): number => {
    const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let scrollsX = false;
    let scrollsY = false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath === 'inset(50%)') return Infinity;
      if (around === document.body || around === document.documentElement) break;
      const edge = around.getBoundingClientRect();
      scrollsX ||= /auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth;
      scrollsY ||= /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight;
      if (!scrollsX && overflowX !== 'visible') {
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (!scrollsY && overflowY !== 'visible') {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    if (!scrollsX) {
      seen.left = Math.max(seen.left, 0);
      seen.right = Math.min(seen.right, width);
    }
    const lostX = box.width - Math.max(0, seen.right - seen.left);
    const lostY = box.height - Math.max(0, seen.bottom - seen.top);
    if (lostX >= box.width * 0.95 || lostY >= box.height * 0.95) return Infinity;
    // The box of a line is higher than its letters are.
    return Math.max(lostX > 2 ? lostX : 0, lostY > box.height * 0.3 ? lostY : 0);
  };

  const lookAt = (node: Text, isFading: boolean): TextState => {
    const element = node.parentElement;
    const isThere = isFading
      ? element?.checkVisibility()
      : element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!element || !isThere) return { state: 'hidden' };
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0) return { state: 'hidden' };
    const lost = Math.max(...boxes.map((box) => lostOf(box, element)));
    if (lost === Infinity) return { state: 'hidden' };
    return lost > 0 ? { state: 'cutOff', lost: Math.ceil(lost) } : { state: 'shown' };
  };

  const order = ['shown', 'cutOff', 'hidden', 'absent'];
  const worse = (one: TextState, other: TextState) =>
    order.indexOf(one.state) > order.indexOf(other.state) ? one : other;
  const findVisible = (text: string, region: Region, isFading: boolean): TextState => {
    const { all, nodes } = lettersOf(region);
    let best: TextState = { state: 'absent' };
    for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, at + 1)) {
      const parts = nodes.filter(({ start, end }) => start < at + text.length && end > at);
      const state = parts
        .map(({ node }) => lookAt(node, isFading))
        .reduce(worse, { state: 'shown' });
      if (state.state === 'shown') return state;
      if (worse(state, best) === best) best = state;
    }
    return best;
  };
  const isIn = (text: string, values: Iterable<string | null>): TextState => ({
    state: [...values].some((value) => squeeze(value ?? '').includes(text)) ? 'shown' : 'absent',
  });
  const namesIn = (root: Element | null): (string | null)[] => {
    const named = root?.querySelectorAll('[aria-label], [title]') ?? [];
    return [...(root ? [root] : []), ...named].flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
    ]);
  };

  const texts = declared.texts.map(({ text: written, shown, region }): TextState => {
    const text = squeeze(written);
    if (shown === 'visible') return findVisible(text, region, false);
    if (shown === 'fromTablet') {
      return width < 768 ? { state: 'shown' } : findVisible(text, region, false);
    }
    if (shown === 'inTurn' || shown === 'tooltip') return findVisible(text, region, true);
    if (shown === 'title') return isIn(text, [document.title]);
    const root = rootOf(region);
    if (shown === 'alt') {
      return isIn(
        text,
        [...(root?.querySelectorAll('img') ?? [])].map(({ alt }) => alt),
      );
    }
    if (shown === 'spoken') return isIn(text, [lettersOf(region).all, ...namesIn(root)]);
    // In the head, or in a state that is not now: the files are looked at for these.
    return { state: 'shown' };
  });

  const wordsOf = (anchor: Element) =>
    (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim().replace(/\s+/g, ' ');
  const pressable = (anchor: HTMLAnchorElement): LinkState => {
    anchor.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = [...anchor.getClientRects()].find((one) => one.width > 0 && one.height > 0);
    const isThere = anchor.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!box || !isThere || lostOf(box, anchor) === Infinity)
      return { state: 'unusable', cover: '' };
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isFree = hit !== null && (anchor.contains(hit) || hit.contains(anchor));
    return isFree ? { state: 'right' } : { state: 'unusable', cover: nameOf(hit) };
  };
  const hasAddress = (anchor: HTMLAnchorElement, href: string) =>
    anchor.href === new URL(href, location.origin).href;

  const links = declared.links.map(({ href, newTab, words, region }): LinkState => {
    const anchors = [...(rootOf(region)?.querySelectorAll('a') ?? [])];
    const named = anchors.filter(
      (anchor) => words !== undefined && squeeze(anchor.textContent ?? '').includes(squeeze(words)),
    );
    const found = (named.length > 0 ? named : anchors).find((anchor) => hasAddress(anchor, href));
    if (!found) {
      const [other] = named;
      return other ? { state: 'elsewhere', found: other.href } : { state: 'absent' };
    }
    if ((found.target === '_blank') !== newTab) return { state: 'wrongTab' };
    return pressable(found);
  });

  const anchors = [...document.querySelectorAll('a[href]')].map((anchor) => ({
    href: (anchor as HTMLAnchorElement).href,
    words: wordsOf(anchor),
    region: regionOf(anchor),
  }));
  const brokenPictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
    .map((image) => ({ src: image.currentSrc || image.src, region: regionOf(image) }));

  const pixels = document.documentElement.scrollWidth - width;
  const outermost = () =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > width + 1)
      .toSorted((one, other) => other.right - one.right)[0]?.element;
  const culprit = pixels > 1 ? outermost() : undefined;
  const overflow =
    pixels > 1
      ? {
          pixels,
          element: nameOf(culprit),
          region: culprit ? regionOf(culprit) : ('page' as const),
        }
      : null;
  return { texts, links, anchors, brokenPictures, overflow };
}
