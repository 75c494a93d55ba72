import type { DeclaredPage, Region } from './declarePages.ts';
import type { Fault } from './Finding.ts';
import type { KnownLinks } from './knownLinks.ts';

/**
 * What is wrong with the page as it is now, at its present width: declared texts that cannot be read, links
 * that lead elsewhere or cannot be pressed, links that nobody declared, broken pictures, a page wider than
 * the screen. Runs inside the page, so it refers to nothing outside itself. Texts are compared without
 * white space, which layout changes.
 */
export function inspectPage({
  declared,
  known,
}: {
  declared: Pick<DeclaredPage, 'texts' | 'links'>;
  known: KnownLinks;
}): Fault[] {
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
  const read = new Map<Region, Letters>();
  const lettersOf = (region: Region): Letters => {
    const found = read.get(region);
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
    read.set(region, letters);
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

  /** How much of a text node is out of sight; all of it where it is transparent, unless that may change. */
  const lostIn = (node: Text, isFading: boolean): number => {
    const element = node.parentElement;
    const isThere = isFading
      ? element?.checkVisibility()
      : element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!element || !isThere) return Infinity;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (boxes.length === 0) return Infinity;
    return Math.max(...boxes.map((box) => lostOf(box, element)));
  };
  /** The same for a text, where it is seen best; undefined where it is nowhere. */
  const lostOfText = (text: string, region: Region, isFading: boolean): number | undefined => {
    const { all, nodes } = lettersOf(region);
    const lost: number[] = [];
    for (let at = all.indexOf(text); at !== -1; at = all.indexOf(text, at + 1)) {
      const parts = nodes.filter(({ start, end }) => start < at + text.length && end > at);
      lost.push(Math.max(...parts.map(({ node }) => lostIn(node, isFading))));
      if (lost.includes(0)) return 0;
    }
    return lost.length > 0 ? Math.min(...lost) : undefined;
  };
  /** Names that are only spoken: nothing of them can be out of sight. */
  const lostOfName = (text: string, names: readonly (string | null)[]): 0 | undefined =>
    names.some((name) => squeeze(name ?? '').includes(text)) ? 0 : undefined;

  const textFault = ({ text, path, shown, region }: DeclaredPage['texts'][number]): Fault[] => {
    const wanted = squeeze(text);
    const root = rootOf(region);
    const all = (selector: string) => [...(root?.querySelectorAll(selector) ?? [])];
    const findLost = () => {
      switch (shown) {
        case 'fromTablet':
          return width < 768 ? 0 : lostOfText(wanted, region, false);
        case 'visible':
          return lostOfText(wanted, region, false);
        case 'inTurn':
        case 'tooltip':
          return lostOfText(wanted, region, true);
        case 'title':
          return lostOfName(wanted, [document.title]);
        case 'alt':
          return lostOfName(
            wanted,
            all('img').map((image) => image.getAttribute('alt')),
          );
        case 'spoken': {
          const named = [...(root ? [root] : []), ...all('[aria-label], [title]')];
          return lostOfName(wanted, [
            lettersOf(region).all,
            ...named.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]),
          ]);
        }
        default:
          // In the head, or in a state that is not now: the files are looked at for these.
          return 0;
      }
    };
    const lost = findLost();
    if (lost === 0) return [];
    if (lost === undefined) return [{ code: 'text-missing', facts: { text }, path, region }];
    if (lost === Infinity) return [{ code: 'text-hidden', facts: { text }, path, region }];
    return [{ code: 'text-cut-off', facts: { text, pixels: Math.ceil(lost) }, path, region }];
  };

  /** What lies over a link; empty where it cannot be seen at all, undefined where it can be pressed. */
  const coverOf = (anchor: HTMLAnchorElement): string | undefined => {
    anchor.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = [...anchor.getClientRects()].find((one) => one.width > 0 && one.height > 0);
    const isThere = anchor.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!box || !isThere || lostOf(box, anchor) === Infinity) return '';
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isFree = hit !== null && (anchor.contains(hit) || hit.contains(anchor));
    return isFree ? undefined : nameOf(hit);
  };
  const linkFault = (link: DeclaredPage['links'][number]): Fault[] => {
    const { path, region, to, href, newTab, words = to } = link;
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
    return cover === undefined
      ? []
      : [{ code: 'link-unusable', facts: { words, cover }, path, region }];
  };

  const undeclaredLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ href }) => {
      const { origin, pathname, hash } = new URL(href);
      const isPage = known.paths.includes(pathname) || hash === '#_content';
      return !known.addresses.includes(href) && !(origin === location.origin && isPage);
    })
    .map((anchor): Fault => {
      const words = (anchor.getAttribute('aria-label') ?? anchor.textContent ?? '').trim();
      const facts = { href: anchor.href, words: words.replace(/\s+/g, ' ') };
      return { code: 'link-undeclared', facts, region: regionOf(anchor) };
    });
  const brokenPictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
    .map((image): Fault => {
      const src = new URL(image.currentSrc || image.src).pathname;
      return { code: 'picture-broken', facts: { src }, region: regionOf(image) };
    });

  const tooWide = (): Fault[] => {
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
    ...declared.texts.flatMap(textFault),
    ...declared.links.flatMap(linkFault),
    ...undeclaredLinks,
    ...brokenPictures,
    ...tooWide(),
  ];
}
