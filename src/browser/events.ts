import type { Track } from '#parts/TrackContext.ts';
import type { EventRule, Pixel } from '#schema/pixel.ts';
import type { Answer, ConsentAnswers } from './consent.ts';

/** One event on its way to the provider. */
export type PixelEvent = { name: EventRule['send']; id: string };

/** A provider's end: sends events, and follows the visitor's later answers. */
export type Provider = { send(event: PixelEvent): void; answered(answer: Answer): void };

/**
 * Turns visits, clicks and bookings into events by the rules of site.yaml, each once. Events wait for the
 * visitor's answer: a yes sends them, a no drops them. `connect` is called at the first yes, never
 * before. Clicks are those on links with `data-click`, the middle button included.
 */
export function createEvents(
  pixel: Pixel | null,
  consent: ConsentAnswers,
  connect: (pixel: Pixel) => Provider,
): { visit(path: string): void; track: Track } {
  let provider: Provider | undefined;
  let waiting: PixelEvent[] = [];
  const rules = pixel?.events ?? [];

  const deliver = () => {
    const answer = consent.answer();
    if (!answer) return;
    if (answer === 'accepted' && pixel) {
      provider ??= connect(pixel);
      waiting.forEach(provider.send);
    }
    waiting = [];
  };
  const send = (matching: (rule: EventRule) => boolean | undefined) => {
    for (const rule of rules) {
      if (matching(rule)) waiting.push({ name: rule.send, id: newId() });
    }
    deliver();
  };
  const visit = (path: string) =>
    send(({ onVisit, except }) =>
      onVisit === 'all' ? !except?.includes(path) : onVisit?.includes(path),
    );
  const track: Track = () =>
    send(({ onSchedule }) => onSchedule === 'all' || onSchedule?.includes(location.pathname));
  const click = (event: MouseEvent) => {
    const name = (event.target as Element).closest<HTMLElement>('[data-click]')?.dataset.click;
    // A double click is one decision; the right button only opens a menu.
    if (name && event.detail < 2 && event.button < 2) send(({ onClick }) => onClick === name);
  };

  consent.onAnswer((answer) => {
    provider?.answered(answer);
    deliver();
  });
  document.addEventListener('click', click, true);
  document.addEventListener('auxclick', click, true);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) visit(location.pathname); // back or forward to a page kept whole
  });
  return { visit, track };
}

/** `crypto.randomUUID` exists on https and localhost only. */
function newId(): string {
  return crypto.randomUUID?.() ?? `${Math.random()}`;
}
