import { dataAddress } from '#page/dataAddress.ts';
import type { BootConfig } from './BootConfig.ts';
import { prefetchLinks } from './prefetchLinks.ts';

/**
 * While React is still on its way, asks for the pages that the visitor may follow a link to: for the
 * data of each and for the modules of its blocks, side by side. React finds both in the browser's
 * preloads, and goes on from there (app.tsx).
 */
function askAhead(): void {
  const boot = document.getElementById('_boot')?.textContent ?? '';
  const { linked } = JSON.parse(boot) as Pick<BootConfig, 'linked'>;
  const asked = new Set<string>();
  const lookForLinks = prefetchLinks(async (path) => {
    const isReactThere = document.querySelector('#_root[data-react]') !== null;
    if (isReactThere || asked.has(path)) return;
    asked.add(path);
    preload({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: dataAddress(path) });
    for (const href of linked[path] ?? []) preload({ rel: 'modulepreload', href });
  });
  lookForLinks();
}

/** Behind React itself, which everything here waits for. */
function preload(link: Partial<HTMLLinkElement>): void {
  const fetchPriority = 'low';
  document.head.append(Object.assign(document.createElement('link'), { ...link, fetchPriority }));
}

askAhead();
