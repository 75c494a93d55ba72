// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PartForm } from '#preview/EditApi.ts';
import { AddHere } from '#window/forms/NewPart.tsx';
import { finish } from '#window/forms/partDraft.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { showPiece } from '../showPiece.tsx';

const { source: smallYaml } = fixtureSite('small');

/** A loaded machine takes its time; what never comes still fails. */
const patience = { timeout: 20_000 };
const withPerson = smallYaml.replace('constants:\n', 'constants:\n  person: Ann\n');
const withNone = smallYaml
  .replace(/constants:\n(?: .*\n)+/, '')
  .replaceAll(/\$\{constants[^}]*\}/g, '0');
const addButton = { name: 'Add to constants of your own' } as const;

async function openForm(text?: string) {
  const piece = await showPiece(<AddHere path={['constants']} name="constants of your own" />);
  if (text !== undefined) await piece.writeElsewhere(text);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', addButton));
  const fill = async (name: string) => {
    await user.type(await screen.findByLabelText('Its name'), name);
    await user.selectOptions(screen.getByLabelText('constants'), 'number');
  };
  return { ...piece, user, fill };
}

describe('a constant of one’s own', () => {
  test('is a number where that is chosen, written as the number that was typed', async () => {
    const { user, fill, text } = await openForm(withPerson);
    await fill('share');
    expect(screen.getByLabelText('constants')).toHaveDisplayValue('number');
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '0.05');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(text, patience).toContain('  share: 0.05\n');
  });

  test('is words where nothing else is chosen, also of digits', async () => {
    const { user, text } = await openForm(withPerson);
    await user.type(await screen.findByLabelText('Its name'), 'room');
    await user.type(screen.getByLabelText('Value'), '250');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(text, patience).toMatch(/ {2}room: (?:"250"|'250')\n/);
  });

  test('may be the first', async () => {
    const { user, fill, text } = await openForm(withNone);
    await fill('share');
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '1.05');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(text, patience).toContain('\nconstants:\n  share: 1.05\n');
  });

  test('may be the first although another program writes the first meanwhile', async () => {
    const { user, fill, text, writeElsewhere } = await openForm(withNone);
    await fill('share');
    await user.type(screen.getByRole('textbox', { name: 'Value' }), '2');
    await writeElsewhere(withPerson);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await expect
      .poll(async () => {
        const press = screen.queryByRole('button', { name: 'Add' });
        if (press) await user.click(press);
        return text();
      }, patience)
      .toMatch(/person: Ann\n(?: .*\n)*  share: 2\n/);
    await expect.poll(() => screen.queryByRole('form'), patience).toBeNull();
  });
});

describe('a list that may be left out', () => {
  const words: PartForm = { kind: 'value', form: { kind: 'words', isOptional: false } };
  const form: PartForm = {
    kind: 'group',
    fields: [
      { name: 'title', isRequired: true, form: words },
      { name: 'pages', isRequired: false, form: { kind: 'list', item: words, least: 1 } },
    ],
  };
  const made = (...pages: string[]) => finish(form, { title: 'Mine', pages });

  test('is left out while nothing is typed into it, and written when all of it is', () => {
    expect(made('')).toEqual({ title: 'Mine' });
    expect(made('/join')).toEqual({ title: 'Mine', pages: ['/join'] });
  });

  test('is waited for when some of it is typed, and never lost', () => {
    expect(made('/join', '')).toBeUndefined();
  });
});

describe('a rule', () => {
  const added = async () => {
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(() => screen.queryByRole('form'), patience).toBeNull();
  };

  test('is of a click where that is chosen instead of a visit', async () => {
    const { text } = await showPiece(<AddHere path={['pixel', 'events']} name="the rules" />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add to the rules' }));
    await user.selectOptions(await screen.findByLabelText('send'), 'ViewContent');
    await user.click(screen.getByRole('button', { name: 'on click' }));
    expect(screen.queryByLabelText('on visit')).toBeNull();
    await user.type(screen.getByLabelText('on click'), 'learnMore');
    await added();
    expect(text()).toContain('    - { send: ViewContent, onClick: learnMore }\n');
  });

  test('may have what is usual left out', async () => {
    const { text } = await showPiece(<AddHere path={['pixel', 'events']} name="the rules" />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add to the rules' }));
    await user.selectOptions(await screen.findByLabelText('send'), 'ViewContent');
    await user.type(screen.getByLabelText('except 1'), '/jo');
    await user.click(screen.getByRole('button', { name: 'Leave out except' }));
    await added();
    expect(text()).toContain('    - { send: ViewContent, onVisit: all }\n');
  });
});
