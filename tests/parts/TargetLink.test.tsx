// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { TargetLink } from '#parts/TargetLink.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

test('follows a link to a page of the site without a reload', async () => {
  const navigate = vi.fn();
  renderInSite(
    <Router hook={() => ['/', navigate]}>
      <TargetLink to="/affiliates#tiers">Tiers</TargetLink>
    </Router>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Tiers' }));
  expect(navigate).toHaveBeenCalledOnce();
  expect(navigate.mock.calls[0]?.[0]).toBe('/affiliates#tiers');
});

test('leaves a click that wants a new tab to the browser', async () => {
  const navigate = vi.fn();
  renderInSite(
    <Router hook={() => ['/', navigate]}>
      <TargetLink to="/affiliates">Tiers</TargetLink>
    </Router>,
  );
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault()); // jsdom cannot navigate
  const visitor = userEvent.setup();
  await visitor.keyboard('{Control>}');
  await visitor.click(link);
  expect(navigate).not.toHaveBeenCalled();
});

test('keeps the referrer for partners on links that open a new tab', () => {
  renderInSite(<TargetLink to="form">Ask</TargetLink>);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
  expect(screen.getByRole('link')).not.toHaveAttribute('referrerpolicy');
});

test('throws for a link that the page does not carry', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderInSite(<TargetLink to="nowhere">Ask</TargetLink>)).toThrow(
    'The page does not carry the link nowhere.',
  );
});

test('propagates the visit’s campaign to the links that site.yaml lists, and to no other', () => {
  renderInSite(
    <>
      <TargetLink to="form">Form</TargetLink>
      <TargetLink to="booking">Booking</TargetLink>
    </>,
    { campaign: { links: ['form'], query: 'utm_source=a' } },
  );
  expect(screen.getByText('Form')).toHaveAttribute(
    'href',
    'https://forms.shop.example/qualify?utm_source=a',
  );
  expect(screen.getByText('Form')).toHaveAttribute('data-campaign');
  expect(screen.getByText('Booking')).toHaveAttribute('href', 'https://booking.shop.example/alex');
  expect(screen.getByText('Booking')).not.toHaveAttribute('data-campaign');
});

describe('a file', () => {
  const menu = { src: '/assets/menu-3f.pdf', about: 'PDF, 240 kB', opens: true, name: 'Menu.pdf' };
  const sheet = {
    src: '/assets/prices-1a.xlsx',
    about: 'XLSX, 18 kB',
    opens: false,
    name: 'Prices.xlsx',
  };
  const files = { 'media/Menu.pdf': menu, 'media/Prices.xlsx': sheet };
  const link = () => screen.getByRole('link');

  test('says its type and size, to screen readers in a fuller name too', () => {
    renderInSite(<TargetLink to="media/Menu.pdf">Menu</TargetLink>, { files });
    expect(link()).toHaveAccessibleName('Menu (PDF, 240 kB)');
    expect(link()).toHaveTextContent('Menu (PDF, 240 kB)');
    cleanup();
    renderInSite(
      <TargetLink to="media/Menu.pdf" label="Menu of the bakery">
        Menu
      </TargetLink>,
      { files },
    );
    expect(link()).toHaveAccessibleName('Menu of the bakery (PDF, 240 kB)');
  });

  test('is one part of a button, so that its words wrap together', () => {
    renderInSite(<TargetLink to="media/Menu.pdf">Menu</TargetLink>, { files });
    expect(link().childNodes).toHaveLength(1);
  });

  test('opens where browsers show it, and is saved under its own name where not', () => {
    renderInSite(<TargetLink to="media/Menu.pdf">Menu</TargetLink>, { files });
    expect(link()).toHaveAttribute('href', menu.src);
    expect(link()).not.toHaveAttribute('download');
    cleanup();
    renderInSite(<TargetLink to="media/Prices.xlsx">Prices</TargetLink>, { files });
    expect(link()).toHaveAttribute('download', 'Prices.xlsx');
  });

  test('opens in a new tab, or is saved, as its entry under links says', () => {
    const form = { href: 'media/Menu.pdf', newTab: false, download: true };
    renderInSite(<TargetLink to="form">Menu</TargetLink>, { files, links: { form } });
    expect(link()).toHaveAttribute('download', 'Menu.pdf');
    cleanup();
    const inTab = { href: 'media/Menu.pdf', newTab: true };
    renderInSite(<TargetLink to="form">Menu</TargetLink>, { files, links: { form: inTab } });
    expect(link()).toHaveAccessibleName(/^Menu \(PDF, 240 kB\) ?\(opens in a new tab\)$/);
    expect(link()).toHaveAttribute('target', '_blank');
    expect(link()).not.toHaveAttribute('download');
  });
});
