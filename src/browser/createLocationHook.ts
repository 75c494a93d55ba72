import { useSyncExternalStore } from 'react';
import type { BaseLocationHook } from 'wouter';
import type { Navigation } from './navigation.ts';

/**
 * Lets wouter follow a navigation: the location is the path of the page that is shown, so that it
 * changes together with the page and not before its data has come.
 */
export function createLocationHook({ shown, subscribe, navigate }: Navigation): BaseLocationHook {
  const readPath = () => shown().path;
  return function useShownPath() {
    return [useSyncExternalStore(subscribe, readPath, readPath), navigate];
  };
}
