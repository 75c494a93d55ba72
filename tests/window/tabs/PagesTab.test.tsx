// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PagesTab } from '#window/tabs/PagesTab.tsx';
import { TopBar } from '#window/TopBar.tsx';
import { showPiece } from '../showPiece.tsx';

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = vi.fn();

test('shows the pages of a file that has not been right yet, each with its own sections', async () => {
  await showPiece(
    <>
      <TopBar />
      <PagesTab />
    </>,
  );
  const item = { name: 'Move Learn more' };
  expect(await screen.findByRole('button', item)).toBeInTheDocument();
  const choice = screen.getByRole('combobox', { name: 'Page' });
  expect(choice).toHaveValue('/');

  await userEvent.setup().selectOptions(choice, 'The 404 page');
  expect(await screen.findByRole('button', { name: 'Move Page not found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', item)).toBeNull();
});
