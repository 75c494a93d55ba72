import type { Browser } from 'playwright-core';
import type { EventRow } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { askedCategories } from '#vendors/askedCategories.ts';
import { siteUses } from '#vendors/ledger.ts';
import { checkAccessibility } from './checks/checkAccessibility.ts';
import { checkErrors, missingPath } from './checks/checkErrors.ts';
import { checkEvents, expectedEvents } from './checks/checkEvents.ts';
import { checkLayout } from './checks/checkLayout.ts';
import { checkLinks } from './checks/checkLinks.ts';
import { checkPictures } from './checks/checkPictures.ts';
import { checkRequests } from './checks/checkRequests.ts';
import { checkTexts } from './checks/checkTexts.ts';
import { pressAll } from './checks/pressAll.ts';
import type { DeclaredPage } from './declarePages.ts';
import { createFinding, type Finding } from './Finding.ts';
import { inspectPage } from './inspectPage.ts';
import { knownLinks } from './knownLinks.ts';
import { openVisit, type Visit } from './openVisit.ts';
import { type Look, pathOf, placeOf } from './placeOf.ts';
import { bringToLife, collect, patience, scrollThrough } from './steps.ts';

/** The site that is visited: where it is served, what it is, and what it must send. */
export type Visited = { browser: Browser; origin: string; site: Site; rows: readonly EventRow[] };

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
  const { browser, site } = visited;
  const visit = await openVisit(browser, site);
  const once = new Set<string>();
  const findings: Finding[] = [];
  try {
    for (const screen of screens) {
      findings.push(...(await lookAt({ declared, visited, visit, screen, once })));
      if (findings.some(({ code }) => isHopeless(code))) break;
    }
  } finally {
    await visit.close();
  }
  return findings;
}

/** A page that is not there or does nothing is told once, not with all that follows from it. */
function isHopeless(code: Finding['code']): boolean {
  return code === 'wrong-status' || code === 'page-lifeless';
}

type Looking = {
  declared: DeclaredPage;
  visited: Visited;
  visit: Visit;
  screen: Screen;
  once: Set<string>;
};

async function lookAt({ declared, visited, visit, screen, once }: Looking): Promise<Finding[]> {
  const { origin, site, rows } = visited;
  const { width, height, answer } = screen;
  const { page } = visit;
  const look: Look = { declared, width };
  const path = declared.route ?? missingPath;
  const asked = askedCategories(site);
  const rowsHere = rows.filter(({ route }) => route === declared.route);
  const visitRow = rowsHere.find(({ action }) => action === 'visit');
  const send = async (row: EventRow | undefined, when: string) => {
    const expected = expectedEvents(site, row, once);
    const sent = await collect(page, () => visit.takeSent(path), expected.length);
    return checkEvents(look, { expected, sent, when });
  };
  const findings: Finding[] = [];

  // The visitor comes.
  await page.setViewportSize({ width, height });
  if (answer === 'accepted') await page.evaluate(() => localStorage.clear());
  const response = await page.goto(origin + path);
  const status = response?.status() ?? 0;
  const wanted = declared.route === null ? 404 : 200;
  const at = { path: pathOf(look, 'page'), place: placeOf(look, 'page') };
  if (status !== wanted) findings.push(createFinding('wrong-status', { status, wanted }, at));
  else if (!(await bringToLife(page))) {
    findings.push(createFinding('page-lifeless', undefined, at));
  }
  if (findings.length > 0) return [...findings, ...checkErrors(look, visit.takeErrors())];

  // Nothing that is asked for is contacted before a yes.
  const isAllowed = asked.length === 0 || answer === 'earlier';
  const asking = asked.includes('marketing') && !isAllowed;
  findings.push(
    ...(await send(
      asking ? undefined : visitRow,
      asking ? 'before the visitor has allowed it' : 'when the page is visited',
    )),
  );

  // The page, with the question over it where the visitor is asked.
  await scrollThrough(page);
  const isAsked = asked.length > 0 && (answer === 'none' || answer === 'accepted');
  const shifts = await page.evaluate(() => window.verifiedShifts);
  if (isAsked) {
    const question = await page.evaluate(inspectPage, onlyQuestion(declared, true));
    findings.push(...checkTexts({ ...look, declared: onlyQuestion(declared, true) }, question));
    if (answer === 'none') findings.push(...(await checkAccessibility(look, page)));
    const choice = answer === 'none' ? 'rejected' : answer;
    try {
      await page.locator(`#_consent [data-consent="${choice}"]`).click({ timeout: patience });
    } catch {
      const button = `The button "${choice}" of the consent question`;
      const inQuestion = { path: pathOf(look, 'question'), place: placeOf(look, 'question') };
      return [...findings, createFinding('click-impossible', { button }, inQuestion)];
    }
  }
  const rest = onlyQuestion(declared, false);
  const inspection = await page.evaluate(inspectPage, rest);
  findings.push(
    ...checkTexts({ ...look, declared: rest }, inspection),
    ...checkLinks({ ...look, declared: rest }, inspection, knownLinks(site, origin)),
    ...checkPictures(look, inspection),
    ...checkLayout(look, inspection, shifts),
  );

  // The answer, and every button.
  if (isAsked) {
    const accepted = answer === 'accepted';
    findings.push(
      ...(await send(
        accepted ? visitRow : undefined,
        accepted ? 'when the visitor allows it' : 'after the visitor has refused',
      )),
    );
  }
  if (answer === 'rejected' || answer === 'accepted') {
    const isRefused = asked.includes('marketing') && answer === 'rejected';
    const hasCalendar = !(asked.includes('scheduling') && answer === 'rejected');
    findings.push(
      ...(await pressAll(look, {
        page,
        rows: rowsHere.filter(({ action }) => action !== 'schedule' || hasCalendar),
        send: (row, when) =>
          send(isRefused ? undefined : row, isRefused ? `${when}, although it is refused` : when),
      })),
    );
  }
  if (answer === 'earlier') findings.push(...(await checkAccessibility(look, page)));

  const refused = asked.length > 0 && (answer === 'none' || answer === 'rejected') ? asked : [];
  const notAllowed = siteUses(site).filter(({ vendor }) => refused.includes(vendor.category));
  return [
    ...findings,
    ...checkRequests(look, visit.takeRequests(), notAllowed),
    ...checkErrors(look, visit.takeErrors()),
  ];
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
