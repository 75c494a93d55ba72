// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';
import { Block } from '#schema/block.ts';

const pictures = ['Oven', 'Dough', 'Loaf'].map((alt, index) => ({
  src: `media/${index}.jpg`,
  alt,
  ...(alt === 'Dough' && { caption: 'Twelve hours' }),
}));

// What jsdom lacks.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      fireEvent(this, new Event('close'));
    },
  });
});

const dialog = () => screen.getByRole('dialog');
const shown = () => within(dialog()).getByRole('img').getAttribute('alt');

test('shows pictures without the edge and the padding of buttons', () => {
  renderBlock({ type: 'gallery', pictures });
  expect(screen.getByRole('button', { name: 'Dough' })).toHaveStyle({
    padding: '0px',
    overflow: 'hidden',
  });
});

test('opens the pressed picture over the page, and turns pages by the arrow keys, round and round', async () => {
  renderBlock({ type: 'gallery', pictures });
  await userEvent.click(screen.getByRole('button', { name: 'Dough' }));
  expect(shown()).toBe('Dough');
  expect(within(dialog()).getByText('Twelve hours')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('Loaf');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(shown()).toBe('Dough');
});

test('leaves the keys by which browsers go back to them', async () => {
  renderBlock({ type: 'gallery', pictures });
  await userEvent.click(screen.getByRole('button', { name: 'Dough' }));
  expect(fireEvent.keyDown(dialog(), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(shown()).toBe('Dough');
  expect(fireEvent.keyDown(dialog(), { key: 'ArrowLeft' })).toBe(false);
});

test('names the buttons of the viewer after the pictures that they lead to', async () => {
  renderBlock({ type: 'gallery', look: 'masonry', pictures });
  await userEvent.click(screen.getByRole('button', { name: 'Oven' }));
  await userEvent.click(within(dialog()).getByRole('button', { name: '2 / 3: Dough' }));
  expect(dialog()).toHaveAccessibleName('Dough');
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('shows one picture without buttons for others', async () => {
  renderBlock({ type: 'gallery', look: 'row', pictures: pictures.slice(0, 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Oven' }));
  expect(within(dialog()).getAllByRole('button')).toHaveLength(1);
});

test('moves the line between two pictures', () => {
  const [before, after] = [
    { src: 'media/a.jpg', alt: 'The old roof', label: 'Before' },
    { src: 'media/b.jpg', alt: 'The new roof' },
  ];
  renderBlock({ type: 'gallery', beforeAfter: [{ before, after, caption: 'Three days' }] });
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'The old roof',
    'The new roof',
  ]);
  const slider = screen.getByRole('slider', { name: 'The old roof – The new roof' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Before: 50 %');
  fireEvent.input(slider, { target: { value: '0.25' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Before: 25 %');
  expect(slider.parentElement?.style.getPropertyValue('--at')).toBe('0.25');
});

test('needs pictures or pairs, and not both', () => {
  expect(Block.safeParse({ type: 'gallery' }).success).toBe(false);
  const [first] = pictures;
  const half = { src: 'media/a.jpg', alt: 'The roof' };
  const pair = { before: half, after: half };
  const both = { type: 'gallery', pictures: [first], beforeAfter: [pair] };
  expect(Block.safeParse(both).success).toBe(false);
  const look = { type: 'gallery', beforeAfter: [pair], look: 'row' };
  expect(Block.safeParse(look).error?.issues.map(({ path }) => path)).toEqual([['look']]);
});
