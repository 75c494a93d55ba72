// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const show = (body: string) => renderBlock({ type: 'richText', body });

test('shows paragraphs, small headings, bullets and bold words', () => {
  show('## How it works\n\nYou keep **every pound**.\n\n- First\n- Second **step**');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('How it works');
  expect(screen.getByRole('paragraph')).toHaveTextContent('You keep every pound.');
  expect(screen.getAllByRole('strong').map((word) => word.textContent)).toEqual([
    'every pound',
    'step',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'First',
    'Second step',
  ]);
});

test('links words to a page of the site and to a named link', () => {
  show('See the [tiers](/affiliates#tiers) or [ask](form).');
  expect(screen.getByRole('link', { name: 'tiers' })).toHaveAttribute('href', '/affiliates#tiers');
  const outside = screen.getByText('ask');
  expect(outside).toHaveTextContent(/^ask \(opens in a new tab\)$/);
  expect(outside).toHaveAttribute('href', 'https://forms.shop.example/qualify');
});

test('shows HTML as the text it is', () => {
  const { container } = show('<b>bold</b> <script>alert(1)</script>');
  expect(screen.getByRole('paragraph')).toHaveTextContent('<b>bold</b> <script>alert(1)</script>');
  expect(container.querySelector('b, script')).toBeNull();
});

test('keeps the lines of an address', () => {
  show('Shop Ltd\n1 High Street\nLeeds');
  expect(screen.getByRole('paragraph').textContent).toBe('Shop Ltd\n1 High Street\nLeeds');
  expect(screen.getByRole('paragraph').parentElement).toHaveStyle({ whiteSpace: 'pre-line' });
});
