import type { Browser, Page } from 'playwright-core';
import type { EventRow } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { askedCategories } from '#vendors/askedCategories.ts';
import { siteUses } from '#vendors/ledger.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { checkEvents, expectedEvents } from './checkEvents.ts';
import type { DeclaredPage } from './declarePages.ts';
import { isDeclared } from './fakes/fakeHosts.ts';
import { createFindings, type Fault, type Finding } from './Finding.ts';
import { inspectPage } from './inspectPage.ts';
import { knownLinks } from './knownLinks.ts';
import { openVisit, type Visit } from './openVisit.ts';
import { pressAll } from './pressAll.ts';
import { bringToLife, collect, patience, scrollThrough } from './steps.ts';

/** The site that is visited: where it is served, what it is, and what it must send. */
export type Visited = { browser: Browser; origin: string; site: Site; rows: readonly EventRow[] };

/** The address that no site has, where the 404 page is visited. */
export const missingPath = '/no/such/page/here';

/** How far a page may move by itself (cumulative layout shift): above this it is unstable (web.dev/cls). */
const shiftLimit = 0.1;

/** A phone, a tablet, a small and a large desktop; with what their visitor has answered before or answers here. */
const screens = [
  { width: 320, height: 640, answer: 'none' },
  { width: 768, height: 1024, answer: 'rejected' },
  { width: 1080, height: 810, answer: 'accepted' },
  { width: 1440, height: 900, answer: 'earlier' },
] as const;

type Screen = (typeof screens)[number];

/** One visitor looks at one page on every screen, answers the question in every way, and presses what can be pressed. */
export async function visitPage(declared: DeclaredPage, visited: Visited): Promise<Finding[]> {
  const visit = await openVisit(visited.browser, visited.site);
  const sentOnce = new Set<string>();
  const findings: Finding[] = [];
  try {
    for (const screen of screens) {
      const faults = await visitOn(screen, { declared, visited, visit, sentOnce });
      findings.push(...createFindings(faults, declared, screen.width));
      if (faults.some(isFatal)) break;
    }
  } finally {
    await visit.close();
  }
  return findings;
}

/** A page that is not there or does nothing is reported once, not with all that follows from it. */
function isFatal({ code }: Fault): boolean {
  return code === 'wrong-status' || code === 'page-lifeless';
}

type Context = {
  declared: DeclaredPage;
  visited: Visited;
  visit: Visit;
  sentOnce: Set<string>;
};

async function visitOn(screen: Screen, context: Context): Promise<Fault[]> {
  const { declared, visited, visit, sentOnce } = context;
  const { site, rows } = visited;
  const { page } = visit;
  const { answer } = screen;
  const asked = askedCategories(site);
  const rowsHere = rows.filter(({ route }) => route === declared.route);
  const visitRow = rowsHere.find(({ action }) => action === 'visit');
  const send = async (row: EventRow | undefined, when: string) => {
    const expected = expectedEvents(site, row, sentOnce);
    const take = () => visit.takeSent(declared.route ?? missingPath);
    return checkEvents({ expected, sent: await collect(page, take, expected.length), when });
  };
  const inspect = (part: DeclaredPage) =>
    page.evaluate(inspectPage, { declared: part, known: knownLinks(site) });

  const fatal = await arrive(screen, context);
  if (fatal) return [fatal, ...errorFaults(visit, declared)];

  // Nothing that is asked for is contacted before a yes.
  const isWaiting = asked.includes('marketing') && answer !== 'earlier';
  const faults = isWaiting
    ? await send(undefined, 'before the visitor has allowed it')
    : await send(visitRow, 'when the page is visited');

  // The page, with the question over it where the visitor is asked.
  await scrollThrough(page);
  const isAsked = asked.length > 0 && (answer === 'none' || answer === 'accepted');
  const shifts = await shiftFaults(page);
  if (isAsked) {
    faults.push(...(await inspect(onlyQuestion(declared, true))).filter(isAboutText));
    if (answer === 'none') faults.push(...(await checkAccessibility(page)));
    const choice = answer === 'none' ? 'rejected' : answer;
    try {
      await page.locator(`#_consent [data-consent="${choice}"]`).click({ timeout: patience });
    } catch {
      const button = `The button "${choice}" of the consent question`;
      return [...faults, { code: 'click-impossible', facts: { button }, region: 'question' }];
    }
  }
  faults.push(...(await inspect(onlyQuestion(declared, false))), ...shifts);

  // The answer, and every button.
  if (isAsked) {
    faults.push(
      ...(answer === 'accepted'
        ? await send(visitRow, 'when the visitor allows it')
        : await send(undefined, 'after the visitor has refused')),
    );
  }
  if (answer === 'rejected' || answer === 'accepted') {
    const isRefused = asked.includes('marketing') && answer === 'rejected';
    const hasCalendar = !(asked.includes('scheduling') && answer === 'rejected');
    faults.push(
      ...(await pressAll({
        page,
        rows: rowsHere.filter(({ action }) => action !== 'schedule' || hasCalendar),
        send: (row, when) =>
          isRefused ? send(undefined, `${when}, although it is refused`) : send(row, when),
      })),
    );
  }
  if (answer === 'earlier') faults.push(...(await checkAccessibility(page)));
  const refused = answer === 'none' || answer === 'rejected' ? asked : [];
  return [...faults, ...requestFaults(visit, site, refused), ...errorFaults(visit, declared)];
}

/** Loads the page and brings it to life, or says why there is nothing more to see. */
async function arrive(
  { width, height, answer }: Screen,
  { declared, visited, visit: { page } }: Context,
): Promise<Fault | undefined> {
  await page.setViewportSize({ width, height });
  if (answer === 'accepted') await page.evaluate(() => localStorage.clear());
  const response = await page.goto(visited.origin + (declared.route ?? missingPath));
  const status = response?.status() ?? 0;
  const wanted = declared.route === null ? 404 : 200;
  if (status !== wanted) return { code: 'wrong-status', facts: { status, wanted } };
  return (await bringToLife(page)) ? undefined : { code: 'page-lifeless', facts: undefined };
}

/** What is declared of the question alone, or of all but the question. */
function onlyQuestion(declared: DeclaredPage, isQuestion: boolean): DeclaredPage {
  const belongs = ({ region }: { region: unknown }) => (region === 'question') === isQuestion;
  return {
    ...declared,
    texts: declared.texts.filter(belongs),
    links: declared.links.filter(belongs),
  };
}

function isAboutText({ code }: Fault): boolean {
  return code.startsWith('text-');
}

/** What moved by itself since the page was loaded. */
async function shiftFaults(page: Page): Promise<Fault[]> {
  const shifts = await page.evaluate(() => window.verifiedShifts);
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  const [worst] = shifts.toSorted((one, other) => other.score - one.score);
  if (!worst || score <= shiftLimit) return [];
  const region = worst.section >= 0 ? worst.section : 'page';
  return [{ code: 'shifts', facts: { score, element: worst.element }, region }];
}

/** Only hosts that the site declares are contacted, and none whose kind the visitor has not allowed. */
function requestFaults(visit: Visit, site: Site, refused: readonly string[]): Fault[] {
  const { all, undeclared } = visit.takeRequests();
  const notAllowed = siteUses(site).filter(({ vendor }) => refused.includes(vendor.category));
  const hosts = (urls: readonly URL[]) => [...new Set(urls.map(({ origin }) => origin))];
  return [
    ...hosts(undeclared).map((url): Fault => ({ code: 'request-undeclared', facts: { url } })),
    ...hosts(all.filter((url) => isDeclared(url, notAllowed))).map((url): Fault => {
      return { code: 'request-too-early', facts: { url } };
    }),
  ];
}

/** Errors on the page, and what its security policy had to stop. */
function errorFaults(visit: Visit, { route }: DeclaredPage): Fault[] {
  // A page that does not exist is answered with 404, of which the browser and the page itself take note.
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
