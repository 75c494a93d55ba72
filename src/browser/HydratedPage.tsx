import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { App } from '#page/App.tsx';
import type { SharedData } from '#page/PageData.ts';
import { ConsentContext, type Consents } from '#parts/ConsentContext.ts';
import type { Track } from '#parts/contexts.ts';
import { dataOf } from './dom.ts';
import type { Navigation, Shown } from './navigation.ts';

type Props = {
  shared: SharedData;
  navigation: Navigation;
  consents: Consents;
  /** The campaign that brought the visitor, as a query. */
  campaign?: string;
  /** Called with what visitors do in a block. */
  track: Track;
  /** Called when the page is hydrated. */
  onReady: () => void;
  /** Called with the path when all of its page is rendered. */
  onDrawn?: (path: string) => void;
};

/** The page that is shown now; follows the navigation. */
export function HydratedPage({ shared, navigation, consents, onReady, ...rest }: Props) {
  const [hook] = useState(() => createLocationHook(navigation));
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown, navigation.shown);
  useLayoutEffect(() => {
    if (shown.arrival !== 'first') arrive(shown);
  }, [shown]);
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

/**
 * Lets wouter follow a navigation: the location is the path of the page that is shown, so that it
 * changes together with the page, not before its data is loaded.
 */
function createLocationHook({ shown, subscribe, navigate }: Navigation): BaseLocationHook {
  const readPath = () => shown().path;
  return function useShownPath() {
    return [useSyncExternalStore(subscribe, readPath, readPath), navigate];
  };
}

/** Title, scroll position and focus, as after loading the page itself. */
function arrive({ page, hash, scroll }: Shown): void {
  document.title = page.title;
  delete dataOf(document.documentElement).later; // see lateLayout.ts
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
