// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';

type Button = NonNullable<Extract<WrittenBlock, { type: 'callToAction' }>['buttons']>[number];

const show = (...buttons: Button[]) => renderBlock({ type: 'callToAction', buttons });

test('opens an outside address in a new tab and says so', () => {
  show({ label: 'LEARN MORE', to: 'form', clickName: 'learnMore' });
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(/^LEARN MORE \(opens in a new tab\)$/);
  expect(link).toHaveAttribute('href', 'https://forms.shop.example/qualify');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('data-click', 'learnMore');
});

test('says so beside a fuller name, too', () => {
  show({ label: 'LEARN MORE', accessibleLabel: 'Learn more about delivery', to: 'form' });
  const link = screen.getByRole('link', { name: 'Learn more about delivery (opens in a new tab)' });
  expect(within(link).getByText('LEARN MORE')).toHaveAttribute('aria-hidden', 'true');
  // Search engines judge the text, not the name.
  expect(link).toHaveTextContent(/ Learn more about delivery/);
});

test('leads to a page of the site in the same tab', () => {
  show({ label: 'Return to Home', to: '/' });
  const link = screen.getByRole('link', { name: 'Return to Home' });
  expect(link).toHaveAttribute('href', '/');
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('data-click');
});

test('dials a number in the same tab', () => {
  show({ label: 'Call Now', to: 'callNow', look: 'call' });
  const link = screen.getByRole('link', { name: 'Call Now' });
  expect(link).toHaveAttribute('href', 'tel:+442079460958');
  expect(link).not.toHaveAttribute('target');
});

test('shows a button without an action as a real button that says why, and does nothing', async () => {
  const { container } = show({ label: 'Promotional Videos', unavailable: 'Coming soon' });
  const button = screen.getByRole('button', { name: 'Promotional Videos' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleDescription('Coming soon');
  const before = container.innerHTML;
  await userEvent.click(button);
  expect(container.innerHTML).toBe(before);
});

test('describes a link by its tooltip', () => {
  show({ label: 'Call Now', to: 'callNow', tooltip: 'Monday to Friday' });
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAccessibleDescription(
    'Monday to Friday',
  );
});

test('shows several buttons in their order, and the note under them', () => {
  const { container } = renderBlock({
    type: 'callToAction',
    buttons: [
      { label: 'Log in', to: '/affiliates' },
      { label: 'Watch', to: '/' },
    ],
    smallPrint: '1 Store Per Territory',
  });
  expect(container).toHaveTextContent(/^Log inWatch1 Store Per Territory$/);
});

test('gives each look of site.yaml another appearance', () => {
  show(
    { label: 'A', to: '/', look: 'primary' },
    { label: 'B', to: '/', look: 'call' },
    { label: 'C', to: '/', look: 'quiet' },
  );
  const looks = screen.getAllByRole('link').map((link) => {
    const { color, boxShadow } = getComputedStyle(link);
    return `${color} ${boxShadow}`;
  });
  expect(new Set(looks).size).toBe(3);
});

test('says under a heading, beside a picture, what the buttons are for', () => {
  renderBlock({
    type: 'callToAction',
    look: 'card',
    heading: 'Come and see',
    text: 'Half an hour.',
    picture: { src: 'media/a.jpg', alt: 'The shop' },
    buttons: [{ label: 'Choose a time', to: '/' }],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Come and see' })).toBeVisible();
  expect(screen.getByText('Half an hour.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'The shop' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a time' })).toBeVisible();
});

test.each([
  ['normal', 540],
  ['wide', 680],
] as const)('has files for its picture where it is %s', (width, most) => {
  const picture = { src: 'media/a.jpg', alt: 'The shop' };
  renderBlock({ type: 'callToAction', look: 'card', heading: 'Come and see', picture, width });
  expect(screen.getByRole('img').getAttribute('sizes')).toContain(`px) ${most}px,`);
});

test('starts the note where the buttons start, beside a picture', () => {
  renderBlock({
    type: 'callToAction',
    picture: { src: 'media/oven.jpg', alt: 'An oven' },
    buttons: [{ label: 'Book', to: '/' }],
    smallPrint: 'Free of charge',
  });
  expect(screen.getByText('Free of charge')).toHaveStyle({ textAlign: 'start' });
});

test('is one link in a band, whose name is all that is written on it', () => {
  renderBlock({
    type: 'callToAction',
    look: 'band',
    heading: 'JOIN THE AFFILIATE PROGRAM',
    text: "AND YES... IT'S COMPLETELY FREE",
    picture: { src: 'media/a.jpg', alt: 'The shop' },
    to: '/affiliates',
    clickName: 'join',
  });
  const link = screen.getByRole('link', {
    name: "JOIN THE AFFILIATE PROGRAM AND YES... IT'S COMPLETELY FREE The shop",
  });
  expect(link).toHaveAttribute('href', '/affiliates');
  expect(link).toHaveAttribute('data-click', 'join');
  expect(within(link).getByRole('heading', { level: 2 })).toBeVisible();
});

test('leads outside the site from a band by the name of a link', () => {
  renderBlock({ type: 'callToAction', look: 'band', heading: 'Sign up', to: 'form' });
  const link = screen.getByRole('link', { name: 'Sign up (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://forms.shop.example/qualify');
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  [
    { text: 'Now.' },
    ': There is nothing to do here yet: write "buttons", or a "heading" at least.',
  ],
  [
    { heading: 'Now', to: '/' },
    'to: "to" is for a section that is one link ("look: band"). Else it belongs to one of the buttons.',
  ],
  [
    { look: 'band', to: '/' },
    ': A band is one link: it needs a "heading", and "to" for where it leads.',
  ],
  [
    { look: 'band', heading: 'Now', to: '/', buttons: [{ label: 'Go', to: '/' }] },
    'buttons: A band is one link and has no buttons: write where it leads beside it, as "to".',
  ],
])('says what does not go together: %j', (fields, problem) => {
  const { error } = Block.safeParse({ type: 'callToAction', ...fields });
  expect(error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    problem,
  ]);
});
