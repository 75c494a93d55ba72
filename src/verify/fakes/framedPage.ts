import type { Answer, Fake } from '../intercept.ts';

/** How a framed page fares. `says`: what it posts to the page around it, in order. */
export type FrameMood =
  | 'blocked'
  | 'hangs'
  /** It forbids to be framed. */
  | 'refuses'
  | { status?: number; says?: readonly unknown[]; after?: number; throws?: boolean };

/** A page of another host that is shown in a frame: a booking calendar or a video player. */
export function framedPage(host: Fake['host'], mood: FrameMood): Fake {
  return { host, answer: () => answer(mood) };
}

/** What Calendly's booking page says when all is well. */
export const calendlyMessages: readonly unknown[] = [
  { event: 'calendly.event_type_viewed' },
  { event: 'calendly.page_height', payload: { height: '812px' } },
];

function answer(mood: FrameMood): Answer {
  if (mood === 'blocked' || mood === 'hangs') return mood;
  const { status = 200, says = [], after = 0, throws = false } = mood === 'refuses' ? {} : mood;
  const script = `
    setTimeout(() => {
      for (const message of ${JSON.stringify(says).replaceAll('<', '\\u003c')}) parent.postMessage(message, '*');
      ${throws ? 'throw new Error("The page elsewhere is broken.");' : ''}
    }, ${after});`;
  return {
    status,
    type: 'text/html; charset=utf-8',
    headers: mood === 'refuses' ? { 'X-Frame-Options': 'DENY' } : {},
    body: `<!doctype html><title>Elsewhere</title><p>Status ${status}</p><script>${script}</script>`,
  };
}
