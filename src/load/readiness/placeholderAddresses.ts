import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { reservedHost } from '../reservedHost.ts';
import type { Draft } from './runReadiness.ts';
import { locationIn } from './texts.ts';

/** Addresses of web sites and mailboxes that nobody can reach. */
export function placeholderAddresses({ texts, source }: Draft): Problem[] {
  return texts.flatMap((text) => {
    const host = reservedHost.exec(text.written)?.[0];
    if (host === undefined) return [];
    return [createProblem('placeholder-address', { host }, locationIn(text, host, source))];
  });
}
