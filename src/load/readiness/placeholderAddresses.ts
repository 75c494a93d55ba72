import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Draft } from './runReadiness.ts';
import { spotIn } from './texts.ts';

/** Names and addresses that are reserved for examples (RFC 2606, RFC 6761, RFC 5737). */
const reserved =
  /(?<![\w-])(?:(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z\d-]+\.)*example\.(?:com|net|org)|localhost|(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3})(?![\w-]|\.\w)/i;

/** Addresses of web sites and mailboxes that nobody can reach. */
export function placeholderAddresses({ texts, source }: Draft): Problem[] {
  return texts.flatMap((text) => {
    const host = reserved.exec(text.written)?.[0];
    if (host === undefined) return [];
    return [createProblem('placeholder-address', { host }, spotIn(text, host, source))];
  });
}
