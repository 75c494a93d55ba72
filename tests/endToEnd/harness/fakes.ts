import { fakeProviders, readScript, type SentEvent } from '#verify/fakes/fakeHosts.ts';
import type { Answer, Fake } from '#verify/intercept.ts';

/** Meta alone, with what it has counted. */
export function metaPixel(): { fakes: readonly Fake[]; events: SentEvent[] } {
  const { fakes, events } = fakeProviders();
  return { fakes: fakes.meta, events };
}

/** How the widget's script fares: it comes, it fails so many times before it comes, or it never answers. */
type WidgetMood = { failures?: number; hangs?: boolean };

/** Stands in for the script that draws a booking calendar. The booking page is a page of its own: `outsidePages`. */
export function calendly({ failures = 0, hangs = false }: WidgetMood = {}): Fake {
  let left = failures;
  return {
    host: 'assets.calendly.com',
    answer(): Answer {
      if (hangs) return 'hangs';
      left -= 1;
      return left < 0 ? readScript('calendlyWidget.js') : 'blocked';
    },
  };
}

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

/** How a framed page fares. `says`: what it posts to the page around it, in order. */
export type FrameMood =
  | 'blocked'
  | 'hangs'
  /** It forbids to be framed. */
  | 'refuses'
  | { status?: number; says?: readonly unknown[]; after?: number; throws?: boolean };

/** A page of another host that is shown in a frame: a booking calendar or a video player. */
export function framedPage(host: Fake['host'], mood: FrameMood): Fake {
  return { host, answer: () => answerAs(mood) };
}

function answerAs(mood: FrameMood): Answer {
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

/** The players of the video hosts, and files that a browser plays itself. */
export function videoPlayers(): readonly Fake[] {
  return [
    { host: 'www.youtube-nocookie.com', answer: (url, request) => youTube(url, request.headers()) },
    ...['player.vimeo.com', 'www.loom.com', 'fast.wistia.net', 'streamable.com'].map((host) => ({
      host,
      answer: player,
    })),
    { host: /^download\./, answer: () => ({ type: 'video/mp4', body: '' }) },
  ];
}

/** YouTube refuses to play where the browser does not say who embeds (error 153). */
function youTube(url: URL, headers: Record<string, string>): Answer {
  return headers['referer'] ? player(url) : page('Error 153');
}

function player({ hostname, pathname }: URL): Answer {
  return page(`Playing ${hostname}${pathname}`);
}

function page(text: string): Answer {
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><title>Player</title><p>${encodeURI(text).replaceAll('%20', ' ')}</p>`,
  };
}
