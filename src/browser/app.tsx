import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Consents } from '#parts/ConsentContext.ts';
import { fill } from '#parts/fill.ts';
import type { Track } from '#parts/TrackContext.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import { keepCampaign } from './keepCampaign.ts';
import { forget } from './forget.ts';
import type { PopListener } from './listenToHistory.ts';
import { LivingPage } from './LivingPage.tsx';
import { createNavigation } from './navigation.ts';
import { createPageLoader } from './pageLoader.ts';
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
export function start({ shared, page, consents, hearHistory, visit, ...rest }: Start): void {
  const { track, campaign, ready } = rest;
  const root = document.getElementById('_root');
  if (!root) throw new Error('The page has no #_root.');
  const load = createPageLoader(shared);
  const report = (path: string) => {
    if (!shared.routes.some((route) => route.path === path)) {
      console.error(fill(shared.messages.missingPath, { path }));
    }
    visit(path);
  };
  const navigation = createNavigation({ page, load, visit: report, hearHistory });
  prefetchLinks(load);
  const forgetAfterNo = () => {
    if (consents.allows('marketing') === false) forget(shared.consent.stores);
  };
  forgetAfterNo(); // what an earlier yes has left here
  consents.onAnswer(forgetAfterNo);
  if (shared.campaign?.isKept) keepCampaign(campaign, consents);
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
          onReady={ready}
        />
      </CacheProvider>
    </StrictMode>,
  );
}
