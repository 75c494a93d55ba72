// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
  act(() => void script.dispatchEvent(new Event('load')));
  await wait(0);
}
/** Something has come into the frame: the booking page, or an error page in its place. */
async function load() {
  for (const calendar of calendars()) fireEvent.load(calendar);
  await wait(0);
}
/** The page in the frame says something; a stranger, where `from` says so. */
async function say(data: unknown, from: Pick<MessageEventInit, 'origin' | 'source'> = {}) {
  const source = calendars()[0]?.contentWindow ?? null;
  const origin = 'https://booking.shop.example';
  dispatchEvent(new MessageEvent('message', { data, source, origin, ...from }));
  await wait(0);
}
const isAlive = { event: 'calendly.event_type_viewed' };
async function refuse() {
  const script = scripts().at(-1);
  if (!script) throw new Error('The page has asked for no script.');
  act(() => void script.dispatchEvent(new Event('error')));
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
  expect(place).toHaveStyle({ height: '700px' });
  expect(place?.lastElementChild).toHaveStyle({ minWidth: '320px' });
});

test('loads the script of the service, once', async () => {
  renderBlock(scheduler);
  await wait(9000);
  expect(scripts().map(({ src }) => src)).toEqual(['https://widget.shop.example/widget.js']);
});

test('is hydrated without waiting for an interaction', () => {
  const { container } = renderBlock(scheduler);
  expect(container.querySelector('[data-hydrate=now]')).toBeInTheDocument();
});

test('shows the booking page of its route, under its own name', async () => {
  renderBlock(scheduler);
  await answer();
  expect(screen.getByTitle('Calendar of Alex')).toHaveAttribute(
    'data-page',
    'https://booking.shop.example/alex',
  );
  expect(screen.getByRole('status')).toBeInTheDocument();
  await load();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await say(isAlive);
  await wait(60_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('takes an answer of the frame’s host for no proof, and the word of the booking page for one', async () => {
  renderBlock(scheduler);
  await answer();
  await load();
  await wait(10_000);
  expect(screen.getByRole('alert')).toHaveTextContent(scheduler.failed);
  const calendar = screen.getByTitle('Calendar of Alex').parentElement;
  expect(calendar).toHaveStyle({ opacity: '0' });
  expect(calendar).toHaveAttribute('inert');
  await say(isAlive);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(calendar).not.toHaveStyle({ opacity: '0' });
  expect(calendar).not.toHaveAttribute('inert');
});

test.each([
  ['of another origin', isAlive, { origin: 'https://evil.example' }],
  ['of another window', isAlive, { source: window }],
  ['of nobody', isAlive, { source: null }],
  ['that is no text and no group', 7, {}],
  ['that is nothing', null, {}],
  ['of a library that is not known', { event: 'evil.calendly.event_type_viewed' }, {}],
  ['whose event is a group', { event: { toString: 'calendly.event_type_viewed' } }, {}],
  ['that is long', 'calendly.event_type_viewed'.repeat(10_000), {}],
])('does not listen to a message %s', async (_, data, from) => {
  renderBlock(scheduler);
  await answer();
  await load();
  await say(data, from);
  await wait(10_000);
  expect(screen.getByRole('alert')).toBeInTheDocument();
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
  await load();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await say(isAlive);
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

test('loads and draws nothing more when the visitor has left', async () => {
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

describe('the height', () => {
  const box = () => screen.getByTitle('Calendar of Alex').closest('[aria-busy]');
  const height = (value: unknown) => ({
    event: 'calendly.page_height',
    payload: { height: value },
  });

  test.each([
    ['900px', 900],
    [850.2, 851],
    ['5000px', 1200],
    ['100px', 700],
    [-900, 700],
    [Number.NaN, 700],
    [Infinity, 700],
    ['1e9', 700],
    ['99999999999999999999px', 700],
    ['calc(1px)', 700],
    [{ huge: Array.from({ length: 10_000 }) }, 700],
    [undefined, 700],
  ])(
    'that the page requests (%j) is followed within its bounds: %i px',
    async (requested, seen) => {
      renderBlock({ ...scheduler, maxHeight: 1200 });
      await answer();
      await say(height(requested));
      expect(box()).toHaveStyle({ height: `${seen}px` });
      await wait(10_000);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('stays as it is where site.yaml sets no bound', async () => {
    renderBlock(scheduler);
    await answer();
    await say(height('900px'));
    expect(box()).toHaveStyle({ height: '700px' });
  });
});

describe('other ways to book', () => {
  const written = {
    ...scheduler,
    doubt: 'No calendar?',
    otherWays: [{ label: 'Call us', to: 'callNow' }],
  };

  test('are beside the plain link once the calendar has failed, and not before', async () => {
    renderBlock(written);
    expect(screen.getByText('No calendar?')).toBeInTheDocument();
    expect(screen.queryByText('Call us')).not.toBeInTheDocument();
    await wait(10_000);
    expect(within(screen.getByRole('alert')).getByText('Call us')).toHaveAttribute(
      'href',
      'tel:+442079460958',
    );
    expect(screen.getAllByText('Open the booking page')).toHaveLength(1);
  });
});

describe('a booking', () => {
  const booked = { event: 'calendly.event_scheduled', payload: { invitee: { uri: 'x' } } };

  test('is reported once, whatever the page repeats', async () => {
    const { report } = renderBlock(scheduler);
    await answer();
    await say(booked, { origin: 'https://evil.example' });
    expect(report).not.toHaveBeenCalled();
    await say(booked, { origin: 'https://calendly.com' });
    await say(booked);
    expect(report).toHaveBeenCalledOnce();
  });

  test('is reported in strict mode once, too, and not after the visitor has left', async () => {
    const { report, unmount } = renderBlock(scheduler, { reactStrictMode: true });
    for (const script of scripts()) await answer(script);
    await say(booked);
    expect(report).toHaveBeenCalledOnce();
    const source = calendars()[0]?.contentWindow ?? null;
    unmount();
    await say(booked, { source });
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('without a script', () => {
  const { script: _, ...scriptless } = scheduler;
  const draw = async (provider: 'calendly' | 'calCom' | 'hubSpot' | 'iframe') => {
    const view = renderBlock({ ...scriptless, provider });
    await wait(0);
    return view;
  };
  const address = () => screen.getByTitle<HTMLIFrameElement>('Calendar of Alex').src;

  test.each([
    [
      'calendly',
      'https://booking.shop.example/alex?embed_type=Inline&embed_domain=localhost',
      isAlive,
      { event: 'calendly.event_scheduled' },
    ],
    [
      'calCom',
      'https://booking.shop.example/alex/embed?embed=&embedType=inline',
      { originator: 'CAL', type: 'linkReady', data: {} },
      { originator: 'CAL', type: 'bookingSuccessfulV2', data: { uid: 'x' } },
    ],
    [
      'hubSpot',
      'https://booking.shop.example/alex?embed=true',
      { height: 600 },
      { meetingBookSucceeded: true },
    ],
  ] as const)(
    'shows the frame of %s, hears its life and its booking',
    async (provider, src, alive, booked) => {
      const { report } = await draw(provider);
      expect(scripts()).toEqual([]);
      expect(address()).toBe(src);
      await wait(10_000);
      expect(screen.getByRole('alert')).toBeInTheDocument();
      await say(alive);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(report).not.toHaveBeenCalled();
      await say(booked);
      expect(report).toHaveBeenCalledOnce();
    },
  );

  test.each(['hubSpot', 'iframe'] as const)(
    'does not doubt a calendar of %s that came and says nothing, but one that never came',
    async (provider) => {
      await draw(provider);
      await wait(9999);
      await load();
      await wait(60_000);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      cleanup();
      await draw(provider);
      await wait(10_000);
      expect(screen.getByRole('alert')).toBeInTheDocument();
    },
  );

  test('greets Cal.com back, which stays invisible until then', async () => {
    await draw('calCom');
    const frame = calendars()[0]?.contentWindow;
    if (!frame) throw new Error('There is no frame.');
    const post = vi.spyOn(frame, 'postMessage').mockReturnValue();
    await say({ originator: 'CAL', type: '__iframeReady' });
    expect(post).toHaveBeenCalledExactlyOnceWith(
      { originator: 'CAL', method: 'parentKnowsIframeReady' },
      'https://booking.shop.example',
    );
  });

  test.each([
    [850, 850],
    [1_000_000_000, 1000],
    [10, 700],
    [-1, 700],
    ['<b>', 700],
  ])(
    'follows the height that Cal.com requests (%s) within its bounds: %i px',
    async (iframeHeight, seen) => {
      renderBlock({ ...scriptless, provider: 'calCom', maxHeight: 1000 });
      await wait(0);
      await say({ originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight } });
      const box = screen.getByTitle('Calendar of Alex').closest('[aria-busy]');
      expect(box).toHaveStyle({ height: `${seen}px` });
    },
  );

  test('says so at once when Cal.com reports an error', async () => {
    await draw('calCom');
    await say({ originator: 'CAL', type: 'linkFailed', data: { code: '404' } });
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});

test('leaves no listener behind', async () => {
  const signals = vi.spyOn(globalThis, 'addEventListener');
  const { unmount } = renderBlock(scheduler);
  await answer();
  const options = signals.mock.calls.flatMap(([type, , given]) =>
    type === 'message' && typeof given === 'object' ? [given] : [],
  );
  expect(options).toHaveLength(1);
  unmount();
  expect(options[0]?.signal?.aborted).toBe(true);
});

test('propagates the visit’s campaign to the booking page in the frame, as its link does', async () => {
  renderBlock(
    { ...scheduler, script: undefined },
    { campaign: { links: ['booking'], query: 'utm_source=a' } },
  );
  await wait(0);
  const { searchParams } = new URL(calendars()[0]?.src ?? '');
  expect(searchParams.get('utm_source')).toBe('a');
  expect(searchParams.get('embed_type')).toBe('Inline');
});
