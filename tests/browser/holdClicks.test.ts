// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { holdClicks } from '#browser/holdClicks.ts';
import { freshPage } from './freshPage.ts';

freshPage();
const reached = vi.fn<(id: string) => void>();
const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = `<main>
    <div id="_root">
      <button id="copy"><b id="inner">Copy</b></button>
      <button id="play">Play</button>
      <button id="accept" data-consent="accepted">Accept</button>
      <button id="soon" aria-disabled="true">Soon</button>
      <a id="link" href="#here">Link</a>
      <input id="pause" type="checkbox" />
    </div>
    <button id="outside">Outside</button></main>`;
  reached.mockClear();
  document
    .querySelector('main')
    ?.addEventListener('click', ({ target }) => reached((target as Element).id));
});

test('holds a click on a button, and shows that it was received', () => {
  holdClicks();
  button('inner').click();
  expect(reached).not.toHaveBeenCalled();
  expect(button('copy')).toHaveAttribute('aria-busy', 'true');
  expect(button('play')).not.toHaveAttribute('aria-busy');
});

test('makes every held click again, once, in the order of the last presses, when it lets go', () => {
  const { release } = holdClicks();
  for (const id of ['play', 'copy', 'play', 'play']) button(id).click();
  release();
  expect(reached.mock.calls).toEqual([['copy'], ['play']]);
  expect(document.querySelector('button[aria-busy]')).toBeNull();
});

test('makes no click again when it lets go twice, as in React’s strict mode', () => {
  const { release } = holdClicks();
  button('copy').click();
  release();
  release();
  expect(reached).toHaveBeenCalledOnce();
});

test('holds nothing any more after letting go', () => {
  holdClicks().release();
  button('copy').click();
  expect(reached).toHaveBeenCalledExactlyOnceWith('copy');
});

test('drops what it held when React cannot be had, and holds the next click', () => {
  const { drop, release } = holdClicks();
  button('copy').click();
  drop();
  expect(document.querySelector('button[aria-busy]')).toBeNull();
  button('play').click();
  expect(button('play')).toHaveAttribute('aria-busy', 'true');
  release();
  expect(reached.mock.calls).toEqual([['play']]);
});

test.each(['accept', 'soon', 'link', 'pause', 'outside'])(
  'leaves alone what needs no React: %s',
  (id) => {
    const { release } = holdClicks();
    button(id).click();
    expect(reached).toHaveBeenCalledExactlyOnceWith(id);
    expect(document.querySelector('button[aria-busy]')).toBeNull();
    release();
    expect(reached).toHaveBeenCalledOnce();
  },
);

test('copies the text of a copy button at once, and leaves the rest to React', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = `<div id="_root"><div><p>First</p><p>Second</p></div>
    <button data-copied="Copied!">Copy</button></div>`;
  const copy = document.querySelector('button') as HTMLButtonElement;
  const { release } = holdClicks();
  copy.click();
  await vi.waitFor(() => expect(copy).toHaveTextContent('Copied!'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('First\n\nSecond');
  expect(copy.dataset).toMatchObject({ done: '' });
  release();
  vi.unstubAllGlobals();
});
