import type { Use } from '#vendors/ledger.ts';

/** Cloudflare reads no line of more than 2,000 characters; this leaves some for the rest. */
const mostLetters = 1500;

/** What players need. A site that names them must name the players' hosts, or they lose them. */
const forPlayers = [
  'autoplay',
  'clipboard-write',
  'encrypted-media',
  'fullscreen',
  'picture-in-picture',
];

/** What some calendars need, to take a payment. */
const forSome = ['payment'];

const forNobody = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'usb',
];

/**
 * The Permissions-Policy of the site: what its pages and the frames in them may use. It must name
 * every host that a frame comes from: `allow=` on the frame gives nothing that this takes away. Where
 * there are too many to name, it says nothing of what players need, and `allow=` decides alone.
 */
export function permissionsPolicy(uses: readonly Use[]): string {
  const embeds = uses.filter(({ vendor }) => vendor.category !== 'marketing');
  const players = forPlayers.map((feature) => rule(feature, ['self', ...hostsOf(embeds)]));
  const rules = [
    ...(players.join(', ').length < mostLetters ? players : []),
    ...forSome.map((feature) =>
      rule(
        feature,
        hostsOf(embeds.filter(({ vendor }) => vendor.permissions?.includes(feature) ?? false)),
      ),
    ),
    ...forNobody.map((feature) => rule(feature, [])),
  ];
  return rules.join(', ');
}

function hostsOf(uses: readonly Use[]): string[] {
  const hosts = uses.flatMap(({ sources }) => sources.frame ?? []);
  return [...new Set(hosts)].map((host) => `"${host}"`);
}

function rule(feature: string, who: readonly string[]): string {
  return `${feature}=(${who.join(' ')})`;
}
