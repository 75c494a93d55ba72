// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeClock } from '#tests/render/fakeClock.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const scheduler = {
  type: 'scheduler' as const,
  heading: 'Book your 30-minute call with Alex',
  text: 'It is free.',
  title: 'Calendar of Alex',
  provider: 'calendly' as const,
  script: 'widget',
  page: 'booking',
  height: 700,
  minWidth: 320,
  patience: 10_000,
  loading: 'The calendar is loading',
  failed: 'The calendar could not be loaded here.',
  link: 'Open the booking page',
};
const { wait } = fakeClock();

const scripts = () => [...document.querySelectorAll('script')];
const calendars = () => document.querySelectorAll('iframe');

/** What the scheduling service's script does when it comes. */
const drawCalendar = vi.fn(
  ({ url, parentElement }: { url: string; parentElement: HTMLElement }) => {
    const frame = document.createElement('iframe');
    frame.dataset.page = url;
    parentElement.append(frame);
  },
);
async function answer(script = scripts().at(-1)) {
  if (!script) throw new Error('The page has asked for no script.');
  window.Calendly = { initInlineWidget: drawCalendar };
  fireEvent.load(script);
  await wait(0);
}
/** The booking page has come. */
async function open() {
  for (const calendar of calendars()) fireEvent.load(calendar);
  await wait(0);
}
async function refuse() {
  const script = scripts().at(-1);
  if (!script) throw new Error('The page has asked for no script.');
  fireEvent.error(script);
  await wait(0);
}

afterEach(() => {
  delete window.Calendly;
  drawCalendar.mockClear();
  for (const script of scripts()) script.remove();
});

test('says that the calendar is loading, in a place that is kept for it', () => {
  renderBlock(scheduler);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(scheduler.heading);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('The calendar is loading');
  const place = status.closest('[aria-busy]');
  expect(place).toHaveAttribute('aria-busy', 'true');
  expect(place).toHaveStyle({ height: '700px', minWidth: '320px' });
});

test('asks for the script of the service, once', async () => {
  renderBlock(scheduler);
  await wait(9000);
  expect(scripts().map(({ src }) => src)).toEqual(['https://widget.shop.example/widget.js']);
});

test('asks the boot script to bring React at once', () => {
  const { container } = renderBlock(scheduler);
  expect(container.querySelector('[data-alive]')).toBeInTheDocument();
});

test('shows the booking page of its route, under its own name', async () => {
  renderBlock(scheduler);
  await answer();
  expect(screen.getByTitle('Calendar of Alex')).toHaveAttribute(
    'data-page',
    'https://booking.shop.example/alex',
  );
  expect(screen.getByRole('status')).toBeInTheDocument();
  await open();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await wait(60_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says so when the booking page never comes, and keeps its place', async () => {
  renderBlock(scheduler);
  await answer();
  await wait(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent('The calendar could not be loaded here.');
  expect(calendars()).toHaveLength(1);
});

test('draws at once where the script is there already', async () => {
  window.Calendly = { initInlineWidget: drawCalendar };
  renderBlock(scheduler);
  await wait(0);
  expect(screen.getByTitle('Calendar of Alex')).toBeInTheDocument();
  expect(scripts()).toEqual([]);
});

test('tries a failed script again after 1, 2 and 4 seconds, then says so', async () => {
  renderBlock(scheduler);
  for (const pause of [1000, 2000, 4000]) {
    await refuse();
    await wait(pause - 1);
    expect(scripts()).toEqual([]);
    await wait(1);
    expect(scripts()).toHaveLength(1);
    expect(screen.getByRole('status')).toBeInTheDocument();
  }
  await refuse();
  expect(screen.getByRole('alert')).toHaveTextContent('The calendar could not be loaded here.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await wait(60_000);
  expect(scripts()).toEqual([]);
});

test('shows the calendar when a later try succeeds', async () => {
  renderBlock(scheduler);
  await refuse();
  await wait(1000);
  await answer();
  expect(screen.getByTitle('Calendar of Alex')).toBeInTheDocument();
  expect(drawCalendar).toHaveBeenCalledOnce();
});

test('says so when the script does not answer in time, and still shows it when it comes', async () => {
  renderBlock(scheduler);
  await wait(9999);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole('alert')).toHaveTextContent('The calendar could not be loaded here.');
  await answer();
  await open();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByTitle('Calendar of Alex')).toBeInTheDocument();
});

test('says so when the script comes but draws nothing', async () => {
  renderBlock(scheduler);
  drawCalendar.mockImplementationOnce(() => {});
  await answer();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('says so when the script throws', async () => {
  renderBlock(scheduler);
  drawCalendar.mockImplementationOnce(() => {
    throw new Error('The widget is broken.');
  });
  await answer();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('always has a plain link to the booking page', async () => {
  renderBlock(scheduler);
  const expectLink = () =>
    expect(screen.getByText('Open the booking page')).toHaveAttribute(
      'href',
      'https://booking.shop.example/alex',
    );
  expectLink();
  await wait(10_000);
  expectLink();
  await answer();
  expectLink();
});

test('asks for and draws nothing more when the visitor has left', async () => {
  const { unmount } = renderBlock(scheduler);
  const [script] = scripts();
  unmount();
  await answer(script);
  await wait(60_000);
  expect(drawCalendar).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});

test('tries no further when the visitor leaves between two tries', async () => {
  const { unmount } = renderBlock(scheduler);
  await refuse();
  unmount();
  await wait(60_000);
  expect(scripts()).toEqual([]);
});

test('draws one calendar in React’s strict mode, too, where it is mounted twice', async () => {
  const append = vi.spyOn(document.head, 'append');
  renderBlock(scheduler, { reactStrictMode: true });
  const asked = append.mock.calls.flat() as HTMLScriptElement[];
  expect(asked).toHaveLength(2);
  for (const script of asked) await answer(script);
  await wait(60_000);
  expect(calendars()).toHaveLength(1);
  expect(drawCalendar).toHaveBeenCalledOnce();
});

test('draws one calendar in strict mode where the script is there already', async () => {
  window.Calendly = { initInlineWidget: drawCalendar };
  renderBlock(scheduler, { reactStrictMode: true });
  await wait(0);
  expect(calendars()).toHaveLength(1);
  expect(drawCalendar).toHaveBeenCalledOnce();
});
