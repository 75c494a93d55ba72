// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const youtube = {
  type: 'video' as const,
  title: 'How it works',
  video: 'https://youtu.be/aqz-KE-bpKQ?t=1m5s',
  poster: 'media/still.jpg',
};
const file = {
  ...youtube,
  title: 'The film',
  video: 'https://films.shop.example/film.mp4',
  poster: 'media/film.jpg',
};

const press = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Play video: ${title}` }));

test('shows a still with a play button and contacts nobody', () => {
  const { container } = renderBlock(youtube);
  expect(screen.getByRole('button', { name: 'Play video: How it works' })).toBeVisible();
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/assets/still-640.webp');
  expect(container.querySelector('iframe, video, [src*="youtu"]')).toBeNull();
});

test('puts the player in place of the still, with the focus', async () => {
  renderBlock(youtube);
  await press('How it works');
  const player = screen.getByTitle('How it works');
  expect(player.tagName).toBe('IFRAME');
  expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&start=65',
  );
  expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(player.getAttribute('allow')?.split('; ')).toEqual(
    expect.arrayContaining(['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media']),
  );
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

test('offers the share link beside the player', async () => {
  renderBlock(youtube);
  await press('How it works');
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(/^Watch on YouTube \(opens in a new tab\)$/);
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=65s');
});

test('plays a file in the browser’s own player', async () => {
  const focus = vi.spyOn(HTMLVideoElement.prototype, 'focus'); // which does nothing in jsdom
  renderBlock(file);
  await press('The film');
  const player = screen.getByTitle('The film');
  expect(player.tagName).toBe('VIDEO');
  expect(player).toHaveAttribute('src', 'https://films.shop.example/film.mp4');
  expect(player).toHaveAttribute('controls');
  expect(focus.mock.contexts).toEqual([player]);
});

test('stops the playing video when another one starts', async () => {
  renderBlock([youtube, file]);
  await press('How it works');
  await press('The film');
  expect(screen.getByTitle('The film')).toBeInTheDocument();
  expect(screen.queryByTitle('How it works')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Play video: How it works' })).toBeVisible();
  await press('How it works');
  expect(screen.queryByTitle('The film')).not.toBeInTheDocument();
  expect(screen.getByTitle('How it works')).toHaveFocus();
});
