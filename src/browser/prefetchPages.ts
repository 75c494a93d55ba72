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
    const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
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
    for (const link of document.querySelectorAll(':is(main, footer) a[href^="/"]'))
      observer.observe(link);
  };
}

/**
 * When the page is idle, loads the pictures far from the screen as well, so that they are there when the
 * page is printed or captured as a whole. Not for visitors who save data.
 */
export function loadPictures(): void {
  if (savesData()) return;
  // Safari has no idle callbacks.
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}

/** Whether the visitor asks to save data. Only Chromium says so. */
function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
