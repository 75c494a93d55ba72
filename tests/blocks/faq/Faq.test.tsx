// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';

const questions = [
  { question: 'Do you deliver?', answer: 'Yes, **every** day.\n\n- Mornings\n- Evenings' },
  { question: 'Is it far?', answer: '## By bus\n\nSee [the way](/contact).', open: true },
  { question: 'And on Sundays?', answer: 'No.' },
];
const block: WrittenBlock = { type: 'faq', heading: 'Questions', questions };

test('shows the answer of a question that is pressed, and of those that are open', async () => {
  renderBlock(block);
  expect(screen.getByText('See', { exact: false })).toBeVisible();
  expect(screen.getByText('Mornings')).not.toBeVisible();
  await userEvent.click(screen.getByText('Do you deliver?'));
  expect(screen.getByText('Mornings')).toBeVisible();
  await userEvent.click(screen.getByText('Do you deliver?'));
  expect(screen.getByText('Mornings')).not.toBeVisible();
});

test('reads answers as rich text, without headings of theirs', () => {
  renderBlock(block);
  expect(screen.getByRole('link', { name: 'the way' })).toHaveAttribute('href', '/contact');
  expect(screen.getByText('every').tagName).toBe('STRONG');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Questions',
    ...questions.map(({ question }) => question),
  ]);
});

test('keeps the order of the questions in two columns', () => {
  const { container } = renderBlock({ ...block, columns: 2 });
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    questions.map(({ question }) => question),
  );
});

test('puts questions on the level of the section where that has no heading', () => {
  renderBlock({ type: 'faq', questions });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});
