// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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
