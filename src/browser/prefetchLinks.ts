import type { LoadPage } from './pageLoader.ts';

/** Fetches the data of a page when the pointer or the focus comes to a link that leads there. */
export function prefetchLinks(load: LoadPage): void {
  const fetchTarget = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    // A failure here is nothing yet: following the link tries again.
    if (link && link.pathname !== location.pathname) load(link.pathname).catch(() => {});
  };
  document.addEventListener('pointerover', fetchTarget, { passive: true });
  document.addEventListener('focusin', fetchTarget);
}
