import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Consents } from '#parts/ConsentContext.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import { keepRestStyles } from '#page/RestStyles.tsx';
import { adoptStyles } from '#page/styleCache.ts';
import type { BootConfig } from './BootConfig.ts';
import { createTrack } from './createTrack.ts';
import type { Send } from './events.ts';
import { fetchData } from './fetchData.ts';
import { forget } from './forget.ts';
import { keepCampaign } from './keepCampaign.ts';
import type { PopListener } from './listenToHistory.ts';
import { LivingPage } from './LivingPage.tsx';
import { loadPictures } from './loadPictures.ts';
import { createNavigation } from './navigation.ts';
import { createPageLoader, readyPage } from './pageLoader.ts';
import { prefetchLinks } from './prefetchLinks.ts';

export type Start = {
  config: Pick<BootConfig, 'path' | 'shared' | 'page' | 'fetching'>;
  /** The first tries to fetch `shared` and `page`, under way already. */
  early: readonly Promise<Response | void>[];
  consents: Consents;
  /** Takes over what going back and forward does. */
  hearHistory: (listener: PopListener) => void;
  /** Reports the visit of a page. */
  visit: (path: string) => void;
  /** The campaign that brought the visitor, as a query. */
  campaign: string;
  /** Sends the events of the rules that match. */
  send: Send;
  /** Makes the held clicks again, and holds no more: React has taken the page over. */
  release: () => void;
};

/** Takes the prerendered page over: from here on it is React's. */
export async function start({ config, early, consents, hearHistory, visit, ...rest }: Start) {
  const { send, campaign, release } = rest;
  const root = document.getElementById('_root');
  if (!root) throw new Error('The page has no #_root.');
  root.dataset.react = '';
  document.getElementById('_failed')?.replaceChildren();
  const [shared, page] = await Promise.all([
    fetchData<SharedData>(config.shared, config.fetching, early[0]),
    fetchData<PageData>(config.page, config.fetching, early[1]).then((data) =>
      readyPage(config.path, data),
    ),
  ]);
  const load = createPageLoader(shared, page.linked);
  const navigation = createNavigation({ page, load, visit, hearHistory });
  const cache = adoptStyles();
  const keepStyles = keepRestStyles();
  const lookForLinks = prefetchLinks(load);
  const onDrawn = () => {
    lookForLinks();
    loadPictures();
  };
  const track = createTrack(send);
  const forgetAfterNo = () => {
    if (consents.allows('marketing') === false) forget(shared.consent.stores);
  };
  forgetAfterNo(); // what an earlier yes has left here
  consents.onAnswer(forgetAfterNo);
  if (shared.campaign?.isKept) keepCampaign(campaign, consents);
  // Not within React's own work: there, a click could not hydrate the section that it meets.
  const onReady = () =>
    setTimeout(() => {
      release();
      document.querySelector('script[type="speculationrules"]')?.remove();
    });
  // As a transition, React does it in slices, and the visitor's scrolling and typing go first.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={cache}>
          <LivingPage
            shared={shared}
            navigation={navigation}
            consents={consents}
            campaign={campaign}
            track={track}
            onReady={onReady}
            onDrawn={onDrawn}
            keepStyles={keepStyles}
          />
        </CacheProvider>
      </StrictMode>,
    );
  });
}
