// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { Icon } from '#parts/separate/Icon.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

test('draws an icon that nobody hears of, as high as the letters', () => {
  const { container } = renderInSite(<Icon name="clock" className="mark" />, {
    icons: { clock: '<path d="M12 6v6"/>' },
  });
  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg).toHaveAttribute('height', '1em');
  expect(svg).toHaveClass('mark');
  expect(svg?.innerHTML).toBe('<path d="M12 6v6"></path>');
  expect(container).toHaveTextContent(/^$/);
});

test('draws it where no text may be written as HTML, as the policy of a page says', () => {
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
  const drawing = '<path fill="currentColor" fill-rule="evenodd" d="M12 6v6"/><circle r="10"/>';
  const { container } = renderInSite(<Icon name="clock" />, { icons: { clock: drawing } });
  expect(container.querySelector('path')).toHaveAttribute('fill-rule', 'evenodd');
  expect(container.querySelector('circle')).toHaveAttribute('r', '10');
});

test('shows a drawing of the site in its place', () => {
  const pictures = { 'media/mark.svg': { src: '/assets/mark.svg', width: 160, height: 40 } };
  const { container } = renderInSite(<Icon name="media/mark.svg" />, { icons: {}, pictures });
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/assets/mark.svg');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveStyle({ height: '1em', width: 'auto' });
});
