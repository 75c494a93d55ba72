import { addLink, type Retry } from '#parts/download.ts';
import type { Consents, Visit } from '#parts/contexts.ts';
import type { EventRule } from '#schema/pixel.ts';
import type { PixelConfig } from './BootConfig.ts';
import { dataOf, selectorOf } from './dom.ts';
import type { Happened, Provider } from './providers/connect.ts';

type Providers = typeof import('./providers/connect.ts');

/** Where there is no pixel. */
export const noEvents = { visit() {}, report() {} };

/**
 * Turns visits and clicks into events by the rules of site.yaml, each once. Events wait for the visitor's
 * answer: a yes sends them in order, a no drops them. `fetchProvider` is called at the first yes, never
 * before, and its provider is connected only while marketing is still allowed. Clicks are those on links
 * with `data-click`, the middle button included.
 */
export function createEvents(
  rules: readonly EventRule[],
  consents: Consents,
  fetchProvider: () => Promise<() => Provider>,
  { retries, retryDelay }: Retry,
): { visit(path: string): void; report: Visit['report'] } {
  let provider: Provider | undefined;
  let connect: (() => Provider) | undefined;
  let fetching: Promise<void> | undefined;
  let waiting: Happened[] = [];
  let failures = 0;

  const deliver = () => {
    const isAllowed = consents.allows('marketing');
    if (isAllowed === false) waiting = [];
    if (!isAllowed || !waiting[0]) return;
    provider ??= connect?.();
    if (provider) waiting.splice(0).forEach(provider.send);
    else fetching ??= fetchOnce();
  };
  const fetchOnce = async () => {
    try {
      connect = await fetchProvider();
      deliver();
    } catch {
      fetching = undefined;
      // In any case, the next event tries again.
      if (failures < retries) setTimeout(deliver, retryDelay * 2 ** failures++);
    }
  };
  const send = (
    matching: (rule: EventRule) => boolean | undefined,
    pathname = location.pathname,
  ) => {
    waiting.push(...rules.filter(matching).map((rule) => ({ rule, pathname })));
    deliver();
  };
  const visit = (path: string) =>
    send(({ onVisit, except }) =>
      onVisit === 'all' ? !except?.includes(path) : onVisit?.includes(path),
    );
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>(selectorOf('click'));
    const name = link && dataOf(link).click;
    // A double click is one decision; the right button only opens a menu.
    if (name && event.detail < 2 && event.button < 2) send(({ onClick }) => onClick === name);
  };

  consents.onAnswer(() => {
    provider?.answered(consents.allows('marketing') === true);
    deliver();
  });
  addEventListener('click', click, true);
  addEventListener('auxclick', click, true);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit(location.pathname); // from the back/forward cache
  });
  const report: Visit['report'] = (done, pathname = location.pathname) =>
    send(({ [done]: pages }) => pages === 'all' || pages?.includes(pathname), pathname);
  return { visit, report };
}

/** Loads the module that talks to the providers, while the browser connects to their hosts. */
export async function loadProvider(pixel: PixelConfig, fetching: Retry): Promise<() => Provider> {
  for (const origin of pixel.origins) addLink('preconnect', origin);
  const { connect }: Providers = await import(/* @vite-ignore */ pixel.module);
  return () => connect(pixel, fetching);
}
