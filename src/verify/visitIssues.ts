import { siteUses } from '#vendors/ledger.ts';
import type { Site } from '#schema/site.ts';
import type { DeclaredPage } from './declarePages.ts';
import { isDeclared } from './fakes/fakeHosts.ts';
import type { Issue } from './Finding.ts';
import type { Visit } from './openVisit.ts';

/** The address that no site has, where the 404 page is visited. */
export const missingPath = '/no/such/page/here';

/** Only hosts that the site declares are contacted, and none whose kind the visitor has not allowed. */
export function requestIssues(visit: Visit, site: Site, refused: readonly string[]): Issue[] {
  const { all, undeclared } = visit.takeRequests();
  const notAllowed = siteUses(site).filter(({ vendor }) => refused.includes(vendor.category));
  const issuesOf = (code: 'request-undeclared' | 'request-too-early', urls: readonly URL[]) =>
    [...new Set(urls.map(({ origin }) => origin))].map((url): Issue => ({ code, facts: { url } }));
  return [
    ...issuesOf('request-undeclared', undeclared),
    ...issuesOf(
      'request-too-early',
      all.filter((url) => isDeclared(url, notAllowed)),
    ),
  ];
}

/** Errors on the page, and what its security policy had to stop. */
export function errorIssues(visit: Visit, { route }: DeclaredPage): Issue[] {
  // A page that does not exist is answered with 404, which the browser and the page itself report.
  const isOfMissingPage = (text: string) => /\b404\b/.test(text) || text.includes(missingPath);
  return visit
    .takeErrors()
    .filter((text) => route !== null || !isOfMissingPage(text))
    .map((text) => ({
      code: /Content Security Policy|TrustedHTML|TrustedScript/.test(text)
        ? 'policy-violation'
        : 'page-error',
      facts: { text: text.slice(0, 300) },
    }));
}
