// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
