import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fill } from '#parts/fill.ts';
import type { Track } from '#parts/TrackContext.ts';
import type { PageData, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import type { ConsentAnswers } from './consent.ts';
import { keepCampaign } from './keepCampaign.ts';
import { createNavigation } from './navigation.ts';
import { LivingPage } from './LivingPage.tsx';
import { createPageLoader } from './pageLoader.ts';
import { prefetchLinks } from './prefetchLinks.ts';

export type Start = {
  shared: SharedData;
  page: PageData;
  /** Reports the visit of a page. */
  visit: (path: string) => void;
  consent: ConsentAnswers;
  /** The campaign that brought the visitor, as a query. */
  campaign: string;
  /** Reports what a visitor did in a block. */
  track: Track;
  /** Called when React has taken the page over. */
  ready: () => void;
};

/** Takes the prerendered page over: from here on it is React's. */
export function start({ shared, page, visit, track, consent, campaign, ready }: Start): void {
  const root = document.getElementById('_root');
  if (!root) throw new Error('The page has no #_root.');
  const load = createPageLoader(shared);
  const report = (path: string) => {
    if (!shared.routes.some((route) => route.path === path)) {
      console.error(fill(shared.messages.missingPath, { path }));
    }
    visit(path);
  };
  const navigation = createNavigation({ page, load, visit: report });
  prefetchLinks(load);
  if (shared.campaign?.isKept) keepCampaign(campaign, consent);
  hydrateRoot(
    root,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <LivingPage
          shared={shared}
          navigation={navigation}
          campaign={campaign}
          track={track}
          onReady={ready}
        />
      </CacheProvider>
    </StrictMode>,
  );
}
