import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import { App, type AppProps } from '#page/App.tsx';
import { dataOf, partAt } from './dom.ts';
import type { Navigation, Shown } from './navigation.ts';

type Props = Omit<AppProps, 'page' | 'path' | 'hook' | 'opensAtTop'> & {
  navigation: Navigation;
  /** Called when the page is hydrated. */
  onReady: () => void;
};

/** The page that is shown now; follows the navigation. */
export function HydratedPage({ navigation, onReady, ...rest }: Props) {
  const [hook] = useState(() => createLocationHook(navigation));
  const shown = useSyncExternalStore(navigation.subscribe, navigation.shown, navigation.shown);
  useLayoutEffect(() => {
    if (shown.arrival !== 'first') arrive(shown);
  }, [shown]);
  useEffect(() => onReady(), [onReady]);
  const { page, path, arrival, hash } = shown;
  const opensAtTop = arrival === 'link' && hash === '';
  return <App page={page} path={path} hook={hook} opensAtTop={opensAtTop} {...rest} />;
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
  const target = hash && scroll === null ? partAt(hash) : undefined;
  const focus = target ?? document.querySelector('h1') ?? document.querySelector('main');
  if (focus) {
    focus.tabIndex = -1;
    focus.focus({ preventScroll: true });
  }
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}
