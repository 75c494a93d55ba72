// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
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

test('shows nested lists, quotes, code and pictures with captions', () => {
  show('1. One\n   - a\n2. Two\n\n> Said.\n\n```\n<b>\n```\n\n![A shop](media/a.jpg "In 2026")');
  const [list, nested] = screen.getAllByRole('list');
  expect(list?.tagName).toBe('OL');
  expect(list).toContainElement(nested ?? null);
  expect(screen.getByRole('blockquote')).toHaveTextContent('Said.');
  expect(screen.getByRole('code')).toHaveTextContent('<b>');
  expect(screen.getByRole('figure')).toHaveTextContent('In 2026');
  expect(screen.getByRole('img', { name: 'A shop' })).toBeVisible();
});

test('shows a table in a region that the keyboard reaches, to scroll it', () => {
  show('| Fruit | Price |\n| --- | ---: |\n| Pear | £1 |');
  const region = screen.getByRole('region', { name: 'Fruit, Price' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('columnheader', { name: 'Price' })).toBeVisible();
  expect(within(region).getByRole('cell', { name: '£1' })).toBeVisible();
});

test('has its headings below that of the section', () => {
  renderBlock({ type: 'richText', heading: 'Terms', body: '## Prices\n\n### In parts' });
  const levels = [2, 3, 4].map((level) => screen.getByRole('heading', { level }).textContent);
  expect(levels).toEqual(['Terms', 'Prices', 'In parts']);
});

test('lists its headings, if wanted, as links to them', () => {
  const body = '## What’s in it\n\nBread.\n\n### In parts';
  renderBlock({ type: 'richText', contents: true, body });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#whats-in-it', '#in-parts']);
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'whats-in-it');
});
