import type { Counter } from './Counter.ts';

/**
 * Matomo's Tracking HTTP API. Without `ca`, an event would count as a page view where events are switched
 * off; without an image in the answer, it is empty.
 */
export const matomo: Counter = ({ name, value, url, title, referrer }, idsite) => ({
  body: new URLSearchParams({
    idsite,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url,
    ...(referrer && { urlref: referrer }),
    ...(name === 'PageView'
      ? { action_name: title }
      : { ca: '1', e_c: 'events', e_a: name, ...(value > 0 && { e_v: String(value) }) }),
  }),
});
