import type { Answer, Fake } from '../intercept.ts';

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
