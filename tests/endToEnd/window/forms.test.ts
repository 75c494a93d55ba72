import { expect, test } from 'vitest';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { openPreview, shownOn } from '../harness/openPreview.ts';

const { openWindow, read, write } = openPreview();
const { source } = fixtureSite('forms');

/** Opens the window on a page of a site with forms. */
function openForms(path: string) {
  write(source);
  return openWindow(path);
}

test('a text beside a form is found and can be changed', async () => {
  const page = await openForms('/');
  await shownOn(page).getByText('We answer on the same day.').dblclick();
  const editor = page.getByRole('dialog', { name: 'text' });
  expect(await editor.getByRole('textbox').inputValue()).toBe('We answer on the same day.');
});

test('the e-mail that a form would open is shown: to whom it goes, and what it says', async () => {
  const page = await openForms('/mail');
  await page.getByRole('button', { name: 'Try' }).click();
  const shown = shownOn(page);
  const order = `Two\nlines${'\nand more'.repeat(50)}`;
  await shown.getByLabel('Your name').fill('Ada');
  await shown.getByLabel('Your order').fill(order);
  await shown.getByRole('button', { name: 'Write the e-mail' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'desk@hollins-vets.example' });
  await notice.getByText('From the site').waitFor();
  await notice.getByText(/Ada[^]*Two\s+lines/).waitFor();
  expect(await shown.getByLabel('Your order').inputValue()).toBe(order);
  // However long it is, most of the window stays with the page.
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 900);
  await notice.getByText('Ada').hover();
  await page.mouse.wheel(0, 10_000);
  const last = notice.getByText('and more');
  await expect
    .poll(() =>
      last.evaluate((node) => {
        const around = node.closest('.notice')?.getBoundingClientRect();
        return node.getBoundingClientRect().bottom <= (around?.bottom ?? 0);
      }),
    )
    .toBe(true);
});

test('all that a form would send is shown, also the name that Netlify knows it by', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `field${index}`);
  const lines = names.map(
    (name) => `          - { type: line, name: ${name}, label: The ${name} }\n`,
  );
  write(
    source
      .replace(
        '        to: news\n        provider: formspree\n',
        '        provider: netlify\n        formName: letters\n',
      )
      .replace(/(?=        send: Subscribe)/, lines.join('')),
  );
  const page = await openWindow('/news');
  await page.getByRole('button', { name: 'Try' }).click();
  const shown = shownOn(page);
  await shown.getByLabel('E-mail').fill('ada@hollins-vets.example');
  await shown.getByRole('button', { name: 'Subscribe' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'would send this form to /news' });
  await notice.getByText('email: ada@hollins-vets.example').waitFor();
  expect(await notice.getByText(/^[\w-]+: /).allTextContents()).toEqual([
    'email: ada@hollins-vets.example',
    ...names.map((name) => `${name}: `),
    'form-name: letters',
  ]);
});

test('a link that opens another program leaves the page where it is', async () => {
  const page = await openForms('/');
  await page.getByRole('button', { name: 'Try' }).click();
  const shown = shownOn(page);
  await shown.getByRole('link', { name: '0113 496 0150' }).click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await shown.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test('a new field asks for what its type needs and offers what it knows, and is in view once it is added', async () => {
  const page = await openForms('/');
  await page.getByRole('button', { name: /^Write to us/, expanded: false }).click();
  await page.getByRole('button', { name: 'Add to fields' }).click();
  const form = page.getByRole('form', { name: 'Add to fields' });
  const asked = () => form.locator('strong.named').allTextContents();
  await expect.poll(asked).toEqual(['type', 'name', 'label']);
  expect(await form.getByRole('button', { name: '+ autocomplete' }).count()).toBe(1);
  expect(await form.getByRole('button', { name: '+ accept' }).count()).toBe(0);
  await form.getByLabel('type', { exact: true }).selectOption('choice');
  await expect.poll(asked).toEqual(['type', 'name', 'label', 'options', 'options 1', 'options 2']);
  expect(await form.getByRole('button', { name: '+ autocomplete' }).count()).toBe(0);
  for (const [key, text] of [
    ['name', 'size'],
    ['label', 'Its size'],
    ['options 1', 'Small'],
    ['options 2', 'Large'],
  ])
    await form.getByLabel(key ?? '', { exact: true }).fill(text ?? '');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const added = page.getByText('Its size – choice');
  await added.waitFor();
  await expect
    .poll(() =>
      added.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        const panel = node.closest('[role="tabpanel"]')?.getBoundingClientRect();
        return panel !== undefined && top >= panel.top && bottom <= panel.bottom;
      }),
    )
    .toBe(true);
  // What it does not know is not offered afterwards either.
  const item = page.getByRole('listitem').filter({ has: added }).last();
  await item.getByText('What else may be written').click();
  expect(await item.getByRole('button', { name: /^\+/ }).allTextContents()).toEqual([
    '+ help',
    '+ heading',
    '+ required',
    '+ when',
    '+ keep',
  ]);
});

test('a field becomes another type with what that needs, without what it does not take, and is undone at once', async () => {
  const page = await openForms('/');
  await page.getByRole('button', { name: /^Write to us/, expanded: false }).click();
  await page.getByRole('button', { name: /^Change fields 1 › ?type/ }).click();
  const form = page.getByRole('listitem').locator('form');
  const asked = () => form.locator('strong.named').allTextContents();
  const type = form.getByLabel('type', { exact: true });
  await expect.poll(asked).toEqual(['type']);
  await type.selectOption('hidden');
  await expect.poll(asked).toEqual(['type', 'value']);
  await form.getByRole('button', { name: 'parameter' }).click();
  await expect.poll(asked).toEqual(['type', 'parameter']);
  await type.selectOption('consent');
  await expect.poll(asked).toEqual(['type', 'link', 'to']);
  const save = form.getByRole('button', { name: 'Save' });
  expect(await save.isDisabled()).toBe(true);
  await form.getByLabel('link', { exact: true }).fill('What we keep');
  await form.getByLabel('to', { exact: true }).fill('/privacy');
  await save.click();
  const question = page.getByRole('dialog', { name: 'This changes more than one place' });
  await question.getByText('What its new type does not have').waitFor();
  expect(await question.getByRole('deletion').allTextContents()).toEqual([
    '- { type: consent, name: name, label: Your name, required: true, autocomplete: name, link: What we keep, to: /privacy }',
  ]);
  expect(read()).toBe(source);
  await question.getByRole('button', { name: 'Change all of it' }).click();
  await page.getByText('Your name – consent').waitFor();
  expect(read()).toBe(
    source.replace(
      '{ type: line, name: name, label: Your name, required: true, autocomplete: name }',
      '{ type: consent, name: name, label: Your name, required: true, link: What we keep, to: /privacy }',
    ),
  );
  await shownOn(page).getByRole('checkbox', { name: 'Your name' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(read).toBe(source);
});

test('a copy of a field gets a name of its own, and the window says which', async () => {
  const page = await openForms('/news');
  await page.getByRole('button', { name: /^News for owners/, expanded: false }).click();
  const field = page.getByRole('group', { name: 'fields 1' });
  await field.getByRole('button', { name: 'Duplicate' }).click();
  const question = page.getByRole('dialog', { name: 'This changes more than one place' });
  await question.getByText('Each has a name of its own').waitFor();
  expect(await question.getByRole('insertion').textContent()).toContain('name: email2');
  await question.getByRole('button', { name: 'Change all of it' }).click();
  await expect.poll(read).toContain('{ type: email, name: email2, label: E-mail, required: true }');
  await expect.poll(() => shownOn(page).getByRole('textbox', { name: 'E-mail' }).count()).toBe(2);
});

test('a field with another name is called so in the conditions of others, once that is confirmed', async () => {
  const page = await openForms('/');
  await page.getByRole('button', { name: /^Write to us/, expanded: false }).click();
  await page.getByRole('button', { name: /^Change fields 4 › ?name/ }).click();
  const form = page.getByRole('listitem').locator('form');
  await form.getByRole('textbox').fill('topic');
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'This changes more than one place' });
  await question.getByText('What counts it or needs it').waitFor();
  expect(await question.getByRole('insertion').count()).toBe(2);
  await question.getByRole('button', { name: 'Change all of it' }).click();
  await expect
    .poll(read)
    .toBe(source.replace('name: about', 'name: topic').replaceAll('field: about', 'field: topic'));
});

test('a condition is offered the fields further up, and the options of the one that it names', async () => {
  const page = await openForms('/');
  await page.getByRole('button', { name: /^Write to us/, expanded: false }).click();
  const item = page.getByRole('listitem').filter({ hasText: 'How many animals – number' }).last();
  await item.getByText('What else may be written').click();
  await item.getByRole('button', { name: '+ when' }).click();
  const form = item.getByRole('form', { name: /^Add/ });
  const offered = (name: string) =>
    form
      .getByLabel(name, { exact: true })
      .evaluate((input: HTMLInputElement) =>
        Array.from(input.list?.options ?? [], ({ value }) => value),
      );
  expect(await offered('field')).toEqual([
    'name',
    'email',
    'telephone',
    'about',
    'animal',
    'day',
    'time',
  ]);
  await form.getByLabel('field', { exact: true }).fill('about');
  await form.getByRole('button', { name: '+ is' }).click();
  expect(await offered('is 1')).toEqual(['An appointment', 'A bill', 'Something else']);
  await form.getByLabel('is 1', { exact: true }).fill('A bill');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(read).toContain('heading: The animal, when: { field: about, is: [A bill] } }');
});
