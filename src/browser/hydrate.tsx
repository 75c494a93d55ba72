import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData, SharedData } from '#page/PageData.ts';
import { adoptStyles } from '#page/styleCache.ts';
import type { Consents } from '#parts/ConsentContext.ts';
import type { BootConfig } from './BootConfig.ts';
import { storeCampaign } from './campaign.ts';
import { deleteStoredData } from './deleteStoredData.ts';
import { ids } from './dom.ts';
import { createTrack, type Send } from './events.ts';
import { HydratedPage } from './HydratedPage.tsx';
import type { PopListener } from './listenToHistory.ts';
import { createNavigation } from './navigation.ts';
import { createPageLoader, fetchData, readyPage } from './pageLoader.ts';
import { loadPictures, prefetchPages } from './prefetchPages.ts';

/** What the boot script hands over. */
export type Booted = {
  config: Pick<BootConfig, 'path' | 'shared' | 'page' | 'fetching'>;
  consents: Consents;
  /** Takes over back and forward. */
  onHistory: (listener: PopListener) => void;
  /** Sends the events of a visit. */
  visit: (path: string) => void;
  /** The campaign that brought the visitor, as a query. */
  campaign: string;
  /** Sends the events of the matching rules. */
  send: Send;
  /** Repeats the held clicks, and holds no more. */
  release: () => void;
};

/** Hydrates the prerendered page: from here on it is React's. Fails where its data cannot be loaded. */
export async function hydrate({ config, consents, onHistory, visit, ...booted }: Booted) {
  const root = document.getElementById(ids.root);
  if (!root) throw new Error(`The page has no #${ids.root}.`);
  document.getElementById(ids.failed)?.replaceChildren();
  const [shared, page] = await Promise.all([
    fetchData<SharedData>(config.shared, config.fetching),
    fetchData<PageData>(config.page, config.fetching).then((data) => readyPage(config.path, data)),
  ]);
  deleteAfterRefusal(shared.consent.stores, consents);
  if (shared.campaign?.isKept) storeCampaign(booted.campaign, consents);

  const load = createPageLoader(shared, page.linked);
  const navigation = createNavigation({ page, load, visit, onHistory });
  const observeLinks = prefetchPages(load);
  const onDrawn = () => {
    observeLinks();
    loadPictures();
  };
  // In a task after React's own: a click in it could not hydrate the section that it is on.
  const onReady = () => setTimeout(booted.release);
  const cache = adoptStyles();
  const track = createTrack(booted.send);
  // As a transition, hydration is sliced, and the visitor's scrolling and typing go first.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={cache}>
          <HydratedPage
            shared={shared}
            navigation={navigation}
            consents={consents}
            campaign={booted.campaign}
            track={track}
            onReady={onReady}
            onDrawn={onDrawn}
          />
        </CacheProvider>
      </StrictMode>,
    );
  });
}

/** Deletes what marketing vendors have stored after an earlier yes, now and after every refusal. */
function deleteAfterRefusal(stores: readonly string[], { allows, onAnswer }: Consents): void {
  const update = () => {
    if (allows('marketing') === false) deleteStoredData(stores);
  };
  update();
  onAnswer(update);
}
