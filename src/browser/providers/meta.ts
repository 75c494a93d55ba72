import type { Adapter } from './Adapter.ts';

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
export const meta: Adapter = (accounts) => {
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
  for (const { id } of accounts) {
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
  }
  const { length } = fbq.queue;
  return {
    scripts: ['https://connect.facebook.net/en_US/fbevents.js'],
    // To every account at once.
    send: ({ name, value, currency, id }) =>
      window.fbq?.('track', name, { value, currency }, { eventID: id }),
    answered: (isAllowed) => window.fbq?.('consent', isAllowed ? 'grant' : 'revoke'),
    forget: () => void fbq.queue.splice(length),
  };
};
