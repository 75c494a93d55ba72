// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from '#parts/Picture.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';
import { samplePicture } from '#tests/render/sampleSite.ts';

test('offers the picture at several widths and keeps its place', () => {
  renderInSite(<Picture src="media/shop.jpg" alt="A shop" sizes="50vw" />);
  const picture = screen.getByRole('img', { name: 'A shop' });
  expect(picture).toHaveAttribute('src', '/assets/shop-640.webp');
  expect(picture).toHaveAttribute('srcset', '/assets/shop-640.webp 640w');
  expect(picture).toHaveAttribute('sizes', '50vw');
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '360');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).not.toHaveAttribute('fetchpriority');
});

test('fetches first what is in the first screen', () => {
  renderInSite(<Picture src="media/shop.jpg" alt="A shop" sizes="50vw" loading="eager" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('offers AVIF first where it was made, and a colour that holds the place', () => {
  const shop = {
    ...samplePicture('media/shop.jpg'),
    sources: [{ type: 'image/avif', srcSet: '/assets/shop-640.avif 640w' }],
    tint: '#a97',
  };
  renderInSite(<Picture src="media/shop.jpg" alt="A shop" sizes="50vw" />, {
    pictures: { 'media/shop.jpg': shop },
  });
  const picture = screen.getByRole('img', { name: 'A shop' });
  expect(picture).toHaveAttribute('data-tint', '#a97');
  const source = picture.previousElementSibling;
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', '/assets/shop-640.avif 640w');
  expect(source).toHaveAttribute('sizes', '50vw');
});

test('gives a drawing, which has one file, no sizes', () => {
  const pictures = { 'media/logo.svg': { src: '/assets/logo.svg', width: 160, height: 40 } };
  renderInSite(<Picture src="media/logo.svg" alt="Logo" sizes="160px" />, { pictures });
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
});

test('says `sizes` and `loading` before `src`, or Safari fetches too early', () => {
  renderInSite(<Picture src="media/shop.jpg" alt="A shop" sizes="50vw" />);
  const names = screen.getByRole('img').getAttributeNames();
  expect(names.indexOf('src')).toBeGreaterThan(names.indexOf('sizes'));
  expect(names.indexOf('src')).toBeGreaterThan(names.indexOf('loading'));
});

test('throws for a picture without files, and outside a page', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const picture = <Picture src="media/missing.jpg" alt="" sizes="1px" />;
  expect(() => renderInSite(picture)).toThrow(
    'No files were made for the picture media/missing.jpg.',
  );
  expect(() => render(picture)).toThrow('A block was rendered outside <SiteContext>.');
});
