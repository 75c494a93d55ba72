// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PartValues } from '#window/forms/PartValues.tsx';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { showPiece } from '../showPiece.tsx';

const { source: smallYaml } = fixtureSite('small');
const { source: formsYaml } = fixtureSite('forms');

const second = /( {10}- )label: Call now\n {12}to: callNow\n {12}look: call\n/;

test('what is being added to an item stays when its first value goes away, and when all of it does', async () => {
  expect(smallYaml).toMatch(second);
  const from = ['routes', 0, 'sections', 1];
  const { writeElsewhere } = await showPiece(<PartValues from={from} name="the buttons" />);
  const user = userEvent.setup();
  // The first button has one. The section may, too.
  const add = (await screen.findAllByRole('button', { name: '+ click name' })).at(-1);
  if (add) await user.click(add);
  const field = await screen.findByRole('textbox', { name: 'click name' });
  await user.type(field, 'ring');

  await writeElsewhere(smallYaml.replace(second, '$1to: callNow\n            look: call\n'));
  await expect.poll(() => screen.queryByText('Call now'), { timeout: 20_000 }).toBeNull();
  expect(field).toBeInTheDocument();

  await writeElsewhere(smallYaml.replace(second, ''));
  await screen.findByText('is no longer in the file');
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('ring');
});

test('each item is headed by its own words', async () => {
  await showPiece(<PartValues from={['routes', 0, 'sections', 1]} name="the buttons" />);
  expect((await screen.findByText('buttons 2')).parentElement).toHaveTextContent(
    'buttons 2 Call now',
  );
});

test('an item that is a single value says it once', async () => {
  const from = ['routes', 0, 'sections', 1];
  const { writeElsewhere } = await showPiece(<PartValues from={from} name="the form" />);
  await writeElsewhere(formsYaml);
  expect(await screen.findAllByText('A bill')).toHaveLength(1);
});

test('an icon is drawn beside its word', async () => {
  const from = ['routes', 0, 'sections'];
  const { writeElsewhere } = await showPiece(<PartValues from={from} name="the page" />);
  const note = '      - { type: note, icon: clock, text: Open late }\n';
  await writeElsewhere(smallYaml.replace('      - type: richText\n', `${note}$&`));
  const word = await screen.findByText('clock');
  await expect.poll(() => word.previousElementSibling?.innerHTML).toContain('<path');
});

test('what is typed for a value is kept when Escape closes its form, and marked in its row', async () => {
  const from = ['routes', 0, 'sections', 1];
  const { text } = await showPiece(<PartValues from={from} name="the buttons" />);
  const user = userEvent.setup();
  const row = { name: /^Change buttons 2 › ?label/ };
  await user.click(await screen.findByRole('button', row));
  await user.keyboard('Ring us{Escape}');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('button', row)).toHaveTextContent('unsaved Ring us');
  expect(text()).toBe(smallYaml);

  await user.click(screen.getByRole('button', row));
  expect(screen.getByRole('textbox')).toHaveValue('Ring us');
  await user.keyboard('{Enter}');
  await expect.poll(text, { timeout: 20_000 }).toBe(smallYaml.replace('Call now', 'Ring us'));
});

test('an item that is moved by keyboard keeps the focus, so that the next press moves it on', async () => {
  const from = ['routes', 0, 'sections', 1];
  const { text, hear, writeElsewhere } = await showPiece(
    <PartValues from={from} name="the form" />,
  );
  await writeElsewhere(formsYaml);
  const user = userEvent.setup();
  const up = (index: number) =>
    within(screen.getByLabelText(`fields ${index}`)).getByLabelText('Move up');
  await screen.findByLabelText('fields 4');
  const names = () =>
    [...text().matchAll(/ name: (name|email|telephone)\b/g)]
      .map(([, name]) => name)
      .slice(0, 3)
      .join(' ');
  expect(names()).toBe('name email telephone');
  act(() => up(3).focus());
  await user.keyboard('{Enter}');
  await expect.poll(names).toBe('name telephone email');
  await hear();
  await expect.poll(() => document.activeElement).toBe(up(2));
  await user.keyboard('{Enter}');
  await expect.poll(names).toBe('telephone name email');
  await hear();
  // Where it cannot be moved on, it can be moved back.
  const first = screen.getByLabelText('fields 1');
  await expect.poll(() => document.activeElement).toBe(within(first).getByLabelText('Move down'));
});

test('a field of a form is headed by its label and its type, which can be changed; that of a section cannot', async () => {
  const from = ['routes', 1, 'sections', 0];
  const { text, writeElsewhere } = await showPiece(<PartValues from={from} name="the form" />);
  await writeElsewhere(formsYaml);
  const user = userEvent.setup();
  expect((await screen.findByText('fields 1')).parentElement).toHaveTextContent(
    'fields 1 E-mail – email',
  );
  expect(screen.queryByRole('button', { name: /^Change type/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Change fields 1 › ?type/ }));
  await user.selectOptions(screen.getByRole('combobox'), 'telephone');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const changed = formsYaml.replace(/type: email(?=.*\n +send: Subscribe)/, 'type: telephone');
  await expect.poll(text, { timeout: 20_000 }).toBe(changed);
});
