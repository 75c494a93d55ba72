import type { Counter } from './Counter.ts';

/** Plausible's Events API. A page view is an event of that name. */
export const plausible: Counter = ({ name, value, currency, url, referrer }, domain) => ({
  body: JSON.stringify({
    domain,
    url,
    ...(referrer && { referrer }),
    ...(name === 'PageView'
      ? { name: 'pageview' }
      : { name, ...(value > 0 && { revenue: { currency, amount: value } }) }),
  }),
});
