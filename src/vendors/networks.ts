/** The marks of networks in the icon set, by the hosts of their pages. */
const marks: Readonly<Record<string, string>> = {
  'bsky.app': 'brand-bluesky',
  'facebook.com': 'brand-facebook',
  'github.com': 'brand-github',
  'gitlab.com': 'brand-gitlab',
  'instagram.com': 'brand-instagram',
  'linkedin.com': 'brand-linkedin',
  'mastodon.social': 'brand-mastodon',
  'medium.com': 'brand-medium',
  'open.spotify.com': 'brand-spotify',
  'pinterest.com': 'brand-pinterest',
  'reddit.com': 'brand-reddit',
  't.me': 'brand-telegram',
  'threads.com': 'brand-threads',
  'threads.net': 'brand-threads',
  'tiktok.com': 'brand-tiktok',
  'tripadvisor.com': 'brand-tripadvisor',
  'twitch.tv': 'brand-twitch',
  'twitter.com': 'brand-x',
  'vimeo.com': 'brand-vimeo',
  'wa.me': 'brand-whatsapp',
  'x.com': 'brand-x',
  'xing.com': 'brand-xing',
  'youtube.com': 'brand-youtube',
};

/** The mark of the network that an address leads to, where the icon set has it: `brand-instagram`. */
export function networkMark(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/^(?:www|m|[a-z]{2})\./, '');
  return Object.hasOwn(marks, host) ? marks[host] : undefined;
}
