import { useSyncExternalStore } from 'react';
import { HydratedPage } from '#browser/HydratedPage.tsx';
import type { Navigation } from '#browser/navigation.ts';
import type { Consents } from '#parts/ConsentContext.ts';
import type { Track } from '#parts/contexts.ts';
import type { LiveSite } from './liveSite.ts';

type Props = {
  live: LiveSite;
  navigation: Navigation;
  consents: Consents;
  track: Track;
  onReady: () => void;
};

/** The page as a visitor sees it, drawn anew with every right version of the site. */
export function PreviewPage({ live, ...page }: Props) {
  const { site } = useSyncExternalStore(live.subscribe, live.update);
  return site && <HydratedPage shared={site.shared} {...page} />;
}
