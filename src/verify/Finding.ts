import type { Path } from '#load/tree.ts';
import { type Code, type FactsOf, wording } from './wording.ts';

/** Where a visitor meets a fault: `route` is null for the 404 page, `width` undefined where it does not matter. */
export type Place = { route: string | null; width?: number; section?: string };

/** Something that a visitor of the built site would meet and that site.yaml does not declare. */
export type Finding = {
  /** A permanent word. */
  code: Code;
  /** What of site.yaml it is about. */
  path: Path;
  /** What is wrong. */
  message: string;
  /** What to do. */
  hint: string;
  place: Place;
};

/** The same for findings with one cause: a fault is a few pixels larger or smaller at another width. */
export function causeOf({ code, path, message }: Finding): string {
  return JSON.stringify([code, path, message.replace(/[\d.]+ px|\d+\.\d+/g, '')]);
}

/** A finding with the words of its code. */
export function createFinding<C extends Code>(
  code: C,
  facts: FactsOf<C>,
  at: { path: Path; place: Place },
): Finding {
  // The compiler cannot follow that `facts` belongs to `code` through the lookup; the signature holds it.
  const say = wording[code] as (facts: FactsOf<C>) => { message: string; hint: string };
  return { code, ...say(facts), ...at };
}
