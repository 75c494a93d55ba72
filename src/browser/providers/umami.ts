import type { Counter } from './Counter.ts';

/** Umami's API for sending statistics, which takes JSON alone. An event without a name is a page view. */
export const umami: Counter = ({ name, value, currency, url, title, referrer }, website) => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    type: 'event',
    payload: {
      website,
      hostname: location.hostname,
      language: navigator.language,
      url,
      title,
      referrer,
      ...(name !== 'PageView' && {
        name,
        ...(value > 0 && { data: { revenue: value, currency } }),
      }),
    },
  }),
});
