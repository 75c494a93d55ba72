// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Section } from '#page/Section.tsx';
import { Block } from '#schema/block.ts';
import { allComponents } from '#tests/render/allComponents.ts';
import { renderInSite } from '#tests/render/renderInSite.tsx';

const note = (text: string, more = {}) => (
  <Section
    key={text}
    components={allComponents}
    block={Block.parse({ type: 'note', text, ...more })}
  />
);
const broken = (
  <Section
    key="broken"
    components={allComponents}
    block={Block.parse({
      type: 'video',
      title: 'Film',
      video: 'https://youtu.be/aqz-KE-bpKQ',
      poster: 'media/missing.jpg',
    })}
  />
);

test('shows a message in place of a block that throws, and leaves the rest of the page alone', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  renderInSite([note('Before'), broken, note('After')]);
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.');
  expect(screen.getByText('Before')).toBeVisible();
  expect(screen.getByText('After')).toBeVisible();
});

test('has its ground and can be linked to', () => {
  renderInSite(note('Here', { id: 'offer', tone: 'strong' }));
  const section = screen.getByText('Here').closest('section');
  expect(section).toHaveAttribute('id', 'offer');
  expect(section).toHaveAttribute('data-tone', 'strong');
});

test('stands on a picture, whose words say nothing, in the colours of a dark band', () => {
  renderInSite(note('Here', { ground: 'media/street.jpg' }));
  const section = screen.getByText('Here').closest('section');
  expect(section?.querySelector('img')).toHaveAttribute('alt', '');
  expect(screen.getByText('Here').closest('[data-tone]')).toHaveAttribute('data-tone', 'strong');
});

test('has files of that picture for a crop of it that is wider than a phone', () => {
  renderInSite(note('Here', { ground: 'media/street.jpg' }));
  const image = screen.getByText('Here').closest('section')?.querySelector('img');
  expect(image).toHaveAttribute('sizes', 'max(100vw, 33rem)');
});

test('takes no other field of that name for a picture', () => {
  renderInSite(note('Here', { ground: 'media/missing.jpg' }));
  expect(screen.getByText('Here').closest('section')?.querySelector('img')).toBeNull();
});
