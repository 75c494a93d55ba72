import type { Consents } from '#parts/ConsentContext.ts';
import type { Retry } from '#parts/retry.ts';
import type { EventRule } from '#schema/pixel.ts';
import type { Happened, Provider } from './providers/Provider.ts';

/** Sends the events of the rules that match, as happened on the page that is shown. */
export type Send = (matching: (rule: EventRule) => boolean | undefined) => void;

/**
 * Turns visits and clicks into events by the rules of site.yaml, each once. Events wait for
 * the visitor's answer: a yes sends them, in their order, a no drops them. `fetchProvider` is called
 * at the first yes, never before, and what it brings is connected only while the yes still stands.
 * Clicks are those on links with `data-click`, the middle button included.
 */
export function createEvents(
  rules: readonly EventRule[],
  consents: Consents,
  fetchProvider: () => Promise<() => Provider>,
  { retries, retryDelay }: Retry,
): { visit(path: string): void; send: Send } {
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
  const send: Send = (matching) => {
    const { pathname } = location;
    waiting.push(...rules.filter(matching).map((rule) => ({ rule, pathname })));
    deliver();
  };
  const visit = (path: string) =>
    send(({ onVisit, except }) =>
      onVisit === 'all' ? !except?.includes(path) : onVisit?.includes(path),
    );
  const click = (event: MouseEvent) => {
    const name = (event.target as Element).closest<HTMLElement>('[data-click]')?.dataset.click;
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
    if (persisted) visit(location.pathname); // back or forward to a page kept whole
  });
  return { visit, send };
}
