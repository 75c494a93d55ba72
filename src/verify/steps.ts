import type { Locator, Page } from 'playwright-core';
import { frameIds, ids, selectorOf } from '#browser/dom.ts';
import type { FormField } from '#schema/formField.ts';
import type { Filled } from './fillPlan.ts';

/**
 * The longest that anything is waited for, in milliseconds: much more than it takes, since the machine may
 * have much else to do. Every wait ends as soon as what it waits for is there.
 */
const patience = 20_000;
/** The same for what follows a press at once, where a right page may have much to press. */
export const shortPatience = 6_000;

/** Interacts, for which React waits, until the page is hydrated; returns whether it is. */
export async function hydrate(page: Page): Promise<boolean> {
  const isHydrated = (root: string) => Object.keys(document.getElementById(root) ?? {}).length > 0;
  const end = Date.now() + patience;
  // The boot script listens at some moment after the first paint: one move might come too early.
  for (let x = 10, pause = 50; Date.now() < end; x = 24 - x, pause *= 1.2) {
    await page.mouse.move(x, x);
    if (await page.evaluate(isHydrated, ids.root)) return true;
    await page.waitForTimeout(pause);
  }
  return false;
}

/** Scrolls through the page and back, until every picture and typeface is loaded and no animation runs. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser on a busy machine may stop drawing; the next scroll wakes it.
    const frame = () =>
      new Promise<unknown>((drawn) => {
        requestAnimationFrame(drawn);
        setTimeout(drawn, 2000);
      });
    const height = () => document.documentElement.scrollHeight;
    for (let top = 0; top < height(); top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // A strip that scrolls sideways still hides some.
    for (const picture of document.images) picture.loading = 'eager';
    await frame();
  });
  const isComplete = () => {
    const isLoading = [...document.images].some(
      (image) => !image.complete && image.checkVisibility(),
    );
    const isArriving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return !isLoading && !isArriving && document.fonts.status === 'loaded';
  };
  // What never comes is not reported here.
  await page.waitForFunction(isComplete, undefined, { timeout: patience }).catch(() => {});
}

/** Answers the consent banner; returns whether the button can be pressed. */
export function answerConsent(page: Page, answer: 'accepted' | 'rejected'): Promise<boolean> {
  const button = page.locator(`#${ids.consent} ${selectorOf('consent', answer)}`);
  return succeeds(button.click({ timeout: patience }));
}

/** Opens the consent banner by the control in the footer. */
export async function openQuestion(page: Page): Promise<void> {
  // What cannot be opened cannot be answered, which is reported.
  await succeeds(
    page.locator(`button${selectorOf('consent', 'ask')}`).click({ timeout: patience }),
  );
}

/** Presses every button with this `clickName`, and calls `after` with whether it could be pressed. */
export async function pressButtons(
  page: Page,
  click: string,
  after: (isPressed: boolean) => Promise<void>,
): Promise<void> {
  // Those at the foot of phones are on no other screen.
  const buttons = page.locator(`[data-click="${click}"]:not(#${frameIds.callBar} *)`);
  for (const button of await buttons.all()) {
    await button.evaluate((element) => window.verifier.reveal(element));
    // With the middle button, the page stays, and a page of this site opens in another tab.
    await after(await succeeds(button.click({ button: 'middle', timeout: shortPatience })));
    await page.evaluate(() => window.verifier.conceal());
  }
}

/** The first calendar reports a booking, in the words of every provider: only its own are understood. */
export async function book(page: Page): Promise<void> {
  const calendar = page.frameLocator(`#${ids.content} iframe`).first().locator('p');
  const report = () => {
    for (const message of [
      { event: 'calendly.event_scheduled', payload: {} },
      { originator: 'CAL', type: 'bookingSuccessful', data: {} },
      { meetingBookSucceeded: true },
    ]) {
      parent.postMessage(message, '*');
    }
  };
  // A calendar that does not come sends no event, which is reported.
  await succeeds(calendar.evaluate(report, undefined, { timeout: patience }));
}

/** Fills in a form as its visitor; returns the fields that cannot be filled in. */
export async function fillIn(form: Locator, plan: readonly Filled[]): Promise<FormField[]> {
  const unusable: FormField[] = [];
  for (const filled of plan) {
    if (!(await succeeds(fillField(form, filled)))) unusable.push(filled.field);
  }
  return unusable;
}

async function fillField(form: Locator, { field, values }: Filled): Promise<void> {
  const inputs = form.locator(`[name="${field.name}"]`);
  const timeout = shortPatience;
  const { options = [] } = field;
  const [value = ''] = values;
  if (field.type === 'file') {
    const buffer = Buffer.from(value);
    await inputs.setInputFiles({ name: value, mimeType: '', buffer }, { timeout });
  } else if (field.type === 'consent') await inputs.check({ timeout });
  else if (field.type === 'choice' && (await inputs.count()) === 1)
    // A menu, whose first option says that nothing is chosen.
    await inputs.selectOption({ index: options.indexOf(value) + 1 }, { timeout });
  else if (field.type === 'choice' || field.type === 'several') {
    for (const one of values) await inputs.nth(options.indexOf(one)).check({ timeout });
  } else await inputs.fill(value, { timeout });
}

/** Presses something; returns whether that is possible. */
export function press(button: Locator): Promise<boolean> {
  return succeeds(button.click({ timeout: shortPatience }));
}

/** Repeats a question every moment until its answer is yes; returns whether it was. */
export async function waitUntil(page: Page, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + shortPatience; Date.now() < end;) {
    if (await isSo()) return true;
    await page.waitForTimeout(50);
  }
  return isSo();
}

function succeeds(step: Promise<unknown>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}

/** Takes items until there are `count` of them, and those that come within a moment after that. */
export async function collect<Item>(
  page: Page,
  take: () => Promise<Item[]>,
  count: number,
): Promise<Item[]> {
  const items = await take();
  for (const end = Date.now() + shortPatience; items.length < count && Date.now() < end;) {
    await page.waitForTimeout(50);
    items.push(...(await take()));
  }
  // There is no sign of an event that is not sent: whatever comes later still counts at the next step.
  await page.waitForTimeout(200);
  return [...items, ...(await take())];
}
