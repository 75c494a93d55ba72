import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { App } from '#page/App.tsx';
import { ConsentContext, type Consents } from '#parts/ConsentContext.ts';
import type { Track } from '#parts/TrackContext.ts';
import type { SharedData } from '#page/PageData.ts';
import { createLocationHook } from './createLocationHook.ts';
import type { Navigation, Shown } from './navigation.ts';

type Props = {
  shared: SharedData;
  navigation: Navigation;
  consents: Consents;
  /** The campaign that brought the visitor, as a query. */
  campaign?: string;
  /** Told what visitors do in a block. */
  track: Track;
  /** Called when React has taken the page over, and before another one is painted in its place. */
  keepStyles?: () => void;
  onReady: () => void;
  /** Told the path when all of its page is drawn. */
  onDrawn?: (path: string) => void;
};

/** The page that is shown now; follows the navigation. */
export function LivingPage({ shared, navigation, consents, keepStyles, onReady, ...rest }: Props) {
  const [hook] = useState(() => createLocationHook(navigation));
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown, navigation.shown);
  useLayoutEffect(() => {
    keepStyles?.();
    if (shown.arrival !== 'first') arrive(shown);
  }, [shown, keepStyles]);
  useEffect(() => onReady(), [onReady]);
  const { page, path } = shown;
  return (
    <ConsentContext value={consents}>
      <App
        shared={shared}
        page={page}
        path={path}
        hook={hook}
        opensAtTop={shown.arrival === 'link' && shown.hash === ''}
        {...rest}
      />
    </ConsentContext>
  );
}

/** The title, the scroll position and the focus, as after loading the page by itself. */
function arrive({ page, hash, scroll }: Shown): void {
  document.title = page.title;
  delete document.documentElement.dataset.later; // see #page/baseStyles.ts
  // Back and forward lead to where the page was left.
  const target = hash && scroll === null ? document.getElementById(hash.slice(1)) : null;
  const focus = target ?? document.querySelector('h1') ?? document.querySelector('main');
  if (focus) {
    focus.tabIndex = -1;
    focus.focus({ preventScroll: true });
  }
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}
