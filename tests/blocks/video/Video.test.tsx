// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { fakeClock } from '#tests/render/fakeClock.ts';
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

test('requests a still as wide as its column, which is narrow for a tall one', () => {
  const { container } = renderBlock([youtube, { ...youtube, shape: 'tall' }]);
  const sizes = Array.from(container.querySelectorAll('img'), (still) => still.sizes);
  expect(sizes).toEqual(['(min-width: 1000px) 900px, 90vw', '(min-width: 467px) 420px, 90vw']);
});

test('puts the player in place of the still, with the focus', async () => {
  renderBlock(youtube);
  await press('How it works');
  const player = screen.getByTitle('How it works');
  expect(player.tagName).toBe('IFRAME');
  expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1&start=65',
  );
  expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(player.getAttribute('allow')?.split('; ')).toEqual(
    expect.arrayContaining(['autoplay', 'fullscreen', 'picture-in-picture', 'encrypted-media']),
  );
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
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

describe('a player that does not come', () => {
  const { wait, press: pressAt } = fakeClock();
  const vimeo = { ...youtube, title: 'The tour', video: 'https://vimeo.com/1084537' };
  const loom = {
    ...youtube,
    title: 'The screen',
    video: 'https://www.loom.com/share/0123456789abcdef0123456789abcdef',
  };
  const play = (title: string) =>
    pressAt(screen.getByRole('button', { name: `Play video: ${title}` }));
  const say = async (title: string, data: unknown, from: Partial<MessageEventInit> = {}) => {
    const frame = screen.getByTitle<HTMLIFrameElement>(title);
    const source = frame.contentWindow;
    const { origin } = new URL(frame.src);
    dispatchEvent(new MessageEvent('message', { data, source, origin, ...from }));
    await wait(0);
  };
  const notice = () => screen.queryByRole('alert');

  test.each([
    [youtube, '{"event":"onReady","info":null,"id":1}'],
    [youtube, { event: 'onReady' }],
    [vimeo, '{"event":"ready"}'],
    [vimeo, { method: 'ping' }],
  ])('leaves still, button and link; a late word brings it back (%#)', async (video, word) => {
    renderBlock(video);
    await play(video.title);
    fireEvent.load(screen.getByTitle(video.title));
    await wait(9999);
    expect(notice()).not.toBeInTheDocument();
    await wait(1);
    expect(notice()).toHaveTextContent('The video could not be played here.');
    expect(screen.getByTitle(video.title)).toHaveStyle({ opacity: '0' });
    expect(screen.getByTitle(video.title)).toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: `Play video: ${video.title}` })).toHaveFocus();
    expect(screen.getByRole('link')).toHaveTextContent('Watch on');
    await say(video.title, word);
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByTitle(video.title)).not.toHaveStyle({ opacity: '0' });
    expect(screen.getByTitle(video.title)).not.toHaveAttribute('inert');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('is loaded again when the visitor presses again', async () => {
    renderBlock(youtube);
    await play('How it works');
    const first = screen.getByTitle('How it works');
    await wait(10_000);
    await play('How it works');
    expect(notice()).not.toBeInTheDocument();
    expect(first).not.toBeInTheDocument();
    expect(screen.getByTitle('How it works')).toBeVisible();
    await wait(10_000);
    expect(notice()).toBeInTheDocument();
  });

  test.each([
    ['of another origin', { event: 'onReady' }, { origin: 'https://evil.example' }],
    ['of another window', { event: 'onReady' }, { source: window }],
    ['of rubbish', { event: { event: 'onReady' } }, {}],
    ['of long rubbish', `{${' '.repeat(1_000_000)}"event":"onReady"}`, {}],
    ['of nothing', null, {}],
  ])('is not proven by a message %s', async (_, data, from) => {
    renderBlock(youtube);
    await play('How it works');
    await say('How it works', data, from);
    await wait(10_000);
    expect(notice()).toBeInTheDocument();
  });

  test('is asked whether it lives, until it answers', async () => {
    renderBlock(youtube);
    await play('How it works');
    const frame = screen.getByTitle<HTMLIFrameElement>('How it works').contentWindow;
    if (!frame) throw new Error('There is no frame.');
    const post = vi.spyOn(frame, 'postMessage').mockReturnValue();
    await wait(2000);
    expect(post.mock.calls).toEqual(
      Array.from({ length: 2 }, () => ['{"event":"listening","id":1,"channel":"widget"}', '*']),
    );
    await say('How it works', { event: 'initialDelivery' });
    await wait(60_000);
    expect(post).toHaveBeenCalledTimes(2);
    expect(notice()).not.toBeInTheDocument();
  });

  test('is never said of a host whose players say nothing', async () => {
    renderBlock(loom);
    await play('The screen');
    await wait(60_000);
    expect(notice()).not.toBeInTheDocument();
  });

  test('is reported at once for a file that fails, and in time for one that hangs', async () => {
    renderBlock(file);
    await play('The film');
    fireEvent.error(screen.getByTitle('The film'));
    expect(notice()).toBeInTheDocument();
    await play('The film');
    await wait(10_000);
    expect(notice()).toBeInTheDocument();
    fireEvent.loadedData(screen.getByTitle('The film'));
    expect(notice()).not.toBeInTheDocument();
  });

  test('leaves no listener and no clock behind', async () => {
    const { unmount } = renderBlock(youtube);
    await play('How it works');
    const source = screen.getByTitle<HTMLIFrameElement>('How it works').contentWindow;
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    const heard = vi.fn();
    const origin = 'https://www.youtube-nocookie.com';
    const message = new MessageEvent('message', { source, origin });
    Object.defineProperty(message, 'data', { get: heard });
    dispatchEvent(message);
    expect(heard).not.toHaveBeenCalled();
  });
});
