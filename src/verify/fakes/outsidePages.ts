import type { Fake } from '../intercept.ts';

/** Pages of other hosts, in a frame or a tab: forms, checkouts, booking pages. The title is the address. */
export function outsidePages(host: Fake['host']): Fake {
  return {
    host,
    answer: ({ hostname, pathname }) => ({
      type: 'text/html; charset=utf-8',
      body: `<!doctype html><title>${hostname}${encodeURI(pathname)}</title><p>A page elsewhere</p>`,
    }),
  };
}
