// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { BaseLocationHook } from 'wouter';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { samplePage, shared } from '#tests/render/samplePage.ts';
import { samplePicture } from '#tests/render/sampleSite.ts';

const home = samplePage('Home', { type: 'hero', headline: 'Keep your profits' });
const notFound = samplePage('Page not found', {
  type: 'hero',
  headline: 'Oops! Page not found',
});
const adCopy = samplePage('Ads', {
  type: 'adCopy',
  heading: 'Ads',
  copyLabel: 'Copy',
  copiedLabel: 'Copied!',
  copiedFor: 2000,
  ads: [{ title: 'Hook', headline: 'Still paying?', body: 'We take 0%.', cta: 'See.' }],
});

type Visit = {
  page?: ReadyPage;
  path?: string;
  site?: Partial<SharedData>;
  hook?: BaseLocationHook;
};
const visit = ({ page = home, path = '/', site = {}, ...rest }: Visit = {}) =>
  render(<App shared={{ ...shared, ...site }} page={{ ...page, path }} path={path} {...rest} />);

test('shows the header, the sections in the main part, and the footer', () => {
  visit();
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('link', { name: 'Shop, home' })).toHaveAttribute('href', '/');
  expect(within(header).getByText('0% commission')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Keep your profits',
  );
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Delivery for shops.');
  expect(footer).toHaveTextContent('© 2026');
  const navigation = within(footer).getByRole('navigation', { name: 'More pages' });
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/affiliates', 'https://forms.shop.example/qualify']);
});

test('leaves out the header where the page switches it off', () => {
  visit({ page: { ...home, showHeader: false } });
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

test('has its title as the heading where no section is one', () => {
  visit({ page: adCopy });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Ads');
});

test('lets keyboard users skip to the content first', async () => {
  visit();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('shows the 404 page at a path that no route has', () => {
  render(<App shared={shared} page={notFound} path="/nowhere/at/all" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
});

test('hands in-site links to the navigation', async () => {
  const navigate = vi.fn();
  visit({ hook: () => ['/', navigate] });
  await userEvent.click(screen.getByRole('link', { name: 'Affiliates' }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/affiliates');
});

test('marks the links to the page that is shown, and no others', () => {
  visit({ path: '/affiliates' });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Affiliates');
});

test('marks the logo on the home page', () => {
  visit();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Shop, home');
});

test.each([
  [{}, '/assets/logo-640.webp', ''],
  [{ hasDark: true as const }, '/assets/logo-640.webp /assets/logo-light-640.webp', ''],
  [{ hasDark: true as const, logoOnStrong: undefined }, '/assets/logo-640.webp', 'Shop'],
])('has what dark ground needs beside the logo, where a site is dark: %j', (site, files, text) => {
  const logos = { logo: 'media/logo.svg', logoOnStrong: 'media/logo-light.svg' };
  const pictures = Object.fromEntries(Object.values(logos).map((src) => [src, samplePicture(src)]));
  visit({ site: { pictures, site: { ...shared.site, ...logos, ...site } } });
  const link = screen.getByRole('link', { name: 'Shop, home' });
  const shown = [...link.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(shown.join(' ')).toBe(files);
  expect(link).toHaveTextContent(text);
});

test.each([
  [undefined, ['/assets/logo-light-640.webp']],
  [['logo'] as const, ['/assets/logo-640.webp']],
  [['logo', 'logoOnStrong'] as const, ['/assets/logo-640.webp', '/assets/logo-light-640.webp']],
])('has the logos for the ground of the footer: %j', (endLogos, files) => {
  const logos = { logo: 'media/logo.svg', logoOnStrong: 'media/logo-light.svg' };
  const pictures = Object.fromEntries(Object.values(logos).map((src) => [src, samplePicture(src)]));
  const site = { ...shared.site, ...logos, ...(endLogos && { endLogos }) };
  visit({ site: { pictures, site } });
  const shown = [...screen.getByRole('contentinfo').querySelectorAll('img')];
  expect(shown.map((picture) => picture.getAttribute('src'))).toEqual(files);
});

test('shows another page with a fresh state', async () => {
  const view = visit({ page: adCopy, path: '/affiliates' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy: Hook' }));
  expect(screen.getByRole('button', { name: 'Copied!: Hook' })).toBeInTheDocument();
  view.rerender(<App shared={shared} page={adCopy} path="/buy-media" />);
  expect(screen.getByRole('button', { name: 'Copy: Hook' })).toBeInTheDocument();
});

test('shows a message when copying was refused', async () => {
  visit({ page: adCopy });
  const visitor = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await visitor.click(screen.getByRole('button', { name: 'Copy: Hook' }));
  expect(
    within(screen.getByRole('region', { name: 'Messages' })).getByRole('status'),
  ).toHaveTextContent('Your browser did not allow copying.');
});

test('holds the consent banner with two equal answers, hidden until the boot script shows it', async () => {
  const styles = document.head.appendChild(document.createElement('style'));
  styles.textContent = await readFile('src/page/consent.css', 'utf8');
  visit();
  const banner = document.getElementById('_consent');
  expect(banner).not.toBeVisible();
  document.documentElement.dataset.consent = 'ask';
  expect(banner).toBeVisible();
  expect(banner).toHaveAccessibleName('May we measure?');
  expect(banner).toHaveTextContent('Only if you agree.');
  const answers = [...(banner?.querySelectorAll('button') ?? [])];
  expect(answers.map(({ textContent, dataset }) => [textContent, dataset.consent])).toEqual([
    ['Accept', 'accepted'],
    ['Reject', 'rejected'],
  ]);
  expect(answers[0]?.className).toBe(answers[1]?.className);
  delete document.documentElement.dataset.consent;
  styles.remove();
});

test('offers to ask for consent again', () => {
  visit();
  const settings = screen.getByRole('button', { name: 'Cookie settings' });
  expect(settings).toHaveAttribute('data-consent', 'ask');
});

test('has no consent banner and no settings where the site needs no consent', () => {
  visit({ site: { consent: { ...shared.consent, asked: [] } } });
  expect(document.getElementById('_consent')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument();
});

test('shows the error screen when the page frame throws', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  visit({ site: { pictures: {} } });
  const error = screen.getByRole('alert');
  expect(within(error).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(within(error).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.queryByText('Keep your profits')).not.toBeInTheDocument();
});
