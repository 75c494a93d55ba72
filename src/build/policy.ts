import { createHash } from 'node:crypto';
import { isOfPixel, type Use } from '#vendors/ledger.ts';
import type { Sources } from '#vendors/Vendor.ts';
import type { Headers } from './hosts/HostingConfig.ts';

/** The inline styles and scripts of a page, character for character: no others are allowed. */
export type Inline = { styles: readonly string[]; scripts: readonly string[] };

/**
 * The Content-Security-Policy of a page: its own files, its own inline styles and scripts by their
 * hashes, and the third parties of the ledger, those of this page alone.
 *
 * `script-src 'self'` is for the modules of the site; nothing that visitors write is ever served.
 * `data:` is for the placeholder of a picture, on pages whose styles hold one
 * (#build/picturePlaceholders.ts).
 * Emotion inserts its rules into empty style elements, which are let through by the hash of nothing.
 * A page without scripts of third parties also forbids to run texts as scripts (Trusted Types), but for
 * the policies that `trustedTypes` names.
 */
export function contentPolicy(
  uses: readonly Pick<Use, 'sources'>[],
  { styles, scripts }: Inline,
  trustedTypes = "'none'",
): string {
  const from = (directive: keyof Sources) => [
    ...new Set(uses.flatMap(({ sources }) => sources[directive] ?? [])),
  ];
  const [outsideScripts, form] = [from('script'), from('form')];
  const inStyles = styles.some((style) => style.includes('url(data:')) ? ['data:'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...outsideScripts],
    'style-src': [...styles.map(hashOf), hashOf('')],
    'img-src': ["'self'", ...inStyles, ...from('img')],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...from('connect')],
    'media-src': from('media'),
    'frame-src': from('frame'),
    'form-action': form.length > 0 ? form : ["'none'"],
    'base-uri': ["'none'"],
    ...(outsideScripts.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': [trustedTypes],
    }),
  };
  // A directive without sources is left out: `default-src` forbids all.
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** How a policy names the inline style or script that it lets through. */
export function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** A policy as the header of a page. Who may frame the page can be said in a header only. */
export function policyHeader(policy: string): Headers {
  return { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
}

/**
 * The policy of an SVG file that is opened by itself: it may draw, and nothing else. `img` elements
 * are not affected, since a browser runs and fetches nothing for a drawing in one.
 */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Cloudflare reads no line of more than 2,000 characters; this leaves some for the rest. */
const longest = 1500;

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
 * there are too many to name, what players need is left out, and `allow=` alone decides.
 */
export function permissionsPolicy(uses: readonly Use[]): string {
  const embeds = uses.filter(({ vendor }) => !isOfPixel(vendor.category));
  const players = ['self', ...hostsOf(embeds)].join(' ');
  const playerRules = forPlayers.map((feature) => `${feature}=(${players})`);
  const needing = (feature: string) =>
    embeds.filter(({ vendor }) => vendor.permissions?.includes(feature));
  return [
    ...(playerRules.join(', ').length < longest ? playerRules : []),
    ...forSome.map((feature) => `${feature}=(${hostsOf(needing(feature)).join(' ')})`),
    ...forNobody.map((feature) => `${feature}=()`),
  ].join(', ');
}

function hostsOf(uses: readonly Use[]): string[] {
  const hosts = uses.flatMap(({ sources }) => sources.frame ?? []);
  return [...new Set(hosts)].map((host) => `"${host}"`);
}
