// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { App } from '#page/App.tsx';
import { restoreClosed } from '#page/frame/Announcement.tsx';
import type { SharedData } from '#page/PageData.ts';
import { samplePage, shared } from '#tests/render/samplePage.ts';
import { samplePicture } from '#tests/render/sampleSite.ts';

const home = samplePage('Home', { type: 'hero', headline: 'Keep your profits' });
const button = (label: string) => ({ label, to: 'form', look: 'primary' as const });

type Given = { header?: object; footer?: object; path?: string; showHeader?: boolean };
function visit({ header = {}, footer = {}, path = '/', showHeader = true }: Given) {
  const site: SharedData = {
    ...shared,
    header: { ...shared.header, menuLabel: 'Menu', ...header },
    footer: { ...shared.footer, ...footer },
    icons: { wrench: '<path d="M4 4"/>' },
    pictures: { ...shared.pictures, 'media/badge.svg': samplePicture('media/badge.svg') },
  };
  const page = { ...home, path, showHeader, extras: ['Frame' as const] };
  return render(<App shared={site} page={page} path={path} />);
}

describe('the header', () => {
  const menu = [
    { label: 'Prices', to: '/prices' },
    {
      label: 'Repairs',
      links: [
        { label: 'Brakes', to: '/brakes', text: 'On the same day' },
        { label: 'Ask us', to: 'form' },
      ],
    },
  ];

  test('has a menu of links and groups, the text and the buttons, behind one button', () => {
    visit({ header: { menu, buttons: [button('Book')] }, path: '/brakes' });
    const [opener] = screen.getAllByRole('button', { name: 'Menu', hidden: true });
    const nav = screen.getByRole('navigation', { name: 'Menu', hidden: true });
    expect(opener?.getAttribute('popovertarget')).toBe(nav.id);
    // The boot script holds no click on it.
    expect(opener).toHaveAttribute('data-consent', '');
    const links = within(nav).getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/prices',
      '/brakes',
      'https://forms.shop.example/qualify',
      'https://forms.shop.example/qualify',
    ]);
    expect(nav).toHaveTextContent('On the same day');
    expect(nav).toHaveTextContent('0% commission');
    expect(nav.querySelector('[aria-current=page]')).toHaveTextContent('Brakes');
    expect(nav.querySelector('details')).toHaveAttribute('name', nav.id);
  });

  test.each([
    ['/brakes', 'true'],
    ['/prices', null],
  ])('marks a group only while the page of one of its links is shown: %s', (path, mark) => {
    visit({ header: { menu }, path });
    expect(document.querySelector('summary')?.getAttribute('aria-current')).toBe(mark);
  });

  test.each([{}, { menu }])('has a line that leads somewhere: %o', (more) => {
    visit({ header: { ...more, text: 'Emergencies: 020 7946 0958', to: 'form' } });
    const [line] = screen.getAllByRole('link', { name: /^Emergencies/, hidden: true });
    expect(line).toHaveAttribute('href', 'https://forms.shop.example/qualify');
  });

  test('shows an icon before a link of a group, which adds nothing to its name', () => {
    const links = [{ label: 'Brakes', to: '/brakes', icon: 'wrench' }];
    visit({ header: { menu: [{ label: 'Repairs', links }] } });
    const link = screen.getByRole('link', { name: 'Brakes', hidden: true });
    expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test('closes a group by Escape, with the focus back on it, and by a press elsewhere', async () => {
    visit({ header: { menu } });
    const group = document.querySelector('details');
    if (!group) throw new Error('There is no group.');
    const visitor = userEvent.setup();
    const open = () => {
      group.open = true;
      group.querySelector('a')?.focus();
    };
    open();
    await visitor.keyboard('{Escape}');
    expect(group.open).toBe(false);
    expect(group.querySelector('summary')).toHaveFocus();
    open();
    await visitor.click(screen.getByRole('heading', { level: 1 }));
    expect(group.open).toBe(false);
    open();
    await visitor.click(screen.getByText('Brakes'));
    expect(group.open).toBe(false);
  });

  test('shows a single button without a menu', () => {
    visit({ header: { buttons: [button('Book')] } });
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: /^Book/ })).toBeInTheDocument();
    expect(within(header).queryByRole('navigation', { hidden: true })).not.toBeInTheDocument();
  });

  test('remembers the words of an announcement that was closed', async () => {
    const announcement = { text: 'Closed on Monday.', link: { label: 'More', to: '/news' } };
    visit({ header: { announcement } });
    const line = screen.getByRole('complementary');
    expect(line).toHaveTextContent('Closed on Monday. More');
    await userEvent.click(within(line).getByRole('button', { name: 'Dismiss' }));
    expect(document.documentElement.dataset['closed']).toBe('');
    expect(localStorage.getItem('announcement')).toBe('Closed on Monday.');
    expect(screen.getByRole('main')).toHaveFocus();
    // In the preview, the page is loaded anew, and its words change.
    delete document.documentElement.dataset['closed'];
    restoreClosed({ text: 'Closed on Monday.' });
    expect(document.documentElement.dataset['closed']).toBe('');
    restoreClosed({ text: 'Closed on Tuesday.', until: '2999-12-31' });
    expect(document.documentElement.dataset['closed']).toBeUndefined();
    restoreClosed({ text: 'Closed on Tuesday.', until: '2020-12-31' });
    expect(document.documentElement.dataset['closed']).toBe('');
    restoreClosed();
    expect(document.documentElement.dataset['closed']).toBeUndefined();
    localStorage.clear();
  });

  test('has its buttons at the foot of phones as the last thing of the page', () => {
    visit({ header: { callBar: [button('Call'), button('Book')] } });
    const bar = screen.getByRole('region', { name: 'Call, Book' });
    expect(bar.parentElement?.lastElementChild).toBe(bar);
  });

  test('keeps a telephone number there on one line', () => {
    visit({ header: { callBar: [button('Emergency 0151 496 0199'), button('Book')] } });
    const link = document.querySelector('#_callBar a');
    expect(link?.firstChild?.textContent).toBe('Emergency 0151\u00a0496\u00a00199');
  });

  test('takes all of that along where a page leaves it out', () => {
    const announcement = { text: 'Closed on Monday.' };
    visit({ header: { menu, announcement, callBar: [button('Call')] }, showHeader: false });
    expect(document.querySelector('#_menu, #_announcement, #_callBar, header')).toBeNull();
  });
});

test('the footer has an address, columns, networks and badges', () => {
  visit({
    footer: {
      address: ['Main Street 1', 'Bristol'],
      columns: [{ heading: 'Repairs', links: [{ label: 'Brakes', to: '/brakes' }] }],
      networks: [{ label: 'Instagram', to: 'form' }],
      badges: [{ src: 'media/badge.svg', alt: 'Member of the guild' }],
    },
  });
  const footer = screen.getByRole('contentinfo');
  expect(footer.querySelector('address')).toHaveTextContent('Main Street 1Bristol');
  const nav = within(footer).getByRole('navigation', { name: 'More pages' });
  expect(within(nav).getByRole('heading', { name: 'Repairs' })).toBeInTheDocument();
  expect(within(nav).getByRole('link')).toHaveTextContent('Brakes');
  expect(within(footer).getByRole('img')).toHaveAccessibleName('Member of the guild');
  // The links that most sites have stand in the last line.
  const last = within(footer).getByText('© 2026').parentElement;
  expect(last).toHaveTextContent('© 2026AffiliatesAsk us (opens in a new tab)Cookie settings');
});
