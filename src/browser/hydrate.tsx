import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData, SharedData } from '#page/PageData.ts';
import { adoptStyles } from '#page/styleCache.ts';
import type { Visit } from '#parts/contexts.ts';
import type { BootConfig } from './BootConfig.ts';
import { storeCampaign } from './campaign.ts';
import { deleteAfterRefusal } from './deleteStoredData.ts';
import { ids } from './dom.ts';
import { HydratedPage } from './HydratedPage.tsx';
import { createNavigation } from './navigation.ts';
import { createPageLoader, fetchData, readyPage } from './pageLoader.ts';
import type { PopListener } from './preHydration.ts';
import { prefetchPages } from './prefetchPages.ts';

/** What the boot script hands over. */
export type Booted = Visit & {
  config: Pick<BootConfig, 'path' | 'shared' | 'page' | 'fetching'>;
  /** Takes over back and forward. */
  onHistory: (listener: PopListener) => void;
  /** Sends the events of a visit. */
  visit: (path: string) => void;
  /** The campaign that brought the visitor, as a query. */
  campaign: string;
  /** Whether the browser shows the page in another language. */
  isTranslated: () => boolean;
  /** Repeats the held clicks, and holds no more. */
  release: () => void;
};

/** Hydrates the prerendered page: from here on it is React's. Fails where its data cannot be loaded. */
export async function hydrate(booting: Booted) {
  const { config, onHistory, visit, release, isTranslated, ...booted } = booting;
  const { consents, campaign } = booted;
  const root = document.getElementById(ids.root);
  if (!root) throw new Error(`The page has no #${ids.root}.`);
  document.getElementById(ids.failed)?.replaceChildren();
  const [shared, page] = await Promise.all([
    fetchData<SharedData>(config.shared, config.fetching),
    fetchData<PageData>(config.page, config.fetching).then((data) => readyPage(config.path, data)),
  ]);
  deleteAfterRefusal(shared.consent.stores, consents);
  if (shared.campaign?.isKept) storeCampaign(campaign, consents);

  const load = createPageLoader(shared, page.linked);
  const navigation = createNavigation({ page, load, visit, onHistory });
  const onDrawn = prefetchPages(load);
  // From here on links need the data of a page, no longer its document.
  document.querySelector('script[type=speculationrules]')?.remove();
  // In a task after React's own: a click in it could not hydrate the section that it is on.
  const onReady = () => setTimeout(release);
  const cache = adoptStyles();
  // As a transition, hydration is sliced, and the visitor's scrolling and typing go first.
  startTransition(() => {
    hydrateRoot(
      root,
      <CacheProvider value={cache}>
        <HydratedPage
          shared={shared}
          navigation={navigation}
          onReady={onReady}
          onDrawn={onDrawn}
          {...booted}
        />
      </CacheProvider>,
      // The words of a translation are none of React's, which renders its own.
      { onRecoverableError: (error) => isTranslated() || reportError(error) },
    );
  });
}
