// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('is one link whose name is all of its lines', () => {
  renderBlock({
    type: 'bannerLink',
    lines: ['JOIN THE AFFILIATE PROGRAM', "AND YES... IT'S COMPLETELY FREE"],
    to: '/affiliates',
    clickName: 'join',
  });
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent("JOIN THE AFFILIATE PROGRAM AND YES... IT'S COMPLETELY FREE");
  expect(link).toHaveAttribute('href', '/affiliates');
  expect(link).toHaveAttribute('data-click', 'join');
});

test('leads outside the site by the name of a link', () => {
  renderBlock({ type: 'bannerLink', lines: ['Sign up'], to: 'form' });
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent(/^Sign up \(opens in a new tab\)$/);
  expect(link).toHaveAttribute('href', 'https://forms.shop.example/qualify');
  expect(link).toHaveAttribute('target', '_blank');
});
