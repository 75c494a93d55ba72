import type { Adapter } from './Adapter.ts';

/** Any other host that lets its booking page be framed. It may speak or not, in words unknown here. */
export const iframe: Adapter = {
  address: (page) => page.href,
  origins: [],
  speaks: false,
  read: () => ({ says: 'alive' }),
};
