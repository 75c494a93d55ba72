import { loadScript } from '#parts/loadScript.ts';
import type { Retry } from '#parts/retry.ts';
import type { Pixel } from '#schema/pixel.ts';
import type { Provider } from './events.ts';

type Fbq = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  allowDuplicatePageViews: boolean;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/**
 * The Meta pixel: the queue that fbevents.js empties when it comes (Meta Pixel Reference). History
 * changes are ours to report, since two pages send no PageView; automatic events are off.
 */
export function metaPixel({ id, value, currency }: Pixel, fetching: Retry): Provider {
  const fbq = ((...call) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue.push(call);
  }) as Fbq;
  Object.assign(fbq, {
    queue: [],
    push: fbq,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
  window.fbq = window._fbq = fbq;
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  // Blocked or offline: the page goes on without it.
  loadScript('https://connect.facebook.net/en_US/fbevents.js', fetching).catch(() => {});
  return {
    send: (event) => fbq('track', event.name, { value, currency }, { eventID: event.id }),
    answered: (answer) => fbq('consent', answer === 'accepted' ? 'grant' : 'revoke'),
  };
}
