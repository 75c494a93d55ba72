import type { Use } from '#vendors/ledger.ts';
import { createFinding, type Finding } from '../Finding.ts';
import { type Look, pathOf, placeOf } from '../placeOf.ts';
import { isDeclared } from '../standIns.ts';

type Requests = { all: readonly URL[]; undeclared: readonly URL[] };

/** Only hosts that the site declares are contacted, and none whose kind the visitor has not allowed. */
export function checkRequests(
  look: Look,
  { all, undeclared }: Requests,
  notAllowed: readonly Use[],
): Finding[] {
  const at = { path: pathOf(look, 'page'), place: placeOf(look, 'page') };
  const early = all.filter((url) => isDeclared(url, notAllowed));
  return [
    ...hosts(undeclared).map((url) => createFinding('request-undeclared', { url }, at)),
    ...hosts(early).map((url) => createFinding('request-too-early', { url }, at)),
  ];
}

/** Each host once. */
function hosts(urls: readonly URL[]): string[] {
  return [...new Set(urls.map(({ origin }) => origin))];
}
