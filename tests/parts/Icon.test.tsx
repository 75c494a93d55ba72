// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Icon } from '#parts/Icon.tsx';
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

test('shows a drawing of the site in its place', () => {
  const pictures = { 'media/mark.svg': { src: '/assets/mark.svg', width: 160, height: 40 } };
  const { container } = renderInSite(<Icon name="media/mark.svg" />, { icons: {}, pictures });
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', '/assets/mark.svg');
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveStyle({ height: '1em', width: 'auto' });
});
