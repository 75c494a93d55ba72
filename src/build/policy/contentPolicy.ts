import { createHash } from 'node:crypto';
import type { Use } from '#vendors/ledger.ts';
import type { Sources } from '#vendors/Vendor.ts';
import type { Headers } from '../hosts/HostingConfig.ts';

/** What stands in the HTML of a page itself, letter for letter: no other style or script of that kind may. */
export type Inline = { styles: readonly string[]; scripts: readonly string[] };

/**
 * The Content-Security-Policy of a page: its own files, its own inline styles and scripts by their
 * hashes, and the third parties of the ledger, those of this page alone.
 *
 * `script-src 'self'` is for the modules of the site; nothing that visitors write is ever served.
 * `data:` is for the placeholder of a picture, on pages whose styles hold one
 * (#build/picturePlaceholders.ts).
 * Emotion inserts its rules into empty style elements, which are let through by the hash of nothing.
 * A page on which no script of a third party may run also forbids every way to run a text as one
 * (Trusted Types), but for the policies that `trustedTypes` names; what those scripts do inside, nobody
 * can promise.
 */
export function contentPolicy(
  uses: readonly Pick<Use, 'sources'>[],
  { styles, scripts }: Inline,
  trustedTypes = "'none'",
): string {
  const from = (directive: keyof Sources) => [
    ...new Set(uses.flatMap(({ sources }) => sources[directive] ?? [])),
  ];
  const outsideScripts = from('script');
  const inStyles = styles.some((style) => style.includes('url(data:')) ? ['data:'] : [];
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scripts.map(hashOf), ...outsideScripts],
    ['style-src', ...styles.map(hashOf), hashOf('')],
    ["img-src 'self'", ...inStyles, ...from('img')],
    ["font-src 'self'"],
    ["connect-src 'self'", ...from('connect')],
    ...optional('media-src', from('media')),
    ...optional('frame-src', from('frame')),
    ['form-action', ...orNone(from('form'))],
    ["base-uri 'none'"],
    ...(outsideScripts.length === 0
      ? [["require-trusted-types-for 'script'"], ['trusted-types', trustedTypes]]
      : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** How a policy names the inline style or script that it lets through. */
export function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Without it, `default-src` forbids all. */
function optional(directive: string, hosts: readonly string[]): string[][] {
  return hosts.length > 0 ? [[directive, ...hosts]] : [];
}

function orNone(hosts: readonly string[]): readonly string[] {
  return hosts.length > 0 ? hosts : ["'none'"];
}

/** The headers that a page has for itself. Who may frame it can be said in a header only. */
export function createPolicy(uses: readonly Use[], inline: Inline): Headers {
  return {
    'Content-Security-Policy': `${contentPolicy(uses, inline)}; frame-ancestors 'none'`,
  };
}

/**
 * The policy of an SVG file that is opened by itself: it may draw, and nothing else. `img` elements
 * are not affected, since a browser runs and fetches nothing for a drawing in one.
 */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
