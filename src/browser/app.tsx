import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Consents } from '#parts/ConsentContext.ts';
import type { Track } from '#parts/TrackContext.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import { keepCampaign } from './keepCampaign.ts';
import { forget } from './forget.ts';
import type { PopListener } from './listenToHistory.ts';
import { LivingPage } from './LivingPage.tsx';
import { createNavigation } from './navigation.ts';
import { createPageLoader, readyPage } from './pageLoader.ts';
import { prefetchLinks } from './prefetchLinks.ts';

export type Start = {
  shared: SharedData;
  page: PageData;
  consents: Consents;
  /** Takes over what going back and forward does. */
  hearHistory: (listener: PopListener) => void;
  /** Reports the visit of a page. */
  visit: (path: string) => void;
  /** The campaign that brought the visitor, as a query. */
  campaign: string;
  /** Reports what a visitor did in a block. */
  track: Track;
  /** Called when React has taken the page over. */
  ready: () => void;
};

/** Takes the prerendered page over: from here on it is React's. */
export async function start({ shared, page: data, consents, hearHistory, visit, ...rest }: Start) {
  const { track, campaign, ready } = rest;
  const root = document.getElementById('_root');
  if (!root) throw new Error('The page has no #_root.');
  root.dataset.react = '';
  const page = await readyPage(data);
  const load = createPageLoader(shared);
  const navigation = createNavigation({ page, load, visit, hearHistory });
  const lookForLinks = prefetchLinks(load);
  navigation.subscribe(() => setTimeout(lookForLinks));
  const forgetAfterNo = () => {
    if (consents.allows('marketing') === false) forget(shared.consent.stores);
  };
  forgetAfterNo(); // what an earlier yes has left here
  consents.onAnswer(forgetAfterNo);
  if (shared.campaign?.isKept) keepCampaign(campaign, consents);
  // Not within React's own work: there, a click could not hydrate the section that it meets.
  const onReady = () =>
    setTimeout(() => {
      ready();
      lookForLinks();
      document.querySelector('script[type="speculationrules"]')?.remove();
    });
  // As a transition, React does it in slices, and the visitor's scrolling and typing go first.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <CacheProvider value={createStyleCache()}>
          <LivingPage
            shared={shared}
            navigation={navigation}
            consents={consents}
            campaign={campaign}
            track={track}
            onReady={onReady}
          />
        </CacheProvider>
      </StrictMode>,
    );
  });
}
