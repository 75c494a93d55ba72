import type { Use } from '#vendors/ledger.ts';
import type { Headers } from '../hosts/Serving.ts';
import { contentPolicy, type Inline } from './contentPolicy.ts';

/** The headers that a page has for itself. Who may frame it can be said in a header only. */
export function createPolicy(uses: readonly Use[], inline: Inline): Headers {
  return {
    'Content-Security-Policy': `${contentPolicy(uses, inline)}; frame-ancestors 'none'`,
  };
}
