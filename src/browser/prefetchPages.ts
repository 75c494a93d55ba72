import { pageLink } from './dom.ts';

/** More links than these are not prefetched because they are in view: a page may be a list of links. */
const mostInView = 8;

/**
 * Prefetches the pages that links lead to: those in view, and those that the pointer, a finger or the
 * focus reaches. The logo is in view on every page and seldom followed, so it has to be reached. Nothing
 * for visitors who save data. Returns what observes the links of a newly shown page.
 */
export function prefetchPages(load: (path: string) => Promise<unknown>): () => void {
  if (savesData()) return () => {};
  const prefetch = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>(pageLink);
    // Following the link tries again what fails here.
    if (link && link.pathname !== location.pathname) load(link.pathname).catch(() => {});
  };
  const onReach = ({ target }: Event) => prefetch(target as Element);
  document.addEventListener('pointerover', onReach, { passive: true });
  document.addEventListener('focusin', onReach);
  let seen = 0;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && seen++ < mostInView) prefetch(target);
    }
  });
  return () => {
    observer.disconnect();
    seen = 0;
    for (const link of document.querySelectorAll(`:is(main, footer) ${pageLink}`))
      observer.observe(link);
  };
}

/** Whether the visitor asks to save data. Only Chromium says so. */
function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
