// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initialsOf } from '#blocks/team/Team.tsx';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const ana = {
  name: 'Dr. Ana Maria Cruz',
  role: 'Dentist',
  portrait: { src: 'media/ana.jpg', alt: 'Ana with a patient' },
  facts: 'English, Spanish',
  text: 'Twelve years.',
  links: [{ label: 'Book with Ana', to: 'booking' }],
};

test.each(['grid', 'list'] as const)('says all of a person in order, in a %s', (look) => {
  renderBlock({ type: 'team', look, heading: 'The team', people: [ana] });
  const [person] = screen.getAllByRole('listitem');
  expect(person).toHaveTextContent(
    'Dr. Ana Maria CruzDentistEnglish, SpanishTwelve years.Book with Ana',
  );
  expect(screen.getByRole('heading', { level: 3, name: ana.name })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ana with a patient' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Book with Ana/ })).toHaveAttribute(
    'href',
    'https://booking.shop.example/alex',
  );
});

test('shows initials in place of a portrait, to the eye alone, where others have one', () => {
  renderBlock({ type: 'team', people: [ana, { name: 'Tom Byrne' }] });
  const initials = within(screen.getByText('Tom Byrne').closest('li') ?? document.body).getByText(
    'TB',
  );
  expect(initials).toHaveAttribute('aria-hidden', 'true');
});

test('shows no initials where nobody has a portrait', () => {
  renderBlock({ type: 'team', people: [{ name: 'Tom Byrne' }] });
  expect(screen.queryByText('TB')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Tom Byrne' })).toBeVisible();
});

test.each([
  ['Dr. Ana Maria Cruz', 'AC'],
  ['Paul', 'P'],
  ['王小明', '王'],
  ['J. R. Öfferl', 'Ö'],
  ['#1', '#'],
])('abbreviates %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
