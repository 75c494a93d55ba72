import { addressOf } from '#build/addressOf.ts';
import { conventions, idField } from '#blocks/form/conventions.ts';
import { ids } from '#browser/dom.ts';
import { quoted } from '#problems/phrases.ts';
import type { BlockOf } from '#schema/block.ts';
import { countsUnasked } from '#vendors/counters.ts';
import { askedCategories, kindsOf } from '#vendors/ledger.ts';
import {
  checkEvents,
  type ConsentAnswer,
  expectedEvents,
  kindsAfter,
  type SentOnce,
} from './checkEvents.ts';
import type { DeclaredPage } from './declarePages.ts';
import type { DeclaredForm } from './distinctForms.ts';
import { fakeEndpoint, type Posted } from './fakes/fakeEndpoint.ts';
import type { SentEvent } from './fakes/fakeHosts.ts';
import { type Filled, fillPlan, marks } from './fillPlan.ts';
import { createFindings, type Finding, type Issue } from './Finding.ts';
import type { Said } from './intercept.ts';
import { openVisit } from './openVisit.ts';
import {
  answerConsent,
  collect,
  fillIn,
  hydrate,
  openQuestion,
  press,
  shortPatience,
  waitUntil,
} from './steps.ts';
import { errorIssues, missingPath, requestIssues } from './visitIssues.ts';
import type { Visited } from './visitPage.ts';

const screen = { width: 1080, height: 810 };
/** A yes comes last: what is asked for then is asked for no more. */
const answers = ['rejected', 'accepted'] as const;

/**
 * One visitor fills in a form and sends it, to a fake of its endpoint: after a no where the site asks for what gets events,
 * and after a yes. What keeps the page from being visited at all is left to `visitPage`.
 *
 * Does not find what was typed in another spelling, such as a hash of it.
 */
export async function visitForm(
  declared: DeclaredPage,
  { region, block, endpoint, thanks, sent: words, row }: DeclaredForm,
  { browser, origin, site, events }: Visited,
): Promise<Finding[]> {
  const path = addressOf(site, declared.route ?? missingPath);
  const to = new URL(endpoint ?? path, origin);
  to.hash = '';
  const isMail = to.protocol === 'mailto:';
  const { fake, posted } = fakeEndpoint(to);
  const visit = await openVisit(browser, site, { viewport: screen, fakes: [fake] });
  const { page } = visit;
  const asked = askedCategories(site);
  const isUnasked = countsUnasked(site.pixel, site.consent.ask);
  const visitRow = events.find((one) => one.route === declared.route && one.action === 'visit');
  const plan = fillPlan(block.fields);
  const form = page.locator(`#${ids.content} > section`).nth(region).locator('form');
  const issues: Issue[] = [];
  try {
    for (const answer of answers.slice(
      kindsOf(site).some((kind) => asked.includes(kind)) ? 0 : 1,
    )) {
      const found = [...(await sendAfter(answer)), ...errorIssues(visit, declared)];
      issues.push(...found.map((issue): Issue => ({ region, ...issue })));
      if (issues.length > 0) break;
    }
  } finally {
    await visit.close();
  }
  return createFindings(issues, declared, screen.width);

  async function sendAfter(answer: ConsentAnswer): Promise<Issue[]> {
    const isRefused = answer === 'rejected';
    const sentOnce: SentOnce = { marketing: new Set(), statistics: new Set() };
    const [before, after] = [kindsAfter(site), kindsAfter(site, answer)];
    // An empty page has nothing stored.
    await page.evaluate(clearStorage).catch(() => {});
    await page.goto(origin + path + queryFor(block));
    if (!(await hydrate(page))) return [];
    // What visitors can only object to, nobody is asked.
    if (isUnasked && asked.length === 1) await openQuestion(page);
    if (asked.length > 0 && !(await answerConsent(page, answer))) return [];
    // A page that is left has nothing more.
    const take = () => visit.takeSent(path).catch((): SentEvent[] => []);
    const kinds = [...new Set([...before, ...after])];
    await collect(page, take, expectedEvents(site, visitRow, { kinds, sentOnce }).length);
    // A no deletes what was kept for it.
    for (const kind of kinds) if (!after.includes(kind)) sentOnce[kind].clear();
    visit.takeSaid();

    const unusable = await fillIn(form, plan);
    if (unusable.length > 0)
      return unusable.map(({ name, label = name }) => ({
        code: 'field-unusable',
        facts: { label },
      }));
    posted.splice(0);
    if (!(await press(form.locator('[type=submit]')))) {
      const button = `The button ${quoted(block.send)}`;
      return [{ code: 'click-impossible', facts: { button } }];
    }
    const sent: SentEvent[] = [];
    const outcome = await (isMail ? mailIssues() : postIssues(sent, take, isRefused));
    const expected = expectedEvents(site, isMail ? undefined : row, { kinds: after, sentOnce });
    sent.push(...(await collect(page, take, expected.length - sent.length)));
    const when = `when the form is sent${isRefused ? ', although the visitor has refused' : ''}`;
    return [
      ...outcome,
      ...checkEvents({ expected, sent, when }),
      ...leakIssues(visit.takeSaid(), to),
      ...requestIssues(visit, site, []),
    ];
  }

  /** What the form says is wrong, or has prepared. */
  async function readAlert(): Promise<string> {
    const said = await form.getByRole('alert').allInnerTexts();
    return said.join(' ').replace(/\s+/g, ' ');
  }

  /** Waits for the answer, and keeps the events that are sent meanwhile: they may be gone with the page. */
  async function postIssues(
    sent: SentEvent[],
    take: () => Promise<SentEvent[]>,
    isRefused: boolean,
  ): Promise<Issue[]> {
    let says = '';
    const isOver = async () => {
      sent.push(...(await take()));
      says = await readAlert();
      return says !== '' || page.evaluate(isTold, { region, words, thanks }).catch(() => false);
    };
    const isSaid = (await waitUntil(page, isOver)) && says === '';
    const [values] = posted;
    if (!values || posted.length > 1) {
      const facts = { to: endpoint?.href ?? 'the site itself', count: posted.length, says };
      return [{ code: 'form-unsent', facts }];
    }
    const shown = thanks === undefined ? quoted(words) : `the page ${thanks}`;
    return [
      ...valueIssues(values, { block, plan, isRefused }),
      ...(isSaid ? [] : [{ code: 'form-silent' as const, facts: { shown, says } }]),
    ];
  }

  /** The mail program of the visitor opens, or not: the page shows what was to be sent. */
  async function mailIssues(): Promise<Issue[]> {
    const texts = plan.flatMap(({ values }) => values);
    const text = form.getByRole('alert').getByRole('textbox');
    const isPrepared = async () => {
      // It may be gone again in between.
      const shown = (await text.isVisible())
        ? await text.inputValue({ timeout: shortPatience }).catch(() => '')
        : '';
      return texts.every((one) => shown.includes(one));
    };
    if (await waitUntil(page, isPrepared)) return [];
    return [{ code: 'mail-unprepared', facts: { says: await readAlert() } }];
  }
}

function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
}

/** The parameters that a form sends along, as those of a campaign that leads here. */
function queryFor({ fields }: BlockOf<'form'>): string {
  const parameters = fields.flatMap(({ parameter }) => parameter ?? []);
  const query = new URLSearchParams(parameters.map((name) => [name, 'verify']));
  return parameters.length > 0 ? `?${query}` : '';
}

type Expected = { block: BlockOf<'form'>; plan: readonly Filled[]; isRefused: boolean };

/** Everything that was filled in has arrived as it was, and nothing that the form does not declare. */
function valueIssues(posted: Posted, { block, plan, isRefused }: Expected): Issue[] {
  const { fields, provider, formName } = block;
  const expected = new Map([
    ...plan.map(({ field, values }) => [field.name, values] as const),
    ...fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, [value]] as const])),
    ...(formName === undefined ? [] : [['form-name', [formName]] as const]),
  ]);
  const known = new Set([
    ...expected.keys(),
    ...fields.flatMap(({ name, parameter }) => (parameter && !isRefused ? name : [])),
    conventions[provider].trap,
    idField,
  ]);
  // Line breaks and spaces are sent as browsers write them.
  const asText = (values: readonly string[] = []) => values.join('\n').replace(/\s+/g, ' ').trim();
  const lost = [...expected].flatMap(([name, values]) =>
    asText(posted.get(name)) === asText(values) ? [] : name,
  );
  const added = [...posted.keys()].filter((name) => !known.has(name));
  if (lost.length === 0 && added.length === 0) return [];
  return [{ code: 'form-incomplete', facts: { lost, added } }];
}

/** Nobody but the endpoint gets anything of what is typed. */
function leakIssues(said: readonly Said[], endpoint: URL): Issue[] {
  const others = said.filter(
    ({ to, text }) =>
      to !== endpoint.href && marks.some((mark) => text.toLowerCase().includes(mark)),
  );
  const names = others.map(({ to }) => (/^\w+:/.test(to) ? new URL(to).origin : to));
  return [...new Set(names)].map((to) => ({ code: 'form-leak', facts: { to } }));
}

type Success = { region: number; words: string; thanks: string | undefined };

/** Whether the page, in which this runs, says that the form was sent. */
function isTold({ region, words, thanks }: Success): boolean {
  if (thanks !== undefined) return location.pathname === thanks;
  const squeeze = (text: string) => text.replace(/[\s\u00AD\u200B\u2060]+/g, '');
  const told = window.verifier.rootOf(region)?.querySelectorAll('[role=status]') ?? [];
  return [...told].some(
    (element) =>
      squeeze(element.textContent ?? '').includes(squeeze(words)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}
