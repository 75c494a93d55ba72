import { contentPolicy } from '#build/policy/contentPolicy.ts';
import type { Use } from '#vendors/ledger.ts';
import { inlineOf } from './inlineOf.ts';
import type { Origins } from './origins.ts';
import { trustedPolicy } from './trustedPolicy.ts';

/**
 * The Content-Security-Policy that the build would give a page, for the same page as the preview
 * serves it. Besides, it lets through Vite's socket and what finds the texts of a page, and the window
 * may frame it.
 */
export function pagePolicy(
  html: string,
  uses: readonly Pick<Use, 'sources'>[],
  { pages, window }: Origins,
): string {
  const vite = { sources: { connect: [pages.replace('http:', 'ws:')] } };
  const policy = contentPolicy([...uses, vite], inlineOf(html), trustedPolicy);
  return `${policy}; frame-ancestors ${window}`;
}
