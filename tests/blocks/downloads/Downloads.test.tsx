// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const files = {
  'media/form.pdf': {
    src: '/assets/form-1.pdf',
    about: 'PDF, 240 kB',
    opens: true,
    name: 'form.pdf',
  },
  'media/marks.zip': {
    src: '/assets/marks-2.zip',
    about: 'ZIP, 1 MB',
    opens: false,
    name: 'marks.zip',
  },
};

test('names each file with its type and size, and leads to it', () => {
  const form = { label: 'Form for new patients', file: 'media/form.pdf', text: 'Bring it along.' };
  const marks = { label: 'Our logos', file: 'media/marks.zip', clickName: 'logos' };
  renderBlock({ type: 'downloads', heading: 'To download', files: [form, marks] }, { files });
  const link = screen.getByRole('link', { name: 'Form for new patients (PDF, 240 kB)' });
  expect(link).toHaveAttribute('href', '/assets/form-1.pdf');
  expect(link).not.toHaveAttribute('download');
  expect(screen.getByText('Bring it along.')).toBeVisible();
  const saved = screen.getByRole('link', { name: 'Our logos (ZIP, 1 MB)' });
  expect(saved).toHaveAttribute('download', 'marks.zip');
  expect(saved).toHaveAttribute('data-click', 'logos');
});

test('begins a new list where a file has a heading', () => {
  const file = 'media/form.pdf';
  const written = [
    { label: 'One', file },
    { label: 'Two', file, group: 'For parents' },
    { label: 'Three', file },
    { label: 'Four', file, group: 'For schools' },
  ];
  renderBlock({ type: 'downloads', heading: 'To download', files: written }, { files });
  const lists = screen.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.querySelector('b')?.textContent),
  );
  expect(lists).toEqual([['One'], ['Two', 'Three'], ['Four']]);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(headings).toEqual(['For parents', 'For schools']);
});
