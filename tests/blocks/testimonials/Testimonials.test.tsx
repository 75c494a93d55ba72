// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const testimonials = {
  type: 'testimonials' as const,
  heading: 'Real Retailers, Real Results',
  rows: [3, 3, 2],
  videoCount: 8,
  videos: Array.from({ length: 8 }, (_, index) => ({
    title: `Retailer ${index + 1}`,
    rating: index === 7 ? 4 : 5,
    video: `https://vimeo.com/10845${30 + index}`,
    poster: `media/retailer-${index + 1}.jpg`,
  })),
  gallery: {
    heading: '36 success stories',
    count: 36,
    pictures: Array.from({ length: 36 }, (_, index) => ({
      src: `media/story-${index + 1}.jpg`,
      alt: `Story ${index + 1}`,
    })),
  },
};

test('shows the videos in rows of 3, 3 and 2, in their order', () => {
  renderBlock(testimonials);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Real Retailers, Real Results',
  );
  const rows = screen
    .getAllByRole('list')
    .map((list) => within(list).queryAllByRole('button'))
    .filter((buttons) => buttons.length > 0);
  expect(rows.map((row) => row.length)).toEqual([3, 3, 2]);
  expect(rows.flat().map((button) => button.getAttribute('aria-label'))).toEqual(
    testimonials.videos.map(({ title }) => `Play video: ${title}`),
  );
});

test('says the stars of each retailer in words', () => {
  renderBlock(testimonials);
  expect(screen.getAllByText('Rated 5 out of 5')).toHaveLength(7);
  const last = screen.getByRole('button', { name: 'Play video: Retailer 8' }).closest('li');
  expect(last).toHaveTextContent(/^Rated 4 out of 5$/);
});

test('plays one testimonial at a time', async () => {
  renderBlock(testimonials);
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Retailer 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Retailer 5' }));
  expect(screen.queryByTitle('Retailer 1')).not.toBeInTheDocument();
  expect(screen.getByTitle('Retailer 5')).toHaveAttribute(
    'src',
    'https://player.vimeo.com/video/1084534?autoplay=1&dnt=1',
  );
});

test('shows all 36 pictures with what they show, fetched when they are near', () => {
  renderBlock(testimonials);
  expect(screen.getByRole('heading', { level: 3, name: '36 success stories' })).toBeVisible();
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
    testimonials.gallery.pictures.map(({ alt }) => alt),
  );
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
});

const quotes = [
  {
    words: 'We sell until midnight.',
    name: 'Priya Shah',
    role: 'Corner shop',
    portrait: { src: 'media/priya.jpg', alt: 'Priya at the till' },
    rating: 5,
    source: { label: 'The Grocer', to: 'form' },
  },
  { words: '“Finally.”' },
];

test.each(['grid', 'large', 'row'] as const)('shows quotes with who said them, as %s', (look) => {
  renderBlock({ type: 'testimonials', look, quotes });
  const [first, second] = screen.getAllByRole('figure');
  expect(within(first ?? document.body).getByRole('blockquote')).toHaveTextContent(
    /^We sell until midnight\.$/,
  );
  expect(first).toHaveTextContent(/Rated 5 out of 5.*Priya Shah.*Corner shop.*The Grocer/);
  expect(screen.getByRole('img', { name: 'Priya at the till' })).toBeVisible();
  expect(second).toHaveTextContent(/^“Finally\.”$/);
});

test('shows quotes above the videos', () => {
  renderBlock({ ...testimonials, quotes });
  const said = screen.getByText('We sell until midnight.');
  const video = screen.getByRole('button', { name: 'Play video: Retailer 1' });
  expect(said.compareDocumentPosition(video)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('lets the keyboard reach a row that has nothing to press', () => {
  renderBlock({ type: 'testimonials', look: 'row', quotes });
  expect(screen.getByRole('list')).toHaveAttribute('tabindex', '0');
});

test('needs something to show, but no heading', () => {
  expect(Block.safeParse({ type: 'testimonials' }).success).toBe(false);
  expect(Block.safeParse({ type: 'testimonials', quotes }).success).toBe(true);
  expect(Block.safeParse({ type: 'testimonials', heading: 'Soon' }).success).toBe(true);
  const { error } = Block.safeParse({ type: 'testimonials', heading: 'Soon', look: 'row' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['look']]);
});

test('shows a single quote large, in no list', () => {
  renderBlock({ type: 'testimonials', quotes: quotes.slice(0, 1) });
  expect(screen.getByRole('figure')).toHaveTextContent('We sell until midnight.');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
