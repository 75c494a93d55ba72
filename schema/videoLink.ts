import { z } from 'zod';
import { isReachable } from './url.ts';

/** The share link of a video, as its host gives it; read as the addresses the page needs. */
export const videoLink = z
  .string()
  .max(500)
  .regex(/^https:\/\/\S+$/, 'A share link that starts with https:// and has no spaces.')
  .meta({ kind: 'video' })
  .transform((link, context) => {
    const video = parseVideoLink(link);
    if (typeof video !== 'string') return video;
    const params = { code: 'unsupported-video' };
    context.addIssue({ code: 'custom', message: video, input: link, params });
    return z.NEVER;
  });

/** What a page needs of a video. */
export type Video = {
  /** The name of its host. */
  host: string;
  /** The share link, cleaned of tracking, for visitors without the player. */
  share: string;
  /** What the player loads: an `iframe` address, or a `file` for the browser's own player. */
  player: 'iframe' | 'file';
  src: string;
};

/**
 * Reads a share link, or says what is wrong with it. Strict: exact hosts, validated ids, and an embed
 * address built from the id alone, never from the operator's own text (ready-made parsers accept
 * `youtube.com.evil.example`). The player starts by itself, since the visitor has pressed play.
 */
export function parseVideoLink(link: string): Video | string {
  if (!isReachable(link)) return 'This is not an address that a browser can open.';
  const url = new URL(link);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) {
    return 'A video link starts with https:// and has no user name or port.';
  }
  if (/\.(?:mp4|m4v|webm|mov|ogv)$/i.test(url.pathname)) {
    return { host: url.hostname, share: url.href, player: 'file', src: url.href };
  }
  const host = hosts.find(({ names }) => names.test(url.hostname));
  if (!host) {
    return `Videos from ${url.hostname} are not supported. Use a share link of ${hosts.map((known) => known.name).join(', ')}, or a video file (.mp4, .webm).`;
  }
  const addresses = host.read(url, startOf(url));
  return addresses
    ? { host: host.name, ...addresses, player: 'iframe' }
    : `This is not the share link of a ${host.name} video. It looks like ${host.example}.`;
}

type Host = {
  name: string;
  /** The host names that count, and no others. */
  names: RegExp;
  example: string;
  /** `start` is in seconds. Undefined for an address that is no share link. */
  read(url: URL, start: number): Pick<Video, 'share' | 'src'> | undefined;
};

const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    names: /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com|youtu\.be)$/,
    example: 'https://youtu.be/aqz-KE-bpKQ',
    read({ hostname, pathname, searchParams }, start) {
      const [first = '', second = ''] = pathname.split('/').filter(Boolean);
      const inPath = /^(?:shorts|live|embed|v)$/.test(first) ? second : undefined;
      const inQuery = first === 'watch' ? searchParams.get('v') : inPath;
      const id = (hostname === 'youtu.be' ? first : inQuery) ?? '';
      // Two words of YouTube have the form of an id.
      if (!/^(?!videoseries$|live_stream$)[\w-]{11}$/.test(id)) return undefined;
      return {
        share: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`,
        src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1${start ? `&start=${start}` : ''}`,
      };
    },
  },
  {
    name: 'Vimeo',
    names: /^(?:(?:www\.)?vimeo\.com|player\.vimeo\.com)$/,
    example: 'https://vimeo.com/1084537',
    read({ pathname, searchParams }, start) {
      const [, id, secret] =
        /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|showcase\/\d+\/video\/|manage\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{8,16}))?\/?$/.exec(
          pathname,
        ) ?? [];
      const hash = secret ?? searchParams.get('h') ?? '';
      if (!id || !/^(?:[0-9a-f]{8,16})?$/.test(hash)) return undefined;
      const from = start ? `#t=${start}s` : '';
      return {
        share: `https://vimeo.com/${id}${hash && `/${hash}`}${from}`,
        src: `https://player.vimeo.com/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1${from}`,
      };
    },
  },
  {
    name: 'Loom',
    names: /^(?:www\.)?loom\.com$/,
    example: 'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
    read({ pathname }, start) {
      const id = /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/.exec(pathname)?.[1];
      if (!id) return undefined;
      return {
        share: `https://www.loom.com/share/${id}${start ? `?t=${start}` : ''}`,
        src: `https://www.loom.com/embed/${id}?autoplay=true${start ? `&t=${start}s` : ''}`,
      };
    },
  },
  {
    name: 'Wistia',
    names: /^(?:(?:[a-z0-9-]+\.)?wistia\.(?:com|net)|[a-z0-9-]+\.wi\.st)$/,
    example: 'https://company.wistia.com/medias/abcde12345',
    read({ hostname, pathname }, start) {
      const id = /^\/(?:medias|embed\/(?:iframe|medias))\/([a-z0-9]{10})\/?$/.exec(pathname)?.[1];
      if (!id) return undefined;
      return {
        share: `https://${hostname}/medias/${id}`,
        src: `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true${start ? `&time=${start}` : ''}`,
      };
    },
  },
  {
    name: 'Streamable',
    names: /^(?:www\.)?streamable\.com$/,
    example: 'https://streamable.com/moo',
    read({ pathname }) {
      const id = /^\/(?:[eos]\/)?([a-z0-9]{3,12})\/?$/.exec(pathname)?.[1];
      if (!id) return undefined;
      return {
        share: `https://streamable.com/${id}`,
        src: `https://streamable.com/e/${id}?autoplay=1`,
      };
    },
  },
];

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
