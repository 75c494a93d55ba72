import type { Use } from '#vendors/ledger.ts';
import { contentPolicy, type Inline } from './contentPolicy.ts';

/** Response headers by name. */
export type PolicyHeaders = Readonly<Record<string, string>>;

/** The headers that a page has for itself. Who may frame it can be said in a header only. */
export function createPolicy(uses: readonly Use[], inline: Inline): PolicyHeaders {
  return {
    'Content-Security-Policy': `${contentPolicy(uses, inline)}; frame-ancestors 'none'`,
  };
}
