import { isReachable } from './url.ts';

/** What a page needs of a video: its host's name, the link for people, and the address its player loads. */
export type ParsedVideo = {
  host: string;
  /** The share link, cleaned of tracking, for visitors without the player. */
  share: string;
  /** What the player loads: an `iframe` address, or a `file` for the browser's own player. */
  player: 'iframe' | 'file';
  src: string;
};

/**
 * Reads a share link strictly: exact hosts, validated ids, and an embed address built from the id
 * alone, never from the operator's own text (integration facts §1; ready-made parsers accept
 * `youtube.com.evil.example`). The player starts by itself, since the visitor has pressed play.
 */
export function parseVideoLink(link: string): ParsedVideo | { problem: string } {
  if (!isReachable(link)) return { problem: 'This is not an address that a browser can open.' };
  const url = new URL(link);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) {
    return { problem: 'A video link starts with https:// and has no user name or port.' };
  }
  if (/\.(?:mp4|m4v|webm|mov|ogv)$/i.test(url.pathname)) {
    return { host: url.hostname, share: url.href, player: 'file', src: url.href };
  }
  const host = hosts.find(({ names }) => names.test(url.hostname));
  if (!host) {
    return {
      problem: `Videos from ${url.hostname} are not supported. Use a share link of ${hosts.map((known) => known.name).join(', ')}, or a video file (.mp4, .webm).`,
    };
  }
  return (
    host.read(url) ?? {
      problem: `This is not the share link of a ${host.name} video. It looks like ${host.example}.`,
    }
  );
}

type Host = {
  name: string;
  /** The host names that count, and no others. */
  names: RegExp;
  example: string;
  read(url: URL): ParsedVideo | undefined;
};

const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    names: /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/,
    example: 'https://youtu.be/aqz-KE-bpKQ',
    read(url) {
      const [first = '', second = ''] = segments(url);
      const isShort = url.hostname === 'youtu.be';
      const id = isShort
        ? first
        : first === 'watch'
          ? (url.searchParams.get('v') ?? '')
          : /^(?:shorts|live|embed|v)$/.test(first)
            ? second
            : '';
      // Words of YouTube's own that have the form of an id.
      if (!/^[\w-]{11}$/.test(id) || id === 'videoseries' || id === 'live_stream') return undefined;
      const start = startOf(url);
      return {
        host: this.name,
        share: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
        player: 'iframe',
        src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1${start ? `&start=${start}` : ''}`,
      };
    },
  },
  {
    name: 'Vimeo',
    names: /^(?:(?:www\.)?vimeo\.com|player\.vimeo\.com)$/,
    example: 'https://vimeo.com/1084537',
    read(url) {
      const match =
        /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/|manage\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{8,16}))?\/?$/.exec(
          url.pathname,
        );
      const id = match?.[1];
      const hash = match?.[2] ?? url.searchParams.get('h') ?? '';
      if (!id || (hash && !/^[0-9a-f]{8,16}$/.test(hash))) return undefined;
      const start = startOf(url);
      return {
        host: this.name,
        share: `https://vimeo.com/${id}${hash && `/${hash}`}${start ? `#t=${start}s` : ''}`,
        player: 'iframe',
        src: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1${start ? `#t=${start}s` : ''}`,
      };
    },
  },
  {
    name: 'Loom',
    names: /^(?:www\.)?loom\.com$/,
    example: 'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    read(url) {
      const id = /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/.exec(url.pathname)?.[1];
      const start = startOf(url);
      return id
        ? {
            host: this.name,
            share: `https://www.loom.com/share/${id}${start ? `?t=${start}` : ''}`,
            player: 'iframe',
            src: `https://www.loom.com/embed/${id}?autoplay=true${start ? `&t=${start}s` : ''}`,
          }
        : undefined;
    },
  },
  {
    name: 'Wistia',
    names: /^(?:(?:[a-z0-9-]+\.)?wistia\.(?:com|net)|[a-z0-9-]+\.wi\.st)$/,
    example: 'https://company.wistia.com/medias/abcde12345',
    read(url) {
      const id = /^\/(?:medias|embed\/(?:iframe|medias))\/([a-z0-9]{10})\/?$/.exec(
        url.pathname,
      )?.[1];
      const start = startOf(url);
      return id
        ? {
            host: this.name,
            share: `https://${url.hostname}/medias/${id}`,
            player: 'iframe',
            src: `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true${start ? `&time=${start}` : ''}`,
          }
        : undefined;
    },
  },
  {
    name: 'Streamable',
    names: /^(?:www\.)?streamable\.com$/,
    example: 'https://streamable.com/moo',
    read(url) {
      const id = /^\/(?:[eos]\/)?([a-z0-9]{3,12})\/?$/.exec(url.pathname)?.[1];
      return id
        ? {
            host: this.name,
            share: `https://streamable.com/${id}`,
            player: 'iframe',
            src: `https://streamable.com/e/${id}?autoplay=1`,
          }
        : undefined;
    },
  },
];

function segments(url: URL): string[] {
  return url.pathname.split('/').filter(Boolean);
}

/** The start in whole seconds: `t=90`, `90s`, `1m30s`, `1h2m3s`, `start=90`, or the same after `#`. */
function startOf(url: URL): number {
  const hash = new URLSearchParams(url.hash.slice(1));
  const text = ['t', 'start', 'time']
    .map((key) => url.searchParams.get(key) ?? hash.get(key))
    .find((value) => value !== null);
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = (match?.slice(1) ?? []).map((part) =>
    Number(part ?? 0),
  );
  return hours * 3600 + minutes * 60 + seconds;
}
