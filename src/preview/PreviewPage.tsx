import { useSyncExternalStore } from 'react';
import { LivingPage } from '#browser/LivingPage.tsx';
import type { Navigation } from '#browser/navigation.ts';
import type { Track } from '#parts/TrackContext.ts';
import type { LiveSite } from './liveSite.ts';

type Props = { live: LiveSite; navigation: Navigation; track: Track; onReady: () => void };

/** The page as a visitor sees it, drawn anew with every right version of the site. */
export function PreviewPage({ live, ...page }: Props) {
  const { site } = useSyncExternalStore(live.subscribe, live.update);
  return site && <LivingPage shared={site.shared} {...page} />;
}
