import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { allowed, startEndpoint, yes } from './harness/endpoint.ts';
import { openSite } from './harness/openSite.ts';

const endpoint = startEndpoint(builtFolder('forms'));
const site = openSite(endpoint.folder);

const answers = ['yes', 500, 429, 'never'] as const;
const steps = fc.oneof(
  fc.record({
    does: fc.constant('types' as const),
    field: fc.constantFrom('name' as const, 'message' as const),
    text: fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => `x${text}`),
  }),
  fc.record({ does: fc.constant('sends' as const), answer: fc.constantFrom(...answers) }),
  fc.record({
    does: fc.constantFrom('reloads' as const, 'looksAround' as const, 'leavesAndGoesBack' as const),
  }),
);
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

// 10,000 visits of what the tab keeps: tests/blocks/form/kept.test.ts.
// oxlint-disable-next-line vitest/expect-expect -- the property is the assertion
test('in 50 visits nothing that was typed is lost, sent twice, or kept once it has arrived', async () => {
  const { page } = await site.visit('/', {
    expectedErrors: [/status of (?:500|429)/],
    // Requests that pass this process are not cached, and others have no address.
    prepare: (empty) => empty.context().unrouteAll(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 4 }), (visit) =>
      follow(page, visit),
    ),
    { seed: 33, numRuns: 50, endOnFailure: true },
  );
});

/** What is looked at of a form before anything was typed. */
const empty = { name: '', message: '', email: '', about: '' };

/** Does what a visitor does with a form that is empty at first, and looks at it after each step. */
async function follow(page: Page, visit: readonly Step[]): Promise<void> {
  // From a page without script, which keeps nothing again.
  await page.goto(`${site.origin()}/robots.txt`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(site.origin(), parsed);
  endpoint.posted.length = 0;
  let at: 'writing' | 'sending' | 'sent' = 'writing';
  let written = empty;
  let arrived = 0;
  const sent: { values: typeof empty; number: number }[] = [];
  for (const step of visit) {
    if (step.does === 'types' || step.does === 'sends') {
      // While it is on its way, nothing can be typed, and a press does nothing.
      if (at === 'sending') continue;
      if (at === 'sent') await page.getByRole('button', { name: 'Back to the form' }).click();
    }
    at = 'writing';
    if (step.does === 'types') {
      await type(page, step.field, step.text);
      written = { ...written, [step.field]: written[step.field] + step.text };
    } else if (step.does === 'sends') {
      written = await complete(page, written);
      await send(page, step.answer);
      sent.push({ values: written, number: arrived });
      if (step.answer === 'never') at = 'sending';
      if (step.answer === 'yes') [at, written, arrived] = ['sent', empty, arrived + 1];
    } else {
      await move[step.does](page);
      await page.getByRole('heading', { name: 'Write to us' }).waitFor();
    }
    const isKept = Object.values(written).some(Boolean);
    await expect.poll(() => stateOf(page)).toEqual({ ...written, isKept });
  }
  const posted = endpoint.posted.map(({ values }) => Object.fromEntries(values));
  expect(posted).toMatchObject(sent.map(({ values }) => values));
  // One number for each message, however often it was sent.
  const ids = [...new Set(posted.map((values) => values['submission-id']))];
  expect(posted.map((values) => ids.indexOf(values['submission-id']))).toEqual(
    sent.map(({ number }) => number),
  );
}

const parsed = { waitUntil: 'domcontentloaded' } as const;

const move = {
  reloads: (page: Page) => page.reload(parsed),
  async looksAround(page: Page) {
    await page.getByRole('link', { name: 'Privacy' }).last().click();
    await page.getByRole('heading', { name: 'Privacy' }).waitFor();
    await page.goBack(parsed);
  },
  async leavesAndGoesBack(page: Page) {
    await page.goto(`${site.origin()}/privacy`, parsed);
    await page.goBack(parsed);
  },
};

/** Types behind what is there. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await page.evaluate((name) => {
    const input = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, field);
  await page.keyboard.insertText(text);
}

/** Fills in what is still missing, and returns what is written now. */
async function complete(page: Page, written: typeof empty): Promise<typeof empty> {
  for (const name of ['name', 'message'] as const) {
    if (written[name] === '') await type(page, name, 'x');
  }
  await page.getByLabel('E-mail').fill('ada@byron.example');
  await page.evaluate(() => {
    for (const selector of ['[value="A bill"]', '[name=privacy]']) {
      const input = document.querySelector<HTMLInputElement>(`main ${selector}`);
      if (!input?.checked) input?.click();
    }
  });
  const { name, message } = written;
  return {
    name: name || 'x',
    message: message || 'x',
    email: 'ada@byron.example',
    about: 'A bill',
  };
}

async function send(page: Page, answer: (typeof answers)[number]): Promise<void> {
  const { length } = endpoint.posted;
  endpoint.answer((request, response) => {
    if (answer === 'yes') yes(request, response);
    else if (answer !== 'never') response.writeHead(answer, allowed).end();
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => endpoint.posted.length, { interval: 10 }).toBe(length + 1);
  const says = { yes: /^Thank you/, never: /^Sending/, 500: /could not be sent/, 429: /^Too much/ };
  await page.locator('main').getByText(says[answer]).first().waitFor();
}

/** What is in the form, and whether the tab keeps any of it. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const data = new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined);
    const [name, message, email, about] = ['name', 'message', 'email', 'about'].map((field) =>
      String(data.get(field) ?? ''),
    );
    return { name, message, email, about, isKept: sessionStorage.getItem('form') !== null };
  });
