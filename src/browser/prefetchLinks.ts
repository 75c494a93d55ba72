import { savesData } from './savesData.ts';

/** A page may be a list of links: more than so many are not fetched because they are seen. */
const mostInView = 8;

/**
 * Fetches the pages that links lead to, before they are followed: those in view, and those that the
 * pointer, a finger or the focus comes to. The logo is in view on every page and seldom followed, so
 * it has to be come to. Nothing for visitors who save data. Returns the way to look for the links of
 * a page that is newly shown.
 */
export function prefetchLinks(fetchPage: (path: string) => Promise<unknown>): () => void {
  if (savesData()) return () => {};
  const prefetch = (target: Element) => {
    const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
    // A failure here is nothing yet: following the link tries again.
    if (link && link.pathname !== location.pathname) fetchPage(link.pathname).catch(() => {});
  };
  const come = ({ target }: Event) => prefetch(target as Element);
  document.addEventListener('pointerover', come, { passive: true });
  document.addEventListener('focusin', come);
  let seen = 0;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && seen < mostInView) {
        seen += 1;
        prefetch(target);
      }
    }
  });
  return () => {
    inView.disconnect();
    seen = 0;
    for (const link of document.querySelectorAll(':is(main, footer) a[href^="/"]'))
      inView.observe(link);
  };
}
