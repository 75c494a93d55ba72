import type { Page } from 'playwright-core';

/**
 * What does not fit on a page as it is laid out now: a page wider than the screen, words or controls
 * that stick out of their box or of the screen or are cut off, and texts that overlap. What a box
 * scrolls by itself fits.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Piece = { element: Element; box: DOMRect; isText: boolean };
    const screen = document.documentElement.clientWidth;
    const faults = new Set<string>();
    /** Nothing changes meanwhile, and most ancestors are those of many pieces. */
    const once = <Value>(read: (element: Element) => Value) => {
      const known = new Map<Element, Value>();
      return (element: Element): Value => {
        const value = known.has(element) ? (known.get(element) as Value) : read(element);
        known.set(element, value);
        return value;
      };
    };
    const styleOf = once((element) => {
      const { clipPath, display, overflowX, overflowY, position } = getComputedStyle(element);
      return { clipPath, display, overflowX, overflowY, position };
    });
    const boxOf = once((element) => element.getBoundingClientRect());
    const nameOf = ({ element }: Piece) => {
      const words = element.textContent?.trim() || element.getAttribute('aria-label');
      return `<${element.localName}> ${words?.slice(0, 50)}`;
    };

    const isSeen = once(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[role=tooltip]') &&
        parentsOf(element).every((parent) => styleOf(parent).clipPath === 'none'),
    );
    const parentsOf: (element: Element) => Element[] = once((element) => [
      element,
      ...(element.parentElement ? parentsOf(element.parentElement) : []),
    ]);
    /** The box that scrolls or is fixed with the element, if any: it has a plane to itself. */
    const planeOf = once((element) =>
      parentsOf(element).find((parent) => {
        const { overflowX, position } = styleOf(parent);
        return /auto|scroll/.test(overflowX) || position === 'fixed' || position === 'sticky';
      }),
    );

    const texts = (): Piece[] => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Piece[] = [];
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element || !walker.currentNode.textContent?.trim() || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        found.push(...lines.map((box) => ({ element, box, isText: true })));
      }
      return found;
    };
    const controls = (): Piece[] =>
      [...document.querySelectorAll('a, button, input, img, svg, iframe')]
        .filter(isSeen)
        .map((element) => ({ element, box: boxOf(element), isText: false }))
        .filter(({ box }) => box.width > 1);

    const findEscape = (piece: Piece) => {
      const { element, box, isText } = piece;
      // What is placed freely may stick out of its box, on purpose.
      const isFree = !isText && styleOf(element).position === 'absolute';
      if (isFree && planeOf(element)) return;
      const around = parentsOf(element).slice(isText ? 0 : 1);
      for (const parent of isFree ? [] : around) {
        const { display, overflowX, overflowY, position } = styleOf(parent);
        if (/auto|scroll/.test(overflowX)) return;
        if (parent === document.body) break;
        if (display === 'inline' || display === 'contents') continue;
        const outer = boxOf(parent);
        const beside = Math.max(outer.left - box.left, box.right - outer.right);
        if (beside > 1) {
          faults.add(`${nameOf(piece)} leaves <${parent.localName}> by ${Math.round(beside)} px`);
          return;
        }
        const below = Math.max(outer.top - box.top, box.bottom - outer.bottom);
        if (below > 1 && /hidden|clip/.test(overflowY))
          faults.add(`${nameOf(piece)} is cut off by <${parent.localName}>`);
        if (position === 'absolute' || position === 'fixed') return;
      }
      if (box.left < -1 || box.right > screen + 1) faults.add(`${nameOf(piece)} leaves the screen`);
    };

    const findOverlaps = (pieces: readonly Piece[]) => {
      const sorted = pieces.toSorted((one, other) => one.box.top - other.box.top);
      sorted.forEach((one, index) => {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top > one.box.bottom - 6) return;
          const isSame = one.element.contains(other.element) || other.element.contains(one.element);
          const width =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          if (isSame || width < 3 || height < 6) continue;
          if (planeOf(one.element) === planeOf(other.element))
            faults.add(`${nameOf(one)} overlaps ${nameOf(other)}`);
        }
      });
    };

    const width = document.documentElement.scrollWidth;
    if (width > screen) faults.add(`The page scrolls to ${width} px on a screen of ${screen} px`);
    const written = texts();
    [...written, ...controls()].forEach(findEscape);
    findOverlaps(written);
    return [...faults];
  });
}
