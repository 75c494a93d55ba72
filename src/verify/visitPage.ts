import type { Browser, Page } from 'playwright-core';
import { addressOf } from '#build/addressOf.ts';
import type { EventRow } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { countsUnasked } from '#vendors/counters.ts';
import { askedCategories, type Kind, kindsOf } from '#vendors/ledger.ts';
import { checkAccessibility } from './checkAccessibility.ts';
import { checkEvents, expectedEvents, kindsAfter, type SentOnce } from './checkEvents.ts';
import type { DeclaredPage, knownLinks } from './declarePages.ts';
import { createFindings, type Finding, type Issue } from './Finding.ts';
import { inspectPage } from './inspectPage.ts';
import { openVisit } from './openVisit.ts';
import {
  answerConsent,
  book,
  collect,
  hydrate,
  openQuestion,
  pressButtons,
  scrollThrough,
} from './steps.ts';
import { errorIssues, missingPath, requestIssues } from './visitIssues.ts';

/** The site that is visited, where it is served. */
export type Visited = {
  browser: Browser;
  origin: string;
  site: Site;
  events: readonly EventRow[];
  known: ReturnType<typeof knownLinks>;
  /** Whether what moves by itself counts. */
  judgesShifts: boolean;
};

/** How far a page may move by itself (cumulative layout shift): above this it is unstable (web.dev/cls). */
const shiftLimit = 0.1;

/**
 * A phone, a tablet, a small and a large desktop, one after the other with the same visitor. `isNew`
 * visitors are asked for consent and give this answer, others gave it before.
 */
const screens = [
  { width: 320, height: 640, isNew: true, answer: 'rejected', presses: false },
  { width: 768, height: 1024, isNew: false, answer: 'rejected', presses: true },
  { width: 1080, height: 810, isNew: true, answer: 'accepted', presses: true },
  { width: 1440, height: 900, isNew: false, answer: 'accepted', presses: false },
] as const;

type Screen = (typeof screens)[number];

/** One visitor inspects one page on every screen, gives every answer, and presses every button. */
export async function visitPage(
  declared: DeclaredPage,
  { browser, origin, site, events, known, judgesShifts }: Visited,
): Promise<Finding[]> {
  const visit = await openVisit(browser, site);
  const { page } = visit;
  const path = addressOf(site, declared.route ?? missingPath);
  const asked = askedCategories(site);
  const rows = events.filter(({ route }) => route === declared.route);
  const visitRow = rows.find(({ action }) => action === 'visit');
  const sentOnce: SentOnce = { marketing: new Set(), statistics: new Set() };
  const isUnasked = countsUnasked(site.pixel, site.consent.ask);
  const kinds = kindsOf(site);
  const findings: Finding[] = [];
  try {
    for (const screen of screens) {
      const issues = await visitOn(screen);
      issues.push(...errorIssues(visit, declared));
      findings.push(...createFindings(issues, declared, screen.width));
      if (issues.some(({ code }) => code === 'wrong-status' || code === 'page-lifeless')) break;
    }
  } finally {
    await visit.close();
  }
  return findings;

  /** The issues on a screen. A page that is missing or does nothing is reported once, not with all that follows. */
  async function visitOn({ isNew, answer, presses, ...size }: Screen): Promise<Issue[]> {
    const before = kindsAfter(site, isNew ? undefined : answer);
    const after = kindsAfter(site, answer);
    const isRefused = after.length < kinds.length;
    const issues: Issue[] = [];
    const expect = async (row: EventRow | undefined, when: string, to: readonly Kind[]) => {
      const expected = expectedEvents(site, row, { kinds: to, sentOnce });
      const sent = await collect(page, () => visit.takeSent(path), expected.length);
      issues.push(...checkEvents({ expected, sent, when }));
    };
    const inspect = (part: DeclaredPage) => page.evaluate(inspectPage, { declared: part, known });

    await page.setViewportSize(size);
    // An empty page has nothing stored.
    if (isNew) await page.evaluate(() => localStorage.clear()).catch(() => {});
    const status = (await page.goto(origin + path))?.status() ?? 0;
    const wanted = declared.route === null ? 404 : 200;
    if (status !== wanted) return [{ code: 'wrong-status', facts: { status, wanted } }];
    if (!(await hydrate(page))) return [{ code: 'page-lifeless', facts: undefined }];

    // Nothing that needs consent is contacted before a yes.
    const isHeld = before.length === 0 && kinds.length > 0;
    const visited = isHeld ? 'before the visitor has allowed it' : 'when the page is visited';
    await expect(visitRow, visited, before);

    await scrollThrough(page);
    const shifts = judgesShifts ? await shiftIssues(page) : [];
    const isAsked = isNew && asked.length > 0;
    if (isAsked) {
      // What visitors can only object to, nobody is asked.
      if (isUnasked && asked.length === 1) await openQuestion(page);
      const inQuestion = await inspect(onlyQuestion(declared, true));
      issues.push(...inQuestion.filter(({ code }) => code.startsWith('text-')));
      if (!presses) issues.push(...(await checkAccessibility(page)));
      if (!(await answerConsent(page, answer))) {
        const button = `The button "${answer}" of the consent question`;
        issues.push({ code: 'click-impossible', facts: { button }, region: 'question' });
        return issues;
      }
    }
    issues.push(...(await inspect(onlyQuestion(declared, false))), ...shifts);

    if (isAsked) {
      const [when, row] =
        answer === 'accepted'
          ? ['when the visitor allows it', visitRow]
          : ['after the visitor has refused', undefined];
      await expect(
        row,
        when,
        after.filter((kind) => !before.includes(kind)),
      );
    }
    // A no deletes what was kept for it.
    for (const kind of before) if (!after.includes(kind)) sentOnce[kind].clear();
    const expectAfter = (row: EventRow, when: string) =>
      expect(row, isRefused ? `${when}, although it is refused` : when, after);
    const hasCalendar = !(asked.includes('scheduling') && answer === 'rejected');
    for (const row of presses ? rows : []) {
      const { action, click } = row;
      if (action === 'schedule' && hasCalendar) {
        await book(page);
        await expectAfter(row, 'when a call is booked');
      }
      if (click === undefined) continue;
      await pressButtons(page, click, async (isPressed) => {
        const button = `The button with "clickName: ${click}"`;
        if (isPressed) await expectAfter(row, `when ${click} is pressed`);
        else issues.push({ code: 'click-impossible', facts: { button } });
      });
    }
    if (!presses && !isNew) issues.push(...(await checkAccessibility(page)));
    const isCounted = isNew && before.includes('statistics');
    const refused = asked.filter((category) => !(isCounted && category === 'statistics'));
    issues.push(...requestIssues(visit, site, answer === 'rejected' ? refused : []));
    return issues;
  }
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

/** What moved by itself since the page was loaded. */
async function shiftIssues(page: Page): Promise<Issue[]> {
  const shifts = await page.evaluate(() => window.verifier.shifts);
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  const [worst] = shifts.toSorted((one, other) => other.score - one.score);
  if (!worst || score <= shiftLimit) return [];
  const { element, region } = worst;
  return [{ code: 'shifts', facts: { score, element }, region }];
}
